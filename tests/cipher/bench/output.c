#include "output.h"

#include "clock.h"

#include <unistd.h>

void output_begin(output *to) {
    fprintf(to->file, "{\"clock\": \"%s\", \"version\": \"%s\", \"peers\": {", clock_name,
            peer_broadside.version());
    for (size_t i = 0; peers[i] != NULL; i++)
        fprintf(to->file, "%s\"%s\": \"%s\"", i > 0 ? ", " : "", peers[i]->name,
                peers[i]->version());
    fputs("}, \"results\": [", to->file);
}

static void write_figure(FILE *file, const figure *f) {
    fprintf(file, "{\"median\": %.4f, \"quartiles\": [%.4f, %.4f], \"quiet_samples\": %zu}",
            f->median, f->quartile1, f->quartile3, f->quiet);
}

static void write_peers(FILE *file, const cell *what, const candidate all[], size_t count) {
    bool any = false;
    fputs("\"peers\": {", file);
    for (size_t i = 0; i < count; i++) {
        if (all[i].library == &peer_broadside)
            continue;
        figure theirs = figure_of(&all[i], what);
        fprintf(file, "%s\"%s\": ", any ? ", " : "", all[i].library->name);
        write_figure(file, &theirs);
        any = true;
    }
    fputs("}}", file);
}

void output_cell(output *to, const cell *what, const candidate all[], size_t count) {
    for (size_t i = 0; i < count && all[i].library == &peer_broadside; i++) {
        figure ours = figure_of(&all[i], what);
        fprintf(to->file,
                "%s\n{\"cipher\": \"%s\", \"key_bits\": %zu, \"mode\": \"%s\", "
                "\"direction\": \"%s\", \"function\": \"%s\", \"channels\": %zu, "
                "\"message_bytes\": %zu, \"only_avx2\": %s, \"implementation\": \"%s\", "
                "\"tier\": \"%s\", \"best\": %s, \"constant_time\": %s, \"ours\": ",
                to->any ? "," : "", what->cipher->name, 8 * what->key_bytes, what->mode,
                what->encrypt ? "encrypt" : "decrypt", what->in_channels ? "channels" : "message",
                what->channels, what->bytes, to->only_avx2 ? "true" : "false",
                all[i].implementation, all[i].tier, i == 0 ? "true" : "false",
                all[i].constant_time ? "true" : "false");
        write_figure(to->file, &ours);
        fputs(", ", to->file);
        write_peers(to->file, what, all, count);
        to->any = true;
    }
}

void output_end(output *to) {
    fputs("\n]}\n", to->file);
}

void tell_progress(const cell *what, size_t done, size_t count, double began) {
    static double told;
    double now = clock_seconds();
    bool terminal = isatty(STDERR_FILENO);
    if (done == 0 || now - (told > began ? told : began) < (terminal ? 0.2 : 30))
        return;
    told = now;
    fprintf(stderr, "%s%zu of %zu cells, about %.0f s left: %s-%zu %s%s",
            terminal ? "\r\033[2K" : "", done, count,
            (now - began) / (double)done * (double)(count - done), what->cipher->name,
            8 * what->key_bytes, what->mode, terminal ? "" : "\n");
    fflush(stderr);
}
