/* Multigrid for Poisson's equation on a periodic cube, with 27-point operators.
 *
 * Grids are passed as variable-length arrays with a layer of ghost points around them.
 */
#include "../bench.h"

#define LEVELS 10

static const double A[4] = {-8.0 / 3.0, 0.0, 1.0 / 6.0, 1.0 / 12.0};
static const double C[4] = {-3.0 / 8.0, 1.0 / 32.0, -1.0 / 64.0, 0.0};

static double *grid_u[LEVELS], *grid_r[LEVELS], *rhs;

/* Periodic ghost layers. */
static void comm3(int n, double u[n][n][n])
{
    int i, j;

    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++) {
            u[i][j][0] = u[i][j][n - 2];
            u[i][j][n - 1] = u[i][j][1];
        }
    for (i = 1; i < n - 1; i++)
        for (j = 0; j < n; j++) {
            u[i][0][j] = u[i][n - 2][j];
            u[i][n - 1][j] = u[i][1][j];
        }
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            u[0][i][j] = u[n - 2][i][j];
            u[n - 1][i][j] = u[1][i][j];
        }
}

#define EDGES(u, i, j, k)                                                             \
    (u[i - 1][j - 1][k] + u[i - 1][j + 1][k] + u[i + 1][j - 1][k] +                   \
     u[i + 1][j + 1][k] + u[i - 1][j][k - 1] + u[i - 1][j][k + 1] +                   \
     u[i + 1][j][k - 1] + u[i + 1][j][k + 1] + u[i][j - 1][k - 1] +                   \
     u[i][j - 1][k + 1] + u[i][j + 1][k - 1] + u[i][j + 1][k + 1])
#define CORNERS(u, i, j, k)                                                           \
    (u[i - 1][j - 1][k - 1] + u[i - 1][j - 1][k + 1] + u[i - 1][j + 1][k - 1] +       \
     u[i - 1][j + 1][k + 1] + u[i + 1][j - 1][k - 1] + u[i + 1][j - 1][k + 1] +       \
     u[i + 1][j + 1][k - 1] + u[i + 1][j + 1][k + 1])
#define FACES(u, i, j, k)                                                             \
    (u[i - 1][j][k] + u[i + 1][j][k] + u[i][j - 1][k] + u[i][j + 1][k] +              \
     u[i][j][k - 1] + u[i][j][k + 1])

/* r = v - A u */
static void resid(int n, double u[n][n][n], double v[n][n][n], double r[n][n][n])
{
    int i, j, k;

#pragma omp parallel for private(j, k)
    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++)
            for (k = 1; k < n - 1; k++)
                r[i][j][k] = v[i][j][k] - A[0] * u[i][j][k] -
                             A[2] * EDGES(u, i, j, k) - A[3] * CORNERS(u, i, j, k);
    comm3(n, r);
}

/* u = u + C r */
static void psinv(int n, double r[n][n][n], double u[n][n][n])
{
    int i, j, k;

#pragma omp parallel for private(j, k)
    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++)
            for (k = 1; k < n - 1; k++)
                u[i][j][k] = u[i][j][k] + C[0] * r[i][j][k] +
                             C[1] * FACES(r, i, j, k) + C[2] * EDGES(r, i, j, k);
    comm3(n, u);
}

/* To the coarser grid. */
static void rprj3(int n, double r[n][n][n], int m, double s[m][m][m])
{
    int i, j, k;

#pragma omp parallel for private(j, k)
    for (i = 1; i < m - 1; i++)
        for (j = 1; j < m - 1; j++)
            for (k = 1; k < m - 1; k++)
                s[i][j][k] = 0.5 * r[2 * i][2 * j][2 * k] +
                             0.25 * FACES(r, 2 * i, 2 * j, 2 * k) +
                             0.125 * EDGES(r, 2 * i, 2 * j, 2 * k) +
                             0.0625 * CORNERS(r, 2 * i, 2 * j, 2 * k);
    comm3(m, s);
}

/* From the coarser grid, trilinear. */
static void interp(int m, double z[m][m][m], int n, double u[n][n][n])
{
    int i, j, k;

#pragma omp parallel for private(j, k)
    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++)
            for (k = 1; k < n - 1; k++) {
                int i0 = i / 2, j0 = j / 2, k0 = k / 2;
                int i1 = (i + 1) / 2, j1 = (j + 1) / 2, k1 = (k + 1) / 2;
                u[i][j][k] = u[i][j][k] +
                             0.125 * (z[i0][j0][k0] + z[i0][j0][k1] + z[i0][j1][k0] +
                                      z[i0][j1][k1] + z[i1][j0][k0] + z[i1][j0][k1] +
                                      z[i1][j1][k0] + z[i1][j1][k1]);
            }
    comm3(n, u);
}

static double norm2(int n, double r[n][n][n])
{
    double s = 0.0;
    int i, j, k;

#pragma omp parallel for private(j, k) reduction(+ : s)
    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++)
            for (k = 1; k < n - 1; k++)
                s += r[i][j][k] * r[i][j][k];
    return sqrt(s / ((double)(n - 2) * (n - 2) * (n - 2)));
}

static void zero3(int n, double u[n][n][n])
{
    memset(u, 0, sizeof(double) * (size_t)n * (size_t)n * (size_t)n);
}

#define GRID(n, p) ((double(*)[n][n])(p))

static void v_cycle(int top, const int *side)
{
    int l, n, m;

    for (l = top; l > 1; l--) {
        n = side[l], m = side[l - 1];
        rprj3(n, GRID(n, grid_r[l]), m, GRID(m, grid_r[l - 1]));
    }
    n = side[1];
    zero3(n, GRID(n, grid_u[1]));
    psinv(n, GRID(n, grid_r[1]), GRID(n, grid_u[1]));
    for (l = 2; l <= top; l++) {
        n = side[l], m = side[l - 1];
        if (l < top)
            zero3(n, GRID(n, grid_u[l]));
        interp(m, GRID(m, grid_u[l - 1]), n, GRID(n, grid_u[l]));
        resid(n, GRID(n, grid_u[l]), GRID(n, l < top ? grid_r[l] : rhs),
              GRID(n, grid_r[l]));
        psinv(n, GRID(n, grid_r[l]), GRID(n, grid_u[l]));
    }
}

int main(int argc, char **argv)
{
    int top = bench_size(argc, argv, 3, 5, 8);
    int cycles = bench_size(argc, argv, 2, 10, 9);
    int side[LEVELS], l, n, c, i;
    double begin, end, first, last;

    for (l = 1; l <= top; l++) {
        side[l] = (1 << l) + 2;
        n = side[l];
        grid_u[l] = (double *)bench_alloc((size_t)n * n * n, sizeof(double));
        grid_r[l] = (double *)bench_alloc((size_t)n * n * n, sizeof(double));
    }
    n = side[top];
    rhs = (double *)bench_alloc((size_t)n * n * n, sizeof(double));
    /* Ten charges of either sign, so that the mean is zero. */
    for (i = 0; i < 20; i++) {
        size_t a = 1 + bench_random() % (unsigned)(n - 2);
        size_t b = 1 + bench_random() % (unsigned)(n - 2);
        size_t d = 1 + bench_random() % (unsigned)(n - 2);
        rhs[(a * n + b) * n + d] += i < 10 ? 1.0 : -1.0;
    }
    comm3(n, GRID(n, rhs));

    begin = bench_clock();
    resid(n, GRID(n, grid_u[top]), GRID(n, rhs), GRID(n, grid_r[top]));
    first = norm2(n, GRID(n, grid_r[top]));
    for (c = 0; c < cycles; c++) {
        v_cycle(top, side);
        resid(n, GRID(n, grid_u[top]), GRID(n, rhs), GRID(n, grid_r[top]));
    }
    last = norm2(n, GRID(n, grid_r[top]));
    end = bench_clock();
    bench_work(cycles * 90.0 * n * n * n, cycles * 90.0 * n * n * n);
    return bench_end(!(last < 0.5 * first) || !(first > 0.0), end - begin, last / first);
}
