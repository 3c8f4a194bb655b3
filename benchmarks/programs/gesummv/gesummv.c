/* y = alpha A x + beta B x, both products in one loop over global 2-D arrays. */
#include "../bench.h"

#ifdef USE_BLAS
#include <cblas.h>
#endif

#define MAXN 4096

static double A[MAXN][MAXN], B[MAXN][MAXN];
static double x[MAXN], y[MAXN], tmp[MAXN];

static void gesummv(unsigned n, double alpha, double beta)
{
#ifdef USE_BLAS
    const int m = (int)n;
    cblas_dgemv(CblasRowMajor, CblasNoTrans, m, m, alpha, A[0], MAXN, x, 1, 0.0, y, 1);
    cblas_dgemv(CblasRowMajor, CblasNoTrans, m, m, beta, B[0], MAXN, x, 1, 1.0, y, 1);
#else
    unsigned i, j;

#pragma omp parallel for private(j)
    for (i = 0; i < n; i++) {
        tmp[i] = 0.0;
        y[i] = 0.0;
        for (j = 0; j < n; j++) {
            tmp[i] = A[i][j] * x[j] + tmp[i];
            y[i] = B[i][j] * x[j] + y[i];
        }
        y[i] = alpha * tmp[i] + beta * y[i];
    }
#endif
}

int main(int argc, char **argv)
{
    unsigned n = (unsigned)bench_size(argc, argv, 40, 400, MAXN);
    int rounds = bench_size(argc, argv, 1, 50, 100);
    double begin, end;
    unsigned i, j;
    int round, wrong = 0;

    for (i = 0; i < n; i++) {
        for (j = 0; j < n; j++) {
            A[i][j] = bench_uniform();
            B[i][j] = (double)((i * 3 + j * 5) % n) / n;
        }
        x[i] = (double)(i % 13) / 13.0;
    }
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        x[0] = round;
        gesummv(n, 1.5, 1.2);
    }
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 50) {
        volatile double sum = 0.0;
        for (j = 0; j < n; j++)
            sum = sum + (1.5 * A[i][j] + 1.2 * B[i][j]) * x[j];
        wrong += !bench_close(y[i], sum, 1e-10);
    }
    bench_work(4.0 * rounds * n * n, 16.0 * rounds * n * n);
    return bench_end(wrong, end - begin, y[n / 2]);
}
