/* Gives channels to the lanes of a kernel. A lane that becomes free takes a channel that waits. */
#include "../bytes.h"
#include "narrow.h"

/* The channels in progress. Lane `i` below `active` has a channel. The other lanes repeat `copied`.
 */
typedef struct crew {
    const lane_job *job;
    size_t block;                           /* bytes */
    bool decrypts;                          /* the lanes' keys are those of decryption */
    const broadside_channel *waiting, *end; /* channels that have not started */
    size_t least_alone;                     /* blocks; see runs_alone */
    size_t kind_at;                         /* see `kernel` */
    /* Kinds of keys: the kind of the first channel, the present kind, and the kind to take next.
     * The next kind is the next larger one among the waiting channels, in a circle of all numbers
     * that begins at the first kind. If there is none, it is the first kind. */
    uint32_t first_kind, kind, next_kind;
    /* The next channel of a lane comes `ahead` channels later. Channels from `last_fetches` on have
     * no such channel. */
    size_t ahead;
    const broadside_channel *last_fetches;
    size_t active;
    const broadside_channel *copied; /* NULL: no lane repeats another */
    const broadside_channel *channel[LANES_LIMIT];
    size_t done[LANES_LIMIT]; /* bytes */
    size_t left[LANES_LIMIT]; /* whole blocks */
} crew;

static uint32_t kind_of(const crew *c, const broadside_channel *channel) {
    return *(const uint32_t *)(const void *)((const uint8_t *)channel->key + c->kind_at);
}

/* Whether the channel waits until the channels with keys of the present kind are done. */
static bool is_for_later(crew *c, const broadside_channel *channel) {
    if (c->kind_at == 0 || kind_of(c, channel) == c->kind)
        return false;
    uint32_t kind = kind_of(c, channel), after = kind - c->first_kind;
    bool is_later = after > c->kind - c->first_kind;
    if (is_later && (c->next_kind == c->first_kind || after < c->next_kind - c->first_kind))
        c->next_kind = kind;
    return true;
}

/* Fetches the beginning of a channel into the cache: its chain, its data, and the first part of its
 * key. */
static void fetch_early(const broadside_channel *channel) {
    enum { LINE = 64, LINES_OF_KEY = 4 };
    fetch_line(channel->chain);
    fetch_line(channel->in);
    for (uintptr_t line = 0; line < LINES_OF_KEY; line++)
        fetch_line((const void *)((uintptr_t)channel->key + line * LINE));
}

/* The mode of a channel outside the lanes. */
static wide_mode alone(lane_mode mode) {
    static const wide_mode modes[LANE_MODES] = {
        [LANE_CBC_ENCRYPT] = WIDE_CBC_ENCRYPT,
        [LANE_CFB_ENCRYPT] = WIDE_CFB_ENCRYPT,
        [LANE_OFB] = WIDE_OFB,
        [LANE_CTR] = WIDE_CTR,
        [LANE_CBC_DECRYPT] = WIDE_CBC_DECRYPT,
        [LANE_CFB_DECRYPT] = WIDE_CFB_DECRYPT,
    };
    return modes[mode];
}

/* Whether the channel is faster without lanes, or lanes cannot do it. */
static bool runs_alone(const crew *c, const broadside_channel *channel) {
    if (!is_parallel(c->job->mode))
        return false;
    size_t blocks = blocks_in(channel->bytes, c->block);
    return blocks >= c->least_alone || (c->job->fits != NULL && !c->job->fits(channel, blocks));
}

static size_t start(const crew *c, const broadside_channel *channel) {
    return c->job->start == NULL ? 0 : c->job->start(channel);
}

static void finish(const crew *c, const broadside_channel *channel, size_t done) {
    if (c->job->finish != NULL)
        c->job->finish(channel, done);
}

/* Starts the next channel that has whole blocks, in a free lane. */
static bool take_channel(crew *c, size_t lane) {
    while (c->waiting < c->end) {
        const broadside_channel *next = c->waiting++;
        if (next->bytes == 0 || is_for_later(c, next))
            continue;
        if (runs_alone(c, next)) {
            c->job->alone(next);
            continue;
        }
        if (next < c->last_fetches)
            fetch_early(next + c->ahead);
        size_t done = start(c, next);
        if (next->bytes - done < c->block) {
            finish(c, next, done);
            continue;
        }
        c->channel[lane] = next;
        c->done[lane] = done;
        c->left[lane] = blocks_in(next->bytes - done, c->block);
        return true;
    }
    return false;
}

/* Starts the next channel in an additional lane. */
static bool add_channel(crew *c) {
    bool taken = take_channel(c, c->active);
    c->active += taken;
    return taken;
}

static void finish_lane(const crew *c, size_t lane) {
    finish(c, c->channel[lane], c->done[lane]);
}

/* Copies a lane's channel, or the channel that it repeats, into the kernel's lane. */
static void load_lane(const crew *c, const kernel *k, lane_set *set, size_t lane, size_t from) {
    const broadside_channel *channel = c->channel[from];
    copy_block(set->state + lane * c->block, channel->chain->block, c->block);
    set->in[lane] = channel->in + c->done[from];
    set->out[lane] = channel->out + c->done[from];
    k->set_lane(set, lane, channel->key, c->decrypts);
}

static void save_lane(const crew *c, const lane_set *set, size_t lane) {
    copy_block(c->channel[lane]->chain->block, set->state + lane * c->block, c->block);
}

static size_t fewest_left(const crew *c) {
    size_t fewest = SIZE_MAX;
    for (size_t i = 0; i < c->active; i++)
        fewest = c->left[i] < fewest ? c->left[i] : fewest;
    return fewest;
}

static size_t lane_with_most_left(const crew *c) {
    size_t most = 0;
    for (size_t i = 1; i < c->active; i++)
        most = c->left[i] > c->left[most] ? i : most;
    return most;
}

/* The lane of the channel that idle lanes repeat. `active` if that channel has ended or there is
 * none. */
static size_t lane_copied(const crew *c) {
    size_t lane = 0;
    while (lane < c->active && c->channel[lane] != c->copied)
        lane++;
    return lane;
}

/* Fills the lanes without a channel. Those from `busy` on were idle before. They repeat the channel
 * with the most blocks left, so that they rarely need another one. */
static void fill_idle_lanes(crew *c, const kernel *k, lane_set *set, size_t busy) {
    size_t from = lane_copied(c);
    if (c->active == 0 || c->active == k->blocks)
        return;
    if (from == c->active) {
        from = lane_with_most_left(c);
        busy = k->blocks;
    }
    c->copied = c->channel[from];
    save_lane(c, set, from);
    for (size_t lane = c->active; lane < busy; lane++)
        load_lane(c, k, set, lane, from);
}

/* Moves the channel of the last lane into `lane`, whose channel has ended. */
static void move_last(crew *c, const lane_set *set, size_t lane) {
    c->active--;
    if (lane == c->active)
        return;
    save_lane(c, set, c->active);
    c->channel[lane] = c->channel[c->active];
    c->done[lane] = c->done[c->active];
    c->left[lane] = c->left[c->active];
}

/* Ends the channels that are done and gives their lanes to others. */
static void replace_ended(crew *c, const kernel *k, lane_set *set) {
    size_t busy = c->active;
    for (size_t lane = c->active; lane-- > 0;) {
        if (c->left[lane] > 0)
            continue;
        save_lane(c, set, lane);
        finish_lane(c, lane);
        if (c->waiting == c->end || !take_channel(c, lane))
            move_last(c, set, lane);
        if (lane < c->active)
            load_lane(c, k, set, lane, lane);
    }
    fill_idle_lanes(c, k, set, busy);
}

/* The first kernel that is fast enough for this number of channels. NULL if there is none. A kernel
 * of one block without lanes does channels one by one, and faster than the kernels after it. */
static const kernel *kernel_for(const broadside_cipher *cipher, lane_mode mode, size_t channels) {
    uint32_t tiers = broadside_tiers();
    if (cipher->wide == NULL)
        return NULL;
    for (const kernel *const *k = cipher->wide->kernels; *k != NULL; k++)
        if (((*k)->needs & tiers) != 0 && channels >= (*k)->least_lanes) {
            if ((*k)->lanes[mode] != NULL)
                return *k;
            if ((*k)->blocks == 1)
                return NULL;
        }
    return NULL;
}

/* Idle lanes cost as much time as the others. If less than one lane in FEWEST has a channel, every
 * channel is faster alone. If some lanes are idle, the measured number of blocks is divided by
 * SHARE, and by the ratio of lanes to channels. scripts/bench/lanes-or-alone measures few channels
 * too; these values fit its results. */
enum { FEWEST = 2, SHARE = 4 };

/* From this number of blocks on, each of these channels is faster alone if its blocks do not wait
 * for one another. */
static size_t least_alone(const broadside_cipher *cipher, lane_mode mode, size_t count) {
    const kernel *k = kernel_for(cipher, mode, count);
    if (k == NULL || FEWEST * count < k->blocks)
        return 1;
    uint32_t tiers = broadside_tiers();
    const kernel *const *first = cipher->wide->kernels;
    while (((*first)->needs & tiers) == 0)
        first++;
    size_t least = (*first)->least_alone;
    if (count < k->blocks) {
        least *= count;
        for (size_t divisor = SHARE * k->blocks; divisor > 1; divisor /= 2) /* a power of two */
            least /= 2;
    }
    return least < count ? least : count;
}

/* Whether to keep the kernel: it is fast enough for the channels in progress, or the next kernel
 * has too few lanes for them. */
static bool goes_on(const crew *c, const kernel *k) {
    if (c->active == 0)
        return false;
    const kernel *next = kernel_for(c->channel[0]->key->cipher, c->job->mode, c->active);
    return next == k || (next != NULL && next->blocks < c->active);
}

/* Sets the number of channels that take_channel looks ahead. */
static void look_ahead(crew *c, size_t channels) {
    size_t waiting = (size_t)(c->end - c->waiting);
    c->ahead = channels;
    c->last_fetches = waiting > channels ? c->end - channels : c->waiting;
}

/* Whether the next `count` channels are a row, done together from the first to the last
 * byte: all have the same number of whole blocks, and keys of the present kind. */
static inline bool is_row(const crew *c, size_t count) {
    const broadside_channel *first = c->waiting;
    uint32_t difference = 0; /* of kinds */
    bool may_run_alone = is_parallel(c->job->mode);
    if ((size_t)(c->end - first) < count)
        return false;
    size_t bytes = first->bytes;
    if (bytes == 0 || (bytes & (c->block - 1)) != 0)
        return false;
    for (const broadside_channel *channel = first; channel < first + count; channel++) {
        const broadside_chain *chain = channel->chain;
        if (channel->bytes != bytes || chain->used != 0 || chain->segment_less != 0 ||
            (may_run_alone && runs_alone(c, channel)))
            return false;
        difference |= c->kind_at == 0 ? 0 : kind_of(c, channel) ^ c->kind;
    }
    return difference == 0;
}

/* Begins a row of the next `count` channels. */
static void begin_row(const crew *c, size_t count) {
    for (size_t i = 0; c->job->start != NULL && i < count; i++)
        c->job->start(&c->waiting[i]); /* gives 0: no keystream is left over */
}

/* Runs the rows among the next channels. To fill all lanes at once takes less work than to give
 * them channels one by one. Returns whether there was a row. */
static bool run_rows(crew *c, const kernel *k, lane_set *set) {
    const broadside_channel *first = c->waiting;
    for (; is_row(c, k->blocks); c->waiting += k->blocks) {
        for (size_t lane = 0; lane < k->blocks && &c->waiting[lane] < c->last_fetches; lane++)
            fetch_early(&c->waiting[lane + c->ahead]);
        begin_row(c, k->blocks);
        k->set_lanes(set, c->waiting, c->decrypts);
        k->lanes[c->job->mode](set, blocks_in(c->waiting->bytes, c->block));
        for (size_t lane = 0; lane < k->blocks; lane++)
            copy_block(c->waiting[lane].chain->block, set->state + lane * c->block, c->block);
    }
    return c->waiting != first;
}

static bool has_rows(const broadside_wide *wide, lane_mode mode) {
    const row_kernel *row = wide == NULL ? NULL : wide->row;
    return row != NULL && (row->needs & broadside_tiers()) != 0 && row->run[mode] != NULL;
}

/* Runs the rows among the next channels without lanes, as long as this is faster. They are not
 * fetched early: the processor finds the loads of the next row while it waits for this one. */
static void run_rows_without_lanes(crew *c, const broadside_wide *wide) {
    if (!has_rows(wide, c->job->mode))
        return;
    const row_kernel *row = wide->row;
    bool has_wider = (row->wider & broadside_tiers()) != 0;
    size_t most_bytes = has_wider ? row->most_blocks * c->block : SIZE_MAX;
    const uint8_t *end = NULL;
    while (c->waiting < c->end && c->waiting->bytes <= most_bytes && is_row(c, row->channels)) {
        begin_row(c, row->channels);
        end = row->run[c->job->mode](c->waiting, blocks_in(c->waiting->bytes, c->block));
        c->waiting += row->channels;
    }
    if (end != NULL)
        wipe_stack(broadside_wipe_stack_to, end);
}

/* Gives channels to the lanes, one by one, until too few are left for the kernel. Returns whether a
 * lane had a channel. */
static bool run_crew(crew *c, const kernel *k, lane_set *set) {
    while (c->active < k->blocks && add_channel(c))
        continue;
    if (c->active == 0)
        return false;
    for (size_t lane = 0; lane < c->active; lane++)
        load_lane(c, k, set, lane, lane);
    c->copied = NULL;
    fill_idle_lanes(c, k, set, k->blocks);
    while (goes_on(c, k)) {
        size_t steps = fewest_left(c);
        k->lanes[c->job->mode](set, steps);
        for (size_t lane = 0; lane < c->active; lane++) {
            c->done[lane] += steps * c->block;
            c->left[lane] -= steps;
        }
        replace_ended(c, k, set);
    }
    for (size_t lane = 0; lane < c->active; lane++)
        save_lane(c, set, lane);
    return true;
}

/* Runs the lanes of one kernel on some of the channels. */
static void run_kernel(crew *c, const kernel *k, lane_set *set) {
    look_ahead(c, k->blocks);
    bool had_rows = c->active == 0 && run_rows(c, k, set);
    if (!had_rows && !run_crew(c, k, set))
        return;
    broadside_wipe(set->keys, k->lane_key_bytes);
    broadside_wipe(set->state, k->blocks * c->block);
    wipe_stack(broadside_wipe_stack_to, set->stack_end);
}

/* Ends the channel of the last lane without lanes. */
static void run_alone(crew *c) {
    size_t lane = c->active - 1;
    const broadside_channel *channel = c->channel[lane];
    broadside_run_mode(channel->key, channel->out + c->done[lane], channel->in + c->done[lane],
                       c->left[lane], channel->chain->block, alone(c->job->mode));
    c->done[lane] += c->left[lane] * c->block;
    finish_lane(c, lane);
    c->active--;
}

/* Does the channels whose keys are of the crew's kind. */
static void run_kind(crew *c, lane_set *set, const broadside_cipher *cipher) {
    const kernel *k = NULL;
    for (;;) {
        if (c->active == 0)
            run_rows_without_lanes(c, cipher->wide);
        size_t count = c->active + (size_t)(c->end - c->waiting);
        if (count == 0 || (k = kernel_for(cipher, c->job->mode, count)) == NULL)
            break;
        c->least_alone = least_alone(cipher, c->job->mode, count);
        run_kernel(c, k, set);
    }
    while (c->active > 0 || add_channel(c))
        run_alone(c);
}

/* Whether one channel is faster in a lane. It is not if its blocks do not wait for one another, or
 * if a kernel of one block does it as fast alone. */
static bool wants_lane(const lane_job *job, const broadside_channel *channel) {
    const broadside_cipher *cipher = channel->key->cipher;
    if (cipher->wide == NULL || !cipher->wide->one_chain_in_lanes || is_parallel(job->mode))
        return false;
    const kernel *k = kernel_for(cipher, job->mode, 1);
    return k != NULL && k->blocks > 1;
}

/* This function is not inlined, so that a single channel does not pay for its large frame. */
static NOT_INLINED void run_many(const lane_job *job, const broadside_channel channels[],
                                 size_t count) {
    lane_set set;
    crew c;
    const broadside_cipher *cipher = channels[0].key->cipher;
    const kernel *first = kernel_for(cipher, job->mode, SIZE_MAX);
    set.stack_end = (const uint8_t *)&set;
    c.job = job;
    c.block = cipher->block_bytes;
    c.decrypts = job->mode == LANE_CBC_DECRYPT;
    c.least_alone = 0;
    c.kind_at = first == NULL ? 0 : first->kind_at;
    c.next_kind = c.kind_at == 0 ? 0 : kind_of(&c, channels);
    c.first_kind = c.next_kind;
    do {
        c.kind = c.next_kind;
        c.next_kind = c.first_kind;
        c.waiting = channels;
        c.end = channels + count;
        look_ahead(&c, 1);
        c.active = 0;
        c.copied = NULL;
        run_kind(&c, &set, cipher);
    } while (c.next_kind != c.first_kind);
}

void broadside_run_channel(const lane_job *job, const broadside_channel *channel) {
    if (wants_lane(job, channel))
        run_many(job, channel, 1);
    else if (channel->bytes > 0)
        job->alone(channel);
}

/* Whether each of these channels is done alone. */
static bool all_run_alone(const broadside_cipher *cipher, lane_mode mode, size_t count) {
    if (kernel_for(cipher, mode, count) == NULL && !has_rows(cipher->wide, mode))
        return true;
    return is_parallel(mode) && least_alone(cipher, mode, count) <= 1;
}

void broadside_run_lanes(const lane_job *job, const broadside_channel channels[], size_t count) {
    if (count == 0)
        return;
    if (all_run_alone(channels[0].key->cipher, job->mode, count))
        for (size_t i = 0; i < count; i++) {
            if (channels[i].bytes > 0)
                job->alone(&channels[i]);
        }
    else if (count > 1)
        run_many(job, channels, count);
    else
        broadside_run_channel(job, channels);
}
