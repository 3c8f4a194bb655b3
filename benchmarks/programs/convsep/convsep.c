/* Separable convolution of a picture: along rows, then along columns, zeros outside. */
#include "../bench.h"

#define RADIUS 8

static void convolve_rows(float *dst, const float *src, const float *filter, int w, int h)
{
    int x, y, k;

#pragma omp parallel for private(x, k)
    for (y = 0; y < h; y++)
        for (x = 0; x < w; x++) {
            float sum = 0;
            for (k = -RADIUS; k <= RADIUS; k++) {
                int d = x + k;
                if (d >= 0 && d < w)
                    sum += src[y * w + d] * filter[RADIUS - k];
            }
            dst[y * w + x] = sum;
        }
}

static void convolve_columns(float *dst, const float *src, const float *filter, int w,
                             int h)
{
    int x, y, k;

#pragma omp parallel for private(x, k)
    for (y = 0; y < h; y++)
        for (x = 0; x < w; x++) {
            float sum = 0;
            for (k = -RADIUS; k <= RADIUS; k++) {
                int d = y + k;
                if (d >= 0 && d < h)
                    sum += src[d * w + x] * filter[RADIUS - k];
            }
            dst[y * w + x] = sum;
        }
}

int main(int argc, char **argv)
{
    int w = bench_size(argc, argv, 40, 320, 3072);
    int h = bench_size(argc, argv, 24, 240, 3072);
    int rounds = bench_size(argc, argv, 1, 10, 24);
    float *a = (float *)bench_alloc((size_t)w * h, sizeof(float));
    float *b = (float *)bench_alloc((size_t)w * h, sizeof(float));
    float *c = (float *)bench_alloc((size_t)w * h, sizeof(float));
    float filter[2 * RADIUS + 1], total = 0.0f;
    double begin, end;
    int i, k, l, s, round, wrong = 0;

    for (i = 0; i < w * h; i++)
        a[i] = (float)(bench_random() & 255);
    for (k = 0; k <= 2 * RADIUS; k++) {
        filter[k] = expf(-0.05f * (float)((k - RADIUS) * (k - RADIUS)));
        total += filter[k];
    }
    for (k = 0; k <= 2 * RADIUS; k++)
        filter[k] /= total;
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        float *swap;
        convolve_rows(b, a, filter, w, h);
        convolve_columns(c, b, filter, w, h);
        if (round < rounds - 1)
            swap = a, a = c, c = swap;
    }
    end = bench_clock();
    for (s = 0; s < 300; s++) {
        int x = (int)(bench_random() % (unsigned)w), y = (int)(bench_random() % (unsigned)h);
        volatile double sum = 0.0;
        for (k = -RADIUS; k <= RADIUS; k++)
            for (l = -RADIUS; l <= RADIUS; l++)
                if (y + k >= 0 && y + k < h && x + l >= 0 && x + l < w)
                    sum = sum + (double)filter[RADIUS - k] * filter[RADIUS - l] *
                                    a[(y + k) * w + x + l];
        wrong += fabs(c[y * w + x] - sum) > 1e-4 * (1.0 + fabs(sum));
    }
    bench_work(4.0 * (2 * RADIUS + 1) * rounds * w * h, 16.0 * rounds * w * h);
    return bench_end(wrong, end - begin, c[w + 1]);
}
