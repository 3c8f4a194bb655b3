/* Histogram of a picture whose counters stop at 255. */
#include "../bench.h"

#define BINS 4096
#define FULL 255

typedef struct {
    int width, height, pitch;
    unsigned short *pixel;
} picture;

#ifdef _OPENMP
/* By hand: count without a limit, then cut off. */
static void saturating(const picture *p, unsigned char *hist)
{
    unsigned total[BINS] = {0};
    int x, y;
#pragma omp parallel for private(x) reduction(+ : total[:BINS])
    for (y = 0; y < p->height; y++)
        for (x = 0; x < p->width; x++)
            total[p->pixel[y * p->pitch + x]]++;
    for (x = 0; x < BINS; x++)
        hist[x] = total[x] < FULL ? (unsigned char)total[x] : FULL;
}
#else
static void saturating(const picture *p, unsigned char *hist)
{
    int x, y;

    memset(hist, 0, BINS);
    for (y = 0; y < p->height; y++)
        for (x = 0; x < p->width; x++) {
            const unsigned short value = p->pixel[y * p->pitch + x];
            if (hist[value] < FULL)
                ++hist[value];
        }
}
#endif

/* Cumulated counts, which stretch the contrast. */
static void stretch(const picture *p, const unsigned *cumulated, unsigned short *out)
{
    int x, y;

#pragma omp parallel for private(x)
    for (y = 0; y < p->height; y++)
        for (x = 0; x < p->width; x++)
            out[y * p->width + x] =
                (unsigned short)cumulated[p->pixel[y * p->pitch + x]];
}

int main(int argc, char **argv)
{
    picture p;
    unsigned char hist[BINS];
    unsigned cumulated[BINS], exact[BINS] = {0};
    unsigned short *out;
    int rounds = bench_size(argc, argv, 2, 100, 80);
    int x, y, k, round, wrong = 0;
    double begin, end;

    p.width = bench_size(argc, argv, 60, 640, 6000);
    p.height = bench_size(argc, argv, 40, 480, 4000);
    p.pitch = p.width + 8;
    p.pixel = (unsigned short *)bench_alloc((size_t)p.pitch * p.height, 2);
    out = (unsigned short *)bench_alloc((size_t)p.width * p.height, 2);
    for (y = 0; y < p.height; y++)
        for (x = 0; x < p.width; x++) {
            unsigned r = bench_random();
            p.pixel[y * p.pitch + x] =
                (unsigned short)((r & 2047) + ((r >> 11) & 1023) + ((r >> 21) & 1023));
        }

    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        p.pixel[round] = (unsigned short)round;
        saturating(&p, hist);
        cumulated[0] = hist[0];
        for (k = 1; k < BINS; k++)
            cumulated[k] = cumulated[k - 1] + hist[k];
        stretch(&p, cumulated, out);
    }
    end = bench_clock();

    for (y = 0; y < p.height; y++) {
        const volatile unsigned short *row = p.pixel + y * p.pitch;
        for (x = 0; x < p.width; x++)
            exact[row[x]]++;
    }
    for (k = 0; k < BINS; k++)
        wrong += hist[k] != (exact[k] < FULL ? exact[k] : FULL);
    for (x = 0; x < p.width; x++)
        wrong += out[x] != (unsigned short)cumulated[p.pixel[x]];
    return bench_end(wrong, end - begin, cumulated[BINS - 1] + out[p.width / 2]);
}
