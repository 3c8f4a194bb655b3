/* Two-dimensional convolutions of a picture in a global 2-D array: a fixed 3x3 Laplacian
 * on bytes, and a 5x5 filter given at run time.
 */
#include "../bench.h"

#define MAXH 4096
#define MAXW 4096
#define TAPS 5

static unsigned char picture[MAXH][MAXW];
static float edges[MAXH][MAXW];
static float smooth[MAXH][MAXW];

static void laplacian(long h, long w)
{
    long y, x;

#pragma omp parallel for private(x)
    for (y = 1; y < h - 1; y++)
        for (x = 1; x < w - 1; x++) {
            int centre = 8 * picture[y][x];
            int ring = picture[y - 1][x - 1] + picture[y - 1][x] + picture[y - 1][x + 1] +
                       picture[y][x - 1] + picture[y][x + 1] + picture[y + 1][x - 1] +
                       picture[y + 1][x] + picture[y + 1][x + 1];
            edges[y][x] = (float)(centre - ring);
        }
}

static void filter5(long h, long w, float weight[TAPS][TAPS])
{
    long y, x, i, j;

#pragma omp parallel for private(x, i, j)
    for (y = 2; y < h - 2; y++)
        for (x = 2; x < w - 2; x++) {
            float sum = 0.0f;
            for (i = 0; i < TAPS; i++)
                for (j = 0; j < TAPS; j++)
                    sum += weight[i][j] * edges[y + i - 2][x + j - 2];
            smooth[y][x] = sum;
        }
}

int main(int argc, char **argv)
{
    long h = bench_size(argc, argv, 24, 200, MAXH), w = bench_size(argc, argv, 40, 300, MAXW);
    int rounds = bench_size(argc, argv, 1, 40, 50);
    float weight[TAPS][TAPS];
    double begin, end;
    long y, x, i, j;
    int round, s, wrong = 0;

    for (y = 0; y < h; y++)
        for (x = 0; x < w; x++)
            picture[y][x] = (unsigned char)(bench_random() >> 8);
    for (i = 0; i < TAPS; i++)
        for (j = 0; j < TAPS; j++)
            weight[i][j] = 1.0f / (1.0f + (float)((i - 2) * (i - 2) + (j - 2) * (j - 2)));
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        picture[h / 2][w / 2] = (unsigned char)round;
        laplacian(h, w);
        filter5(h, w, weight);
    }
    end = bench_clock();
    for (s = 0; s < 2000; s++) {
        volatile double sum = 0.0;
        double size = 1.0;
        y = 3 + (long)(bench_random() % (unsigned)(h - 6));
        x = 3 + (long)(bench_random() % (unsigned)(w - 6));
        for (i = -2; i <= 2; i++)
            for (j = -2; j <= 2; j++) {
                long p = y + i, q = x + j;
                double around = 9.0 * picture[p][q];
                long a, b;
                for (a = -1; a <= 1; a++)
                    for (b = -1; b <= 1; b++)
                        around -= picture[p + a][q + b];
                sum = sum + weight[i + 2][j + 2] * around;
                size += fabs(weight[i + 2][j + 2] * around);
            }
        wrong += fabs(smooth[y][x] - sum) > 1e-5 * size;
    }
    bench_work(60.0 * rounds * h * w, 13.0 * rounds * h * w);
    return bench_end(wrong, end - begin, smooth[h / 2][w / 2]);
}
