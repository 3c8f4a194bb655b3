/* Matrix products of single precision on column-major matrices, in three variants.
 *
 * C = alpha op(A) op(B) + beta C for op in {N,N}, {N,T}, {T,N}; -DUSE_BLAS calls a
 * library instead.
 */
#include "../bench.h"

#ifdef USE_BLAS
#include <cblas.h>
#endif

void product_nn(int m, int n, int k, float alpha, const float *A, int lda,
              const float *B, int ldb, float beta, float *C, int ldc)
{
#ifdef USE_BLAS
    cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, k, alpha, A, lda, B,
                ldb, beta, C, ldc);
#else
    int mm, nn, i;
#pragma omp parallel for private(nn, i)
    for (mm = 0; mm < m; ++mm) {
        for (nn = 0; nn < n; ++nn) {
            float c = 0.0f;
            for (i = 0; i < k; ++i) {
                float a = A[mm + i * lda];
                float b = B[i + nn * ldb];
                c += a * b;
            }
            C[mm + nn * ldc] = C[mm + nn * ldc] * beta + alpha * c;
        }
    }
#endif
}

void product_nt(int m, int n, int k, float alpha, const float *A, int lda,
              const float *B, int ldb, float beta, float *C, int ldc)
{
#ifdef USE_BLAS
    cblas_sgemm(CblasColMajor, CblasNoTrans, CblasTrans, m, n, k, alpha, A, lda, B, ldb,
                beta, C, ldc);
#else
    int mm, nn, i;
#pragma omp parallel for private(nn, i)
    for (mm = 0; mm < m; ++mm) {
        for (nn = 0; nn < n; ++nn) {
            float c = 0.0f;
            for (i = 0; i < k; ++i) {
                float a = A[mm + i * lda];
                float b = B[nn + i * ldb];
                c += a * b;
            }
            C[mm + nn * ldc] = C[mm + nn * ldc] * beta + alpha * c;
        }
    }
#endif
}

/* The same product as reference BLAS writes it: columns of C, accumulated in memory. */
void product_tn(int m, int n, int k, float alpha, const float *A, int lda,
              const float *B, int ldb, float beta, float *C, int ldc)
{
#ifdef USE_BLAS
    cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, m, n, k, alpha, A, lda, B, ldb,
                beta, C, ldc);
#else
    int i, j, l;
#pragma omp parallel for private(i, l)
    for (j = 0; j < n; j++) {
        for (i = 0; i < m; i++) {
            float temp = 0.0f;
            for (l = 0; l < k; l++)
                temp += A[l + i * lda] * B[l + j * ldb];
            C[i + j * ldc] = alpha * temp + beta * C[i + j * ldc];
        }
    }
#endif
}

static float element(const float *A, int ld, int transposed, int i, int j)
{
    return transposed ? A[j + i * ld] : A[i + j * ld];
}

static int wrong_entries(int n, int ta, int tb, const float *A, const float *B,
                         const float *C)
{
    int s, l, wrong = 0;

    for (s = 0; s < 40; s++) {
        int i = (int)(bench_random() % (unsigned)n);
        int j = (int)(bench_random() % (unsigned)n);
        volatile double sum = 0.0;
        for (l = 0; l < n; l++)
            sum = sum + (double)element(A, n, ta, i, l) * element(B, n, tb, l, j);
        if (fabs(C[i + j * n] - 1.5 * sum) > 1e-4 * sqrt((double)n) + 1e-4)
            wrong++;
    }
    return wrong;
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 24, 160, 800);
    int rounds = bench_size(argc, argv, 1, 10, 8);
    size_t i, all = (size_t)n * n;
    float *A = (float *)bench_alloc(all, sizeof(float));
    float *B = (float *)bench_alloc(all, sizeof(float));
    float *C1 = (float *)bench_alloc(all, sizeof(float));
    float *C2 = (float *)bench_alloc(all, sizeof(float));
    float *C3 = (float *)bench_alloc(all, sizeof(float));
    double begin, end;
    int round, wrong;

    for (i = 0; i < all; i++) {
        A[i] = (float)bench_uniform() - 0.5f;
        B[i] = (float)bench_uniform() - 0.5f;
    }
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        product_nn(n, n, n, 1.5f, A, n, B, n, 0.0f, C1, n);
        product_nt(n, n, n, 1.5f, A, n, B, n, 0.0f, C2, n);
        product_tn(n, n, n, 1.5f, A, n, B, n, 0.0f, C3, n);
    }
    end = bench_clock();
    wrong = wrong_entries(n, 0, 0, A, B, C1) + wrong_entries(n, 0, 1, A, B, C2) +
            wrong_entries(n, 1, 0, A, B, C3);
    bench_work(6.0 * rounds * n * n * n, 48.0 * rounds * n * n);
    return bench_end(wrong, end - begin, C1[n / 2] + C2[n / 2] + C3[n / 2]);
}
