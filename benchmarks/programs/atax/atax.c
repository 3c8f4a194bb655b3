/* y = A^T (A x), on a variable-length 2-D array. */
#include "../bench.h"

#ifdef USE_BLAS
#include <cblas.h>
#endif

static void atax(int m, int n, double A[m][n], const double x[n], double y[n],
                 double tmp[m])
{
#ifdef USE_BLAS
    cblas_dgemv(CblasRowMajor, CblasNoTrans, m, n, 1.0, A[0], n, x, 1, 0.0, tmp, 1);
    cblas_dgemv(CblasRowMajor, CblasTrans, m, n, 1.0, A[0], n, tmp, 1, 0.0, y, 1);
#else
    int i, j;

    for (i = 0; i < n; i++)
        y[i] = 0;
#pragma omp parallel for private(j)
    for (i = 0; i < m; i++) {
        tmp[i] = 0.0;
        for (j = 0; j < n; j++)
            tmp[i] = tmp[i] + A[i][j] * x[j];
    }
#pragma omp parallel for private(j) reduction(+ : y[:n])
    for (i = 0; i < m; i++)
        for (j = 0; j < n; j++)
            y[j] = y[j] + A[i][j] * tmp[i];
#endif
}

int main(int argc, char **argv)
{
    int m = bench_size(argc, argv, 38, 400, 4500);
    int n = bench_size(argc, argv, 42, 440, 4400);
    int rounds = bench_size(argc, argv, 1, 40, 60);
    double(*A)[n] = (double(*)[n])bench_alloc((size_t)m * n, sizeof(double));
    double *x = (double *)bench_alloc((size_t)n, sizeof(double));
    double *y = (double *)bench_alloc((size_t)n, sizeof(double));
    double *tmp = (double *)bench_alloc((size_t)m, sizeof(double));
    double begin, end, biggest = 0.0;
    int i, j, round, wrong = 0;

    for (i = 0; i < m; i++)
        for (j = 0; j < n; j++)
            A[i][j] = bench_uniform() / n;
    for (j = 0; j < n; j++)
        x[j] = 1.0 + (double)j / n;
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        if (round > 0)
            for (j = 0; j < n; j++)
                x[j] = y[j] / biggest;
        atax(m, n, A, x, y, tmp);
        biggest = 0.0;
        for (j = 0; j < n; j++)
            if (y[j] > biggest)
                biggest = y[j];
    }
    end = bench_clock();
    for (i = 0; i < m; i += 1 + m / 50) {
        volatile double sum = 0.0;
        for (j = 0; j < n; j++)
            sum = sum + A[i][j] * x[j];
        wrong += !bench_close(tmp[i], sum, 1e-10);
    }
    for (j = 0; j < n; j += 1 + n / 50) {
        volatile double sum = 0.0;
        for (i = 0; i < m; i++)
            sum = sum + A[i][j] * tmp[i];
        wrong += !bench_close(y[j], sum, 1e-10);
    }
    bench_work(4.0 * rounds * m * n, 16.0 * rounds * m * n);
    return bench_end(wrong, end - begin, biggest);
}
