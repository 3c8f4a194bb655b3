/* What every benchmark program needs: a clock, random numbers, sizes, the last line.
 *
 *     PROGRAM tiny|cache|large
 *
 * prints `time: SECONDS s` for its timed region and `check: VALUE`, and exits with 1
 * and a message if its result is wrong. Plain C that is also C++.
 */
#ifndef BENCH_H
#define BENCH_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static unsigned long long bench_seed = 20170211ULL;

/* A linear congruential generator: the same numbers on every machine. */
static inline unsigned bench_random(void)
{
    bench_seed = bench_seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return (unsigned)(bench_seed >> 33);
}

/* Uniform in [0, 1). */
static inline double bench_uniform(void)
{
    return (double)bench_random() / 2147483648.0;
}

static inline double bench_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The size named on the command line; none means tiny. */
static inline int bench_size(int argc, char **argv, int tiny, int cache, int large)
{
    const char *name = argc > 1 ? argv[1] : "tiny";
    if (strcmp(name, "tiny") == 0)
        return tiny;
    if (strcmp(name, "cache") == 0)
        return cache;
    if (strcmp(name, "large") == 0)
        return large;
    fprintf(stderr, "usage: %s tiny|cache|large\n", argv[0]);
    exit(2);
}

static inline void *bench_alloc(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL) {
        fprintf(stderr, "out of memory\n");
        exit(2);
    }
    return memory;
}

static inline int bench_close(double got, double wanted, double relative)
{
    return fabs(got - wanted) <= relative * (fabs(wanted) + 1e-30);
}

/* Floating-point operations and bytes to and from memory of the timed region, at least:
 * each array once a sweep. Optional; it gives the program a place under the roofline. */
static inline void bench_work(double flops, double bytes)
{
    printf("work: %.6g %.6g\n", flops, bytes);
}

/* The two lines that the harness reads, and the exit code. */
static inline int bench_end(int wrong, double seconds, double check)
{
    printf("time: %.6f s\n", seconds);
    printf("check: %.9g\n", check);
    if (wrong != 0) {
        fprintf(stderr, "wrong: %d of the checked results\n", wrong);
        return 1;
    }
    return 0;
}

#endif
