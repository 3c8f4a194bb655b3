/* Dense matrix times vector with walking pointers, both ways round; power iteration. */
#include "../bench.h"

#ifdef USE_BLAS
#include <cblas.h>
#endif

/* y = A x, rows one after the other. */
static void gemv_rows(int m, int n, const float *a, const float *x, float *y)
{
#ifdef USE_BLAS
    cblas_sgemv(CblasRowMajor, CblasNoTrans, m, n, 1.0f, a, n, x, 1, 0.0f, y, 1);
#else
    int i, j;
    for (i = 0; i < m; i++) {
        float sum = 0.0f;
        for (j = 0; j < n; j++)
            sum += *a++ * x[j];
        *y++ = sum;
    }
#endif
}

/* y = A^T x, by strides down the columns. */
static void gemv_columns(int m, int n, const float *a, const float *x, float *y)
{
#ifdef USE_BLAS
    cblas_sgemv(CblasRowMajor, CblasTrans, m, n, 1.0f, a, n, x, 1, 0.0f, y, 1);
#else
    int i, j;
    for (j = 0; j < n; j++) {
        const float *column = a + j;
        float sum = 0.0f;
        for (i = 0; i < m; i++) {
            sum += *column * x[i];
            column += n;
        }
        y[j] = sum;
    }
#endif
}

static void scale(int n, float *x, const float *y)
{
    float most = 0.0f;
    int i;

    for (i = 0; i < n; i++)
        most = fabsf(y[i]) > most ? fabsf(y[i]) : most;
    for (i = 0; i < n; i++)
        x[i] = y[i] / most;
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 48, 700, 6000);
    int rounds = bench_size(argc, argv, 2, 40, 8);
    float *a = (float *)bench_alloc((size_t)n * n, sizeof(float));
    float *x = (float *)bench_alloc((size_t)n, sizeof(float));
    float *y = (float *)bench_alloc((size_t)n, sizeof(float));
    float *z = (float *)bench_alloc((size_t)n, sizeof(float));
    double begin, end;
    int i, j, round, wrong = 0;

    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            a[(size_t)i * n + j] = (float)bench_uniform();
    for (i = 0; i < n; i++)
        x[i] = 1.0f + (float)(i % 7);
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        gemv_rows(n, n, a, x, y);
        gemv_columns(n, n, a, y, z);
        if (round < rounds - 1)
            scale(n, x, z);
    }
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 40) {
        volatile double row = 0.0, column = 0.0;
        for (j = 0; j < n; j++) {
            row = row + (double)a[(size_t)i * n + j] * x[j];
            column = column + (double)a[(size_t)j * n + i] * y[j];
        }
        wrong += !bench_close(y[i], row, 2e-4) + !bench_close(z[i], column, 2e-4);
    }
    bench_work(4.0 * rounds * n * n, 8.0 * rounds * n * n);
    return bench_end(wrong, end - begin, z[n / 2] / z[n / 3]);
}
