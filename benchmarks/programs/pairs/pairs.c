/* Statistics of pairs of Gaussian deviates: how many fall into each square ring.
 *
 * Uniform numbers come in blocks from a linear congruential generator (a recurrence, so
 * this part stays as it is); the pairs are turned into deviates by the polar method.
 */
#include "../bench.h"

#define BLOCK 65536
#define RINGS 10

static double x[2 * BLOCK];
static double q[RINGS];
static double sx, sy;

static void uniform_block(unsigned long long *seed)
{
    unsigned long long s = *seed;
    int i;

    for (i = 0; i < 2 * BLOCK; i++) {
        s = s * 6364136223846793005ULL + 1442695040888963407ULL;
        x[i] = (double)(s >> 11) * (1.0 / 9007199254740992.0);
    }
    *seed = s;
}

#ifdef _OPENMP
/* By hand: rings of its own for each thread. (As a reduction of q[:RINGS], sx and sy,
 * clang 19 loses some of the counts.) */
static void count_block(void)
{
#pragma omp parallel
    {
        double rings[RINGS] = {0}, own_x = 0.0, own_y = 0.0;
        int i;
#pragma omp for nowait
        for (i = 0; i < BLOCK; i++) {
            double x1 = 2.0 * x[2 * i] - 1.0;
            double x2 = 2.0 * x[2 * i + 1] - 1.0;
            double t1 = x1 * x1 + x2 * x2;
            if (t1 <= 1.0) {
                double t2 = sqrt(-2.0 * log(t1) / t1);
                double t3 = x1 * t2;
                double t4 = x2 * t2;
                rings[(int)fmax(fabs(t3), fabs(t4))] += 1.0;
                own_x += t3;
                own_y += t4;
            }
        }
#pragma omp critical
        {
            for (i = 0; i < RINGS; i++)
                q[i] += rings[i];
            sx += own_x;
            sy += own_y;
        }
    }
}
#else
static void count_block(void)
{
    int i;

    for (i = 0; i < BLOCK; i++) {
        double x1 = 2.0 * x[2 * i] - 1.0;
        double x2 = 2.0 * x[2 * i + 1] - 1.0;
        double t1 = x1 * x1 + x2 * x2;
        if (t1 <= 1.0) {
            double t2 = sqrt(-2.0 * log(t1) / t1);
            double t3 = x1 * t2;
            double t4 = x2 * t2;
            int l = (int)fmax(fabs(t3), fabs(t4));
            q[l] = q[l] + 1.0;
            sx = sx + t3;
            sy = sy + t4;
        }
    }
}
#endif

int main(int argc, char **argv)
{
    int blocks = bench_size(argc, argv, 2, 100, 1800);
    unsigned long long seed = 271828183ULL;
    double begin, end, pairs = 0.0, expected = 0.0;
    int b, l, wrong = 0;

    begin = bench_clock();
    for (b = 0; b < blocks; b++) {
        uniform_block(&seed);
        count_block();
    }
    end = bench_clock();

    for (l = 0; l < RINGS; l++)
        pairs += q[l];
    /* The share of pairs inside the unit circle, and of those in the first square. */
    expected = (double)blocks * BLOCK * 0.78539816339744831;
    wrong += !bench_close(pairs, expected, 0.01);
    wrong += !bench_close(q[0], pairs * 0.46606495, 0.01);
    wrong += fabs(sx) > 6.0 * sqrt(pairs) || fabs(sy) > 6.0 * sqrt(pairs);
    return bench_end(wrong, end - begin, q[0] + q[1] * 0.001);
}
