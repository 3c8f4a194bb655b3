/* A chain of vector operations on one matrix: a rank-two update, a transposed product,
 * a sum, and a product. Flat arrays, size_t counters.
 */
#include "../bench.h"

#ifdef USE_BLAS
#include <cblas.h>
#endif
static void gemver(size_t n, double alpha, double beta, double *A, const double *u1,
                   const double *v1, const double *u2, const double *v2, double *x,
                   const double *y, const double *z, double *w)
{
#ifdef USE_BLAS
    const int m = (int)n;
    cblas_dger(CblasRowMajor, m, m, 1.0, u1, 1, v1, 1, A, m);
    cblas_dger(CblasRowMajor, m, m, 1.0, u2, 1, v2, 1, A, m);
    cblas_dgemv(CblasRowMajor, CblasTrans, m, m, beta, A, m, y, 1, 1.0, x, 1);
    cblas_daxpy(m, 1.0, z, 1, x, 1);
    cblas_dgemv(CblasRowMajor, CblasNoTrans, m, m, alpha, A, m, x, 1, 1.0, w, 1);
#else
    size_t i, j;

#pragma omp parallel for private(j)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            A[i * n + j] = A[i * n + j] + u1[i] * v1[j] + u2[i] * v2[j];

#pragma omp parallel for private(j)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            x[i] = x[i] + beta * A[j * n + i] * y[j];

    for (i = 0; i < n; i++)
        x[i] = x[i] + z[i];

#pragma omp parallel for private(j)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            w[i] = w[i] + alpha * A[i * n + j] * x[j];
#endif
}

int main(int argc, char **argv)
{
    size_t n = (size_t)bench_size(argc, argv, 40, 400, 4000);
    int rounds = bench_size(argc, argv, 1, 20, 14);
    double *A = (double *)bench_alloc(n * n, sizeof(double));
    double *v[8], *old_w = (double *)bench_alloc(n, sizeof(double));
    double begin, end;
    size_t i, j;
    int k, round, wrong = 0;

    for (i = 0; i < n * n; i++)
        A[i] = bench_uniform() / (double)n;
    for (k = 0; k < 8; k++) {
        v[k] = (double *)bench_alloc(n, sizeof(double));
        for (i = 0; i < n; i++)
            v[k][i] = k < 4 || k == 5 || k == 6 ? bench_uniform() / (double)n : 0.0;
    }
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        memcpy(old_w, v[7], n * sizeof(double));
        gemver(n, 1.5, 1.2, A, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
    }
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 50) {
        volatile double sum = old_w[i];
        for (j = 0; j < n; j++)
            sum = sum + 1.5 * A[i * n + j] * v[4][j];
        wrong += !bench_close(v[7][i], sum, 1e-10);
    }
    bench_work(10.0 * rounds * (double)n * (double)n,
               32.0 * rounds * (double)n * (double)n);
    return bench_end(wrong, end - begin, v[7][n / 2]);
}
