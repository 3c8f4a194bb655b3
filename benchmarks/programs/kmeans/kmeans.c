/* k-means clustering: nearest centre of every point, then new centres. */
#include "../bench.h"

#define DIMS 8
#define CLUSTERS 16

static int nearest_centre(const float *point, const float *centres)
{
    int best = 0, k, d;
    float least = 3.0e38f;

    for (k = 0; k < CLUSTERS; k++) {
        float distance = 0.0f;
        for (d = 0; d < DIMS; d++) {
            float t = point[d] - centres[k * DIMS + d];
            distance += t * t;
        }
        if (distance < least) {
            least = distance;
            best = k;
        }
    }
    return best;
}

static void assign(int n, const float *points, const float *centres, int *member)
{
    int i;

#pragma omp parallel for
    for (i = 0; i < n; i++)
        member[i] = nearest_centre(points + i * DIMS, centres);
}

static void gather(int n, const float *points, const int *member, double *sums,
                   int *sizes)
{
    int i, d;

#pragma omp parallel for private(d)                                                   \
    reduction(+ : sums[:CLUSTERS * DIMS], sizes[:CLUSTERS])
    for (i = 0; i < n; i++) {
        sizes[member[i]]++;
        for (d = 0; d < DIMS; d++)
            sums[member[i] * DIMS + d] += points[i * DIMS + d];
    }
}

static int changes(int n, const int *before, const int *after)
{
    int i, count = 0;

    for (i = 0; i < n; i++)
        if (before[i] != after[i])
            count++;
    return count;
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 400, 20000, 2000000);
    int rounds = bench_size(argc, argv, 3, 20, 40);
    float *points = (float *)bench_alloc((size_t)n * DIMS, sizeof(float));
    int *member = (int *)bench_alloc((size_t)n, sizeof(int));
    int *before = (int *)bench_alloc((size_t)n, sizeof(int));
    float centres[CLUSTERS * DIMS];
    double sums[CLUSTERS * DIMS], begin, end;
    int sizes[CLUSTERS], i, k, d, round, moved = 0, total = 0, wrong = 0;

    for (i = 0; i < n; i++) {
        int cloud = (int)(bench_random() % CLUSTERS);
        for (d = 0; d < DIMS; d++)
            points[i * DIMS + d] = (float)((cloud * (d + 3) * 7) % 19) +
                                   (float)(bench_random() & 1023) / 512.0f;
    }
    memcpy(centres, points, sizeof centres);
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        int *swap = before;
        before = member, member = swap;
        assign(n, points, centres, member);
        moved = changes(n, before, member);
        memset(sums, 0, sizeof sums);
        memset(sizes, 0, sizeof sizes);
        gather(n, points, member, sums, sizes);
        for (k = 0; k < CLUSTERS; k++)
            for (d = 0; d < DIMS; d++)
                if (sizes[k] > 0)
                    centres[k * DIMS + d] = (float)(sums[k * DIMS + d] / sizes[k]);
    }
    assign(n, points, centres, member);
    end = bench_clock();
    for (k = 0; k < CLUSTERS; k++)
        total += sizes[k];
    wrong += total != n;
    for (i = 0; i < n; i += 1 + n / 2000) {
        double own = 0.0, other;
        for (d = 0; d < DIMS; d++)
            own += pow(points[i * DIMS + d] - centres[member[i] * DIMS + d], 2.0);
        for (k = 0; k < CLUSTERS; k++) {
            volatile double sum = 0.0;
            for (d = 0; d < DIMS; d++)
                sum = sum + pow(points[i * DIMS + d] - centres[k * DIMS + d], 2.0);
            other = sum;
            wrong += other < own * (1.0 - 1e-5) - 1e-6;
        }
    }
    bench_work(3.0 * CLUSTERS * DIMS * rounds * (double)n,
               (8.0 * DIMS + 16.0) * rounds * (double)n);
    return bench_end(wrong, end - begin, centres[3] + (moved == n));
}
