/* Heat in a cube: the 7-point stencil, Jacobi steps, flat arrays. */
#include "../bench.h"

#define Index3D(nx, ny, i, j, k) ((i) + (nx) * ((j) + (ny) * (k)))

void heat_step(float c0, float c1, const float *A0, float *Anext, const int nx,
               const int ny, const int nz)
{
    int i, j, k;

#pragma omp parallel for private(i, j)
    for (k = 1; k < nz - 1; k++) {
        for (j = 1; j < ny - 1; j++) {
            for (i = 1; i < nx - 1; i++) {
                Anext[Index3D(nx, ny, i, j, k)] =
                    (A0[Index3D(nx, ny, i, j, k + 1)] +
                     A0[Index3D(nx, ny, i, j, k - 1)] +
                     A0[Index3D(nx, ny, i, j + 1, k)] +
                     A0[Index3D(nx, ny, i, j - 1, k)] +
                     A0[Index3D(nx, ny, i + 1, j, k)] +
                     A0[Index3D(nx, ny, i - 1, j, k)]) * c1 -
                    A0[Index3D(nx, ny, i, j, k)] * c0;
            }
        }
    }
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 12, 64, 320);
    int steps = bench_size(argc, argv, 4, 200, 110);
    size_t all = (size_t)n * n * n, at;
    float *a = (float *)bench_alloc(all, sizeof(float));
    float *b = (float *)bench_alloc(all, sizeof(float));
    const float c0 = -1.0f / 7.0f, c1 = 1.0f / 7.0f;
    double begin, end;
    int t, s, wrong = 0;

    for (at = 0; at < all; at++)
        a[at] = (float)bench_uniform();
    memcpy(b, a, all * sizeof(float));
    begin = bench_clock();
    for (t = 0; t < steps; t++) {
        float *swap;
        heat_step(c0, c1, a, b, n, n, n);
        swap = a, a = b, b = swap;
    }
    end = bench_clock();
    /* One more step, compared at some points. */
    heat_step(c0, c1, a, b, n, n, n);
    for (s = 0; s < 2000; s++) {
        int i = 1 + (int)(bench_random() % (unsigned)(n - 2));
        int j = 1 + (int)(bench_random() % (unsigned)(n - 2));
        int k = 1 + (int)(bench_random() % (unsigned)(n - 2));
        volatile double sum = a[Index3D(n, n, i, j, k)];
        sum = sum + a[Index3D(n, n, i - 1, j, k)] + a[Index3D(n, n, i + 1, j, k)];
        sum = sum + a[Index3D(n, n, i, j - 1, k)] + a[Index3D(n, n, i, j + 1, k)];
        sum = sum + a[Index3D(n, n, i, j, k - 1)] + a[Index3D(n, n, i, j, k + 1)];
        wrong += !bench_close(b[Index3D(n, n, i, j, k)], sum / 7.0, 1e-5);
    }
    bench_work(8.0 * steps * (double)all, 8.0 * steps * (double)all);
    return bench_end(wrong, end - begin, a[Index3D(n, n, n / 2, n / 2, n / 2)]);
}
