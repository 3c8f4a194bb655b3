/* Ranks of integer keys by counting: the inner part of a bucket sort. */
#include "../bench.h"

typedef int key_type;

static key_type *keys;
static int *count, *rank_of;

static void count_keys(size_t n)
{
    size_t i;

    for (i = 0; i < n; i++)
        count[keys[i]]++;
}

static void rank_keys(size_t n, int max_key)
{
    size_t i;
    int k;

    for (k = 0; k < max_key; k++)
        count[k] = 0;
    count_keys(n);
    /* A running sum: each rank depends on the one before. */
    for (k = 1; k < max_key; k++)
        count[k] += count[k - 1];
    for (i = 0; i < n; i++)
        rank_of[i] = count[keys[i]] - 1;
}

static int wrong_ranks(size_t n)
{
    size_t i, j;
    int wrong = 0;

    for (i = 0; i < n; i += 1 + n / 2) {
        volatile int below = 0;
        for (j = 0; j < n; j++)
            if (keys[j] <= keys[i])
                below = below + 1;
        if (rank_of[i] != below - 1)
            wrong++;
    }
    return wrong;
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 4096, 1 << 19, 1 << 24);
    int max_key = bench_size(argc, argv, 512, 1 << 12, 1 << 16);
    int rounds = bench_size(argc, argv, 2, 60, 60);
    double begin, end;
    int i, round;

    keys = (key_type *)bench_alloc((size_t)n, sizeof *keys);
    rank_of = (int *)bench_alloc((size_t)n, sizeof *rank_of);
    count = (int *)bench_alloc((size_t)max_key, sizeof *count);
    /* Roughly bell-shaped: the mean of four draws. */
    for (i = 0; i < n; i++) {
        unsigned u = bench_random(), v = bench_random();
        keys[i] = (int)(((u & 0xffff) + (u >> 15) + (v & 0xffff) + (v >> 15)) / 4u *
                        (unsigned)max_key / 65536u);
    }
    begin = bench_clock();
    for (round = 1; round <= rounds; round++) {
        keys[round] = round;
        keys[n - round] = max_key - round;
        rank_keys((size_t)n, max_key);
    }
    end = bench_clock();
    return bench_end(wrong_ranks((size_t)n), end - begin, (double)rank_of[n / 2]);
}
