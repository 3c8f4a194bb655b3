/* The limits of this machine: memory bandwidth (triad) and peak of single precision.
 *
 * Built with -O3 -march=native -ffast-math -fopenmp; prints `bandwidth: GB/s` and
 * `peak: GF/s`, the best of several rounds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define N (1 << 25)
#define LANES 96

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double bandwidth(void)
{
    float *a = malloc(N * sizeof *a), *b = malloc(N * sizeof *b);
    float *c = malloc(N * sizeof *c);
    double best = 0.0;
    long i;
    int round;

    if (!a || !b || !c)
        return 0.0;
#pragma omp parallel for
    for (i = 0; i < N; i++) {
        a[i] = 0.0f;
        b[i] = 1.0f;
        c[i] = 2.0f;
    }
    for (round = 0; round < 8; round++) {
        double begin = now(), rate;
#pragma omp parallel for
        for (i = 0; i < N; i++)
            a[i] = b[i] + 3.0f * c[i];
        rate = 12e-9 * N / (now() - begin);
        if (rate > best)
            best = rate;
    }
    if (a[N / 2] != 7.0f)
        best = 0.0;
    free(a), free(b), free(c);
    return best;
}

static double peak(void)
{
    const long steps = 20000000;
    double best = 0.0;
    float sink = 0.0f;
    int round, threads = 0;

    for (round = 0; round < 4; round++) {
        double begin = now(), rate;
        threads = 0;
#pragma omp parallel reduction(+ : sink, threads)
        {
            float x[LANES];
            long s;
            int k;
            for (k = 0; k < LANES; k++)
                x[k] = 0.5f + 0.001f * (float)k;
            for (s = 0; s < steps; s++)
                for (k = 0; k < LANES; k++)
                    x[k] = x[k] * 0.999f + 0.001f;
            for (k = 0; k < LANES; k++)
                sink += x[k];
            threads += 1;
        }
        rate = 2e-9 * LANES * (double)steps * threads / (now() - begin);
        if (rate > best)
            best = rate;
    }
    return sink > 0.0f ? best : 0.0;
}

int main(void)
{
    printf("bandwidth: %.2f\n", bandwidth());
    printf("peak: %.2f\n", peak());
    return 0;
}
