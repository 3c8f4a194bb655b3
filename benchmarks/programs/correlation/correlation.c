/* Angular correlation of points on the sky: histograms of the angles between all pairs
 * of one catalogue, and between two catalogues.
 */
#include "../bench.h"

#define BINS 64

struct cartesian {
    float x, y, z;
};

/* Bins are equidistant in the cosine. */
static void cross_pairs(const struct cartesian *a, int na, const struct cartesian *b,
                        int nb, long long *bins)
{
    int i, j;

#pragma omp parallel for private(j) reduction(+ : bins[:BINS])
    for (i = 0; i < na; i++) {
        const float xi = a[i].x, yi = a[i].y, zi = a[i].z;
        for (j = 0; j < nb; j++) {
            float dot = xi * b[j].x + yi * b[j].y + zi * b[j].z;
            int bin = (int)((1.0f - dot) * (0.5f * BINS));
            if (bin < 0)
                bin = 0;
            if (bin > BINS - 1)
                bin = BINS - 1;
            bins[bin]++;
        }
    }
}

/* Each pair of one catalogue once; the edges of the bins are looked up. */
static void own_pairs(const struct cartesian *a, int n, const float *edge,
                      long long *bins)
{
    int i, j;

#pragma omp parallel for private(j) reduction(+ : bins[:BINS]) schedule(dynamic, 16)
    for (i = 0; i < n; i++) {
        for (j = i + 1; j < n; j++) {
            float dot = a[i].x * a[j].x + a[i].y * a[j].y + a[i].z * a[j].z;
            int low = 0, high = BINS;
            while (high > low + 1) {
                int middle = (low + high) / 2;
                if (dot >= edge[middle])
                    high = middle;
                else
                    low = middle;
            }
            bins[low]++;
        }
    }
}

static void sky(struct cartesian *p, int n)
{
    int i;

    for (i = 0; i < n; i++) {
        double z = 2.0 * bench_uniform() - 1.0, phi = 6.28318530718 * bench_uniform();
        double s = sqrt(1.0 - z * z);
        p[i].x = (float)(s * cos(phi));
        p[i].y = (float)(s * sin(phi));
        p[i].z = (float)z;
    }
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 200, 2000, 11000);
    struct cartesian *data = (struct cartesian *)bench_alloc((size_t)n, sizeof *data);
    struct cartesian *random = (struct cartesian *)bench_alloc((size_t)n, sizeof *data);
    long long dr[BINS] = {0}, dd[BINS] = {0}, all = 0, own = 0;
    float edge[BINS + 1];
    double begin, end;
    int k, wrong = 0;

    sky(data, n);
    sky(random, n);
    for (k = 0; k <= BINS; k++)
        edge[k] = 1.0f - 2.0f * (float)k / BINS;
    begin = bench_clock();
    cross_pairs(data, n, random, n, dr);
    own_pairs(data, n, edge, dd);
    end = bench_clock();
    for (k = 0; k < BINS; k++) {
        all += dr[k];
        own += dd[k];
        /* Uniform points: every bin holds about the same. */
        wrong += !bench_close((double)dr[k], (double)n * n / BINS, n < 1000 ? 0.5 : 0.1);
    }
    wrong += all != (long long)n * n;
    wrong += own != (long long)n * (n - 1) / 2;
    return bench_end(wrong, end - begin, (double)(dr[7] + dd[9]));
}
