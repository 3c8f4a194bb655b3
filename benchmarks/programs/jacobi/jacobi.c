/* Jacobi iteration whose neighbours are clamped at the border, by row pointers. */
#include "../bench.h"

static int clamp(int i, int n)
{
    return i < 0 ? 0 : i > n - 1 ? n - 1 : i;
}

static void relax(int h, int w, const float *in, const float *source, float *out)
{
    int y, x;

#pragma omp parallel for private(x)
    for (y = 0; y < h; y++)
        for (x = 0; x < w; x++) {
            float up = in[clamp(y - 1, h) * w + x];
            float down = in[clamp(y + 1, h) * w + x];
            float left = in[y * w + clamp(x - 1, w)];
            float right = in[y * w + clamp(x + 1, w)];
            out[y * w + x] = 0.25f * (up + down + left + right) + source[y * w + x];
        }
}

/* The largest change, which decides when to stop. */
static float change(int n, const float *a, const float *b)
{
    float most = 0.0f;
    int i;

#pragma omp parallel for reduction(max : most)
    for (i = 0; i < n; i++) {
        float d = fabsf(a[i] - b[i]);
        if (d > most)
            most = d;
    }
    return most;
}

int main(int argc, char **argv)
{
    int h = bench_size(argc, argv, 20, 200, 3000), w = bench_size(argc, argv, 30, 300, 3000);
    int steps = bench_size(argc, argv, 5, 100, 250), all = h * w;
    float *in = (float *)bench_alloc((size_t)all, sizeof(float));
    float *out = (float *)bench_alloc((size_t)all, sizeof(float));
    float *source = (float *)bench_alloc((size_t)all, sizeof(float));
    double begin, end, last = 0.0;
    int i, t, s, wrong = 0;

    for (i = 0; i < all; i++) {
        in[i] = (float)bench_uniform();
        source[i] = 0.01f * ((float)bench_uniform() - 0.5f);
    }
    begin = bench_clock();
    for (t = 0; t < steps; t++) {
        float *swap;
        relax(h, w, in, source, out);
        if (t % 10 == 9)
            last = change(all, in, out);
        swap = in, in = out, out = swap;
    }
    relax(h, w, in, source, out);
    end = bench_clock();
    for (s = 0; s < 2000; s++) {
        int y = s < 500 ? 0 : (int)(bench_random() % (unsigned)h);
        int x = s % 5 == 0 ? w - 1 : (int)(bench_random() % (unsigned)w);
        volatile double sum = in[clamp(y - 1, h) * w + x];
        sum = sum + in[clamp(y + 1, h) * w + x] + in[y * w + clamp(x - 1, w)];
        sum = 0.25 * (sum + in[y * w + clamp(x + 1, w)]) + source[y * w + x];
        wrong += fabs(out[y * w + x] - sum) > 1e-5;
    }
    wrong += !(last >= 0.0 && last < 1.0);
    bench_work(5.0 * steps * all, 12.0 * steps * all);
    return bench_end(wrong, end - begin, out[all / 2] + last);
}
