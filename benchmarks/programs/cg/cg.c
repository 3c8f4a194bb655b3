/* Conjugate gradient on a sparse symmetric matrix in CSR form.
 *
 * The matrix is that of a 27-point operator on a cube. Everything is in global arrays
 * of the largest size, as codes that came from Fortran have it.
 */
#include "../bench.h"

#define MAXSIDE 80
#define NA (MAXSIDE * MAXSIDE * MAXSIDE)
#define NZ (27 * NA)

static double a[NZ];
static int colidx[NZ];
static int rowstr[NA + 1];
static double b[NA], x[NA], p[NA], q[NA], r[NA];
static int n;

/* Symmetric in i and j, so that the matrix is. */
static double coupling(int i, int j)
{
    unsigned h = (unsigned)(i < j ? i : j) * 2654435761u + (unsigned)(i + j);
    return -0.5 - (double)((h >> 16) & 255) / 512.0;
}

static void make_matrix(int side)
{
    int i, j, k, di, dj, dk, nz = 0;

    n = side * side * side;
    for (i = 0; i < side; i++)
        for (j = 0; j < side; j++)
            for (k = 0; k < side; k++) {
                int row = (i * side + j) * side + k;
                rowstr[row] = nz;
                for (di = -1; di <= 1; di++)
                    for (dj = -1; dj <= 1; dj++)
                        for (dk = -1; dk <= 1; dk++) {
                            int ii = i + di, jj = j + dj, kk = k + dk, col;
                            if (ii < 0 || jj < 0 || kk < 0 || ii >= side ||
                                jj >= side || kk >= side)
                                continue;
                            col = (ii * side + jj) * side + kk;
                            colidx[nz] = col;
                            a[nz++] = col == row ? 27.0 : coupling(row, col);
                        }
            }
    rowstr[n] = nz;
    for (i = 0; i < n; i++)
        b[i] = bench_uniform() - 0.5;
}

static double conj_grad(int iterations)
{
    int i, j, k, it;
    double rho, rho0, d, alpha, beta, sum;

#pragma omp parallel for
    for (j = 0; j < n; j++) {
        x[j] = 0.0;
        r[j] = b[j];
        p[j] = b[j];
    }
    rho = 0.0;
#pragma omp parallel for reduction(+ : rho)
    for (j = 0; j < n; j++)
        rho = rho + r[j] * r[j];

    for (it = 1; it <= iterations; it++) {
        /* q = A.p */
#pragma omp parallel for private(k, sum)
        for (i = 0; i < n; i++) {
            sum = 0.0;
            for (k = rowstr[i]; k < rowstr[i + 1]; k++)
                sum = sum + a[k] * p[colidx[k]];
            q[i] = sum;
        }
        d = 0.0;
#pragma omp parallel for reduction(+ : d)
        for (j = 0; j < n; j++)
            d = d + p[j] * q[j];
        alpha = rho / d;
        rho0 = rho;
#pragma omp parallel for
        for (j = 0; j < n; j++) {
            x[j] = x[j] + alpha * p[j];
            r[j] = r[j] - alpha * q[j];
        }
        rho = 0.0;
#pragma omp parallel for reduction(+ : rho)
        for (j = 0; j < n; j++)
            rho = rho + r[j] * r[j];
        beta = rho / rho0;
#pragma omp parallel for
        for (j = 0; j < n; j++)
            p[j] = r[j] + beta * p[j];
    }
    return rho;
}

/* The residual of some rows, computed anew. */
static int wrong_rows(void)
{
    int i, k, wrong = 0;

    for (i = 0; i < n; i += 1 + n / 500) {
        volatile double rest = b[i];
        for (k = rowstr[i]; k < rowstr[i + 1]; k++)
            rest = rest - a[k] * x[colidx[k]];
        if (fabs(rest - r[i]) > 1e-9)
            wrong++;
    }
    return wrong;
}

int main(int argc, char **argv)
{
    int side = bench_size(argc, argv, 6, 20, MAXSIDE);
    int iterations = bench_size(argc, argv, 10, 30, 180);
    double begin, end, rho;

    make_matrix(side);
    begin = bench_clock();
    rho = conj_grad(iterations);
    end = bench_clock();
    bench_work(iterations * (2.0 * rowstr[n] + 10.0 * n),
               iterations * (12.0 * rowstr[n] + 100.0 * n));
    return bench_end(wrong_rows() + (rho > 1e-3), end - begin, x[n / 2]);
}
