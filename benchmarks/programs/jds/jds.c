/* Sparse matrix times vector, jagged diagonal storage: rows sorted by their length,
 * entries stored diagonal by diagonal, results put back by a permutation.
 */
#include "../bench.h"

#define LONGEST 24

typedef struct {
    int dim, entries;
    float *data;
    int *indices;   /* the column of each entry */
    int *ptr;       /* where each diagonal begins */
    int *nzcnt;     /* entries in each sorted row */
    int *perm;      /* sorted row -> original row */
} jds_matrix;

static void make_matrix(jds_matrix *m, int dim)
{
    int i, k, at = 0, longest = LONGEST;

    m->dim = dim;
    m->nzcnt = (int *)bench_alloc((size_t)dim, sizeof(int));
    m->perm = (int *)bench_alloc((size_t)dim, sizeof(int));
    m->ptr = (int *)bench_alloc(LONGEST + 1, sizeof(int));
    m->data = (float *)bench_alloc((size_t)dim * LONGEST, sizeof(float));
    m->indices = (int *)bench_alloc((size_t)dim * LONGEST, sizeof(int));
    /* Row i has 4 + hash(i) % 21 entries; a counting sort, longest rows first. */
    for (k = longest; k >= 1; k--)
        for (i = 0; i < dim; i++)
            if (4 + (int)(((unsigned)i * 2654435761u) >> 27) % 21 == k) {
                m->perm[at] = i;
                m->nzcnt[at++] = k;
            }
    at = 0;
    for (k = 0; k < longest; k++) {
        m->ptr[k] = at;
        for (i = 0; i < dim && m->nzcnt[i] > k; i++) {
            int near = m->perm[i] + (k - 8) * (k < 16 ? 3 : 700);
            m->indices[at] = near < 0 ? 0 : near >= dim ? dim - 1 : near;
            m->data[at++] = (float)bench_uniform() - 0.4f;
        }
    }
    m->ptr[longest] = m->entries = at;
}

static void multiply(const jds_matrix *m, const float *x, float *y)
{
    const int dim = m->dim;
    const float *data = m->data;
    const int *indices = m->indices, *ptr = m->ptr;
    const int *nzcnt = m->nzcnt, *perm = m->perm;
    int i, k;

#pragma omp parallel for private(k)
    for (i = 0; i < dim; i++) {
        float sum = 0.0f;
        int bound = nzcnt[i];
        for (k = 0; k < bound; k++) {
            int j = ptr[k] + i;
            sum += data[j] * x[indices[j]];
        }
        y[perm[i]] = sum;
    }
}

/* Back to unit length, so that repeated products stay in range. */
static float normalise(int n, const float *y, float *x)
{
    double square = 0.0;
    float scale;
    int i;

#pragma omp parallel for reduction(+ : square)
    for (i = 0; i < n; i++)
        square += (double)y[i] * y[i];
    scale = (float)(1.0 / sqrt(square / n));
#pragma omp parallel for
    for (i = 0; i < n; i++)
        x[i] = y[i] * scale;
    return scale;
}

int main(int argc, char **argv)
{
    int dim = bench_size(argc, argv, 300, 20000, 1200000);
    int rounds = bench_size(argc, argv, 3, 60, 50);
    jds_matrix m;
    float *x, *y, scale = 0.0f;
    double begin, end;
    int i, k, round, wrong = 0;

    make_matrix(&m, dim);
    x = (float *)bench_alloc((size_t)dim, sizeof(float));
    y = (float *)bench_alloc((size_t)dim, sizeof(float));
    for (i = 0; i < dim; i++)
        x[i] = 1.0f + (float)bench_uniform();
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        multiply(&m, x, y);
        scale = normalise(dim, y, x);
    }
    multiply(&m, x, y);
    end = bench_clock();
    for (i = 0; i < dim; i += 1 + dim / 1000) {
        volatile double sum = 0.0;
        double size = 1e-3;
        for (k = 0; k < m.nzcnt[i]; k++) {
            int j = m.ptr[k] + i;
            sum = sum + (double)m.data[j] * x[m.indices[j]];
            size += fabs(m.data[j] * x[m.indices[j]]);
        }
        wrong += fabs(y[m.perm[i]] - sum) > 1e-5 * size;
    }
    bench_work((rounds + 1.0) * (2.0 * m.entries + 3.0 * dim),
               (rounds + 1.0) * (8.0 * m.entries + 28.0 * dim));
    return bench_end(wrong, end - begin, scale);
}
