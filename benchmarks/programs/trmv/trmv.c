/* Triangular matrix times vector, lower with rows and upper with columns. */
#include "../bench.h"

#ifdef USE_BLAS
#include <cblas.h>
#endif

static void lower(int n, const double *L, const double *x, double *y)
{
#ifdef USE_BLAS
    memcpy(y, x, (size_t)n * sizeof *y);
    cblas_dtrmv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, n, L, n, y, 1);
#else
    int i, j;

#pragma omp parallel for private(j) schedule(dynamic, 64)
    for (i = 0; i < n; i++) {
        double sum = 0.0;
        for (j = 0; j <= i; j++)
            sum += L[i * n + j] * x[j];
        y[i] = sum;
    }
#endif
}

/* The transposed triangle: strides of n. */
static void upper(int n, const double *L, const double *x, double *y)
{
#ifdef USE_BLAS
    memcpy(y, x, (size_t)n * sizeof *y);
    cblas_dtrmv(CblasRowMajor, CblasLower, CblasTrans, CblasNonUnit, n, L, n, y, 1);
#else
    int i, j;

#pragma omp parallel for private(j) schedule(dynamic, 64)
    for (i = 0; i < n; i++) {
        double sum = 0.0;
        for (j = i; j < n; j++)
            sum += L[j * n + i] * x[j];
        y[i] = sum;
    }
#endif
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 50, 500, 5000);
    int rounds = bench_size(argc, argv, 1, 40, 16);
    double *L = (double *)bench_alloc((size_t)n * n, sizeof(double));
    double *x = (double *)bench_alloc((size_t)n, sizeof(double));
    double *y = (double *)bench_alloc((size_t)n, sizeof(double));
    double *z = (double *)bench_alloc((size_t)n, sizeof(double));
    double begin, end;
    int i, j, round, wrong = 0;

    for (i = 0; i < n; i++) {
        for (j = 0; j <= i; j++)
            L[i * n + j] = bench_uniform();
        x[i] = 1.0 + (double)(i % 5);
    }
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        x[0] = round;
        lower(n, L, x, y);
        upper(n, L, y, z);
    }
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 50) {
        volatile double row = 0.0, column = 0.0;
        for (j = 0; j <= i; j++)
            row = row + L[i * n + j] * x[j];
        for (j = i; j < n; j++)
            column = column + L[j * n + i] * y[j];
        wrong += !bench_close(y[i], row, 1e-10) + !bench_close(z[i], column, 1e-10);
    }
    bench_work(2.0 * rounds * n * n, 8.0 * rounds * n * n);
    return bench_end(wrong, end - begin, z[n / 2]);
}
