/* The rounds of two sets whose S-boxes are tables (boxes/boxes.h), in steps. A step is one function
 * g. It looks up its bytes, while the words of the step before are put together again, and
 * multiplies by the MDS matrix, while the bytes of the step after are taken apart. A processor that
 * executes one kind of these operations on one port, and another on another, then uses both all the
 * time. */

enum { STEPS = 4, STEPS_OF_SET = 2 }; /* of a round: first the two words of the first set */

/* Four bytes of a word of all blocks of a set, or the word of four groups. */
typedef struct planes {
    vec x[4];
} planes;

typedef struct flow {
    planes bytes[2];      /* of this step and of the next one in turn */
    planes result[STEPS]; /* of the functions g */
} flow;

/* Takes vectors `word` of a set. */
ALWAYS_INLINE void take_word(planes *bytes, const vec x[VECTORS], size_t set, size_t word) {
    for (size_t g = 0; g < SET; g++)
        bytes->x[g] = x[SET_VECTORS * set + 4 * g + word];
}

ALWAYS_INLINE void transpose_in_order(planes *p, size_t quarter) {
    transpose_quarter(p->x, quarter);
    for (size_t i = 0; i < 4; i++)
        vec_keep_order(p->x[i]);
}

/* A step of a round. `before` tells whether there is a step before it, `after` whether there is one
 * after it. */
ALWAYS_INLINE void do_step(bool decrypts, vec x[VECTORS], flow *f, size_t step, bool is_odd,
                           size_t round, bool before, bool after, const call_keys *all) {
    const size_t previous = (step + STEPS - 1) % STEPS, next = (step + 1) % STEPS;
    const round_words now = is_odd ? odd : even, other = is_odd ? even : odd;
    const round_words previous_words = step == 0 ? other : now,
                      next_words = next == 0 ? other : now;
    const size_t previous_round = step > 0 ? round : decrypts ? round + 1 : round - 1;
    const size_t rotated = step % STEPS_OF_SET; /* in bytes */
    planes y, *bytes = &f->bytes[step % 2], *next_bytes = &f->bytes[next % 2];
    for (size_t box = 0; box < 4; box++) {
        y.x[box] = lookup256(all->sboxes[box], bytes->x[(box + 4 - rotated) % 4]);
        vec_keep_order(y.x[box]);
        if (before)
            transpose_in_order(&f->result[previous], box);
    }
    if (before && step % STEPS_OF_SET == 0)
        end_round(decrypts, x + SET_VECTORS * (previous / STEPS_OF_SET), f->result[previous - 1].x,
                  f->result[previous].x, previous_words, previous_round, all, NULL);
    if (after)
        take_word(next_bytes, x, next / STEPS_OF_SET,
                  next % STEPS_OF_SET == 0 ? next_words.a : next_words.b);
    for (size_t row = 0; row < 4; row++) {
        f->result[step].x[row] = mds_row(y.x, row);
        vec_keep_order(f->result[step].x[row]);
        if (after)
            transpose_in_order(next_bytes, row);
    }
}

ALWAYS_INLINE void one_round(bool decrypts, vec x[VECTORS], flow *f, bool is_odd, size_t round,
                             bool is_first, bool is_last, const call_keys *all) {
    do_step(decrypts, x, f, 0, is_odd, round, !is_first, true, all);
    do_step(decrypts, x, f, 1, is_odd, round, true, true, all);
    do_step(decrypts, x, f, 2, is_odd, round, true, true, all);
    do_step(decrypts, x, f, 3, is_odd, round, true, !is_last, all);
}

/* Begins the flow with the first word. */
ALWAYS_INLINE void start_flow(flow *f, const vec x[VECTORS], size_t word) {
    take_word(&f->bytes[0], x, 0, word);
    to_planes(f->bytes[0].x);
}

/* Ends the last round of the second set. */
ALWAYS_INLINE void end_flow(bool decrypts, vec x[VECTORS], flow *f, round_words words, size_t round,
                            const call_keys *all) {
    from_planes(f->result[STEPS - 1].x);
    end_round(decrypts, x + SET_VECTORS, f->result[STEPS - 2].x, f->result[STEPS - 1].x, words,
              round, all, NULL);
}

ALWAYS_INLINE void encrypt_rounds(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    flow f;
    (void)each;
    start_flow(&f, x, even.a);
    one_round(false, x, &f, false, 0, true, false, all);
    for (size_t round = 1; round < ROUNDS - 1; round += 2) {
        one_round(false, x, &f, true, round, false, false, all);
        one_round(false, x, &f, false, round + 1, false, false, all);
    }
    one_round(false, x, &f, true, ROUNDS - 1, false, true, all);
    end_flow(false, x, &f, odd, ROUNDS - 1, all);
}

ALWAYS_INLINE void decrypt_rounds(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    flow f;
    (void)each;
    start_flow(&f, x, odd.a);
    one_round(true, x, &f, true, ROUNDS - 1, true, false, all);
    for (size_t round = ROUNDS - 2; round > 0; round -= 2) {
        one_round(true, x, &f, false, round, false, false, all);
        one_round(true, x, &f, true, round - 1, false, false, all);
    }
    one_round(true, x, &f, false, 0, false, true, all);
    end_flow(true, x, &f, even, 0, all);
}
