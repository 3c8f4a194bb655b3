/*
 * heat - temperature of a plate with a source in it, and some statistics.
 *
 * A small simulation as such programs are written: global settings, arrays
 * from malloc with hand-made subscripts, a time loop that swaps two grids,
 * radiation between panels, sensors, a sparse solver for the boundary, and a
 * report. Nothing in it was written for idlift.
 *
 *     heat [n] [steps]        grid of n x n points (default 1024), time steps
 *
 * What is cheap is done after every time step, what is not after every tenth
 * or so. Prints the time of each part, and a checksum: what two builds of this
 * program must agree on.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NBINS 256
#define NMODES 600      /* modes whose correlations are of interest */
#define NSENSORS 1024
#define NPANELS 3000    /* the plate, and what surrounds it */
#define ROWS (768 * 1024)

/* A sparse matrix in compressed rows. */
struct csr {
    int rows;
    int *rowptr;
    int *col;
    double *val;
};

struct stats {
    double total;
    double hottest;
    double roughness;
};

static int n = 1024;
static int steps = 50;

/* ---- helpers -------------------------------------------------------- */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *need(size_t bytes)
{
    void *p = malloc(bytes);
    if (p == NULL) {
        fprintf(stderr, "heat: out of memory (%zu bytes)\n", bytes);
        exit(1);
    }
    return p;
}

/* A generator of our own, so that every machine sees the same input. */
static unsigned seed = 12345u;

static double rnd(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (double)(seed >> 8) / 16777216.0;
}

/* How often something is done that is not done after every step. */
static int every(int nth)
{
    return (steps + nth - 1) / nth;
}

static void report(const char *part, double seconds, double checksum)
{
    printf("  %-12s %9.3f ms   checksum %.10e\n", part, 1e3 * seconds, checksum);
}

/* ---- input ----------------------------------------------------------- */

static void make_plate(double *t, double *source)
{
    int i, j;
    for (i = 0; i < n; i++) {
        for (j = 0; j < n; j++) {
            double x = (double)i / n - 0.5, y = (double)j / n - 0.5;
            t[i * n + j] = 20.0 + 5.0 * rnd();
            source[i * n + j] = x * x + y * y < 0.01 ? 4.0 : 0.0;
        }
    }
}

/* Five-point Laplacian with some entries missing, as boundaries make them. */
static void make_matrix(struct csr *m, int rows)
{
    int i, k, used = 0;
    static const int offset[5] = { -64, -1, 0, 1, 64 };
    m->rows = rows;
    m->rowptr = need((size_t)(rows + 1) * sizeof *m->rowptr);
    m->col = need((size_t)rows * 5 * sizeof *m->col);
    m->val = need((size_t)rows * 5 * sizeof *m->val);
    for (i = 0; i < rows; i++) {
        m->rowptr[i] = used;
        for (k = 0; k < 5; k++) {
            int j = i + offset[k];
            if (j < 0 || j >= rows || (k != 2 && (i + j) % 7 == 3))
                continue;
            m->col[used] = j;
            m->val[used] = k == 2 ? 5.0 : -1.0;
            used++;
        }
    }
    m->rowptr[rows] = used;
}

/* ---- the parts that take the time ------------------------------------ */

/* Heat that flows between two points; warm metal conducts worse, and the two
 * halves of the way are in series. */
static double flow(double here, double there)
{
    double a = 1.0 / (1.0 + 0.002 * here), b = 1.0 / (1.0 + 0.002 * there);
    return 2.0 * a * b / (a + b) * (there - here);
}

/* One explicit time step: a five-point stencil. */
static void step(double *restrict out, const double *restrict t,
                 const double *restrict source, double k)
{
    int i, j;
    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++) {
            double here = t[i * n + j];
            out[i * n + j] = here + source[i * n + j]
                + k * (flow(here, t[(i - 1) * n + j])
                       + flow(here, t[(i + 1) * n + j])
                       + flow(here, t[i * n + j - 1])
                       + flow(here, t[i * n + j + 1]));
        }
}

/* Heat that the plate loses: radiation, and evaporation after Arrhenius. */
static void cool(double *flux, const double *t, int count)
{
    int i;
    for (i = 0; i < count; i++) {
        double kelvin = t[i] + 273.15, a = kelvin * 0.01;
        flux[i] = 5.67 * a * a * a * a + 3.0e6 * exp(-5100.0 / kelvin);
    }
}

/* Heat that each panel gets from all others, by distance. */
static void exchange(double *heat, const double *x, const double *y,
                     const double *z, const double *power, int count)
{
    int i, j;
    for (i = 0; i < count; i++) {
        double sum = 0.0;
        for (j = 0; j < count; j++) {
            double dx = x[i] - x[j], dy = y[i] - y[j], dz = z[i] - z[j];
            double d2 = dx * dx + dy * dy + dz * dz + 0.01;
            sum += power[j] / (d2 * sqrt(d2));
        }
        heat[i] = sum;
    }
}

/* What the sensors show: each sees all points of a line, through its response. */
static void sense(double *reading, const double *response, const double *line,
                  int sensors, int points)
{
    int i, j;
    for (i = 0; i < sensors; i++) {
        double sum = 0.0;
        for (j = 0; j < points; j++)
            sum += response[i * points + j] * line[j];
        reading[i] = sum;
    }
}

/* Total heat, and the hottest point. */
static void summarise(struct stats *s, const double *t, int count)
{
    double total = 0.0, hottest = t[0], rough = 0.0;
    int i;
    for (i = 0; i < count; i++)
        total += t[i];
    for (i = 1; i < count; i++)
        if (t[i] > hottest)
            hottest = t[i];
    for (i = 1; i < count; i++)
        rough += fabs(t[i] - t[i - 1]);
    s->total = total;
    s->hottest = hottest;
    s->roughness = rough;
}

/* How many points there are of each temperature. */
static void distribution(int *bins, const double *t, int count, double top)
{
    int i;
    for (i = 0; i < NBINS; i++)
        bins[i] = 0;
    for (i = 0; i < count; i++) {
        int b = (int)(t[i] / top * NBINS);
        if (b < 0)
            b = 0;
        if (b >= NBINS)
            b = NBINS - 1;
        bins[b]++;
    }
}

/* Correlations between the modes of the plate: a matrix product. */
static void correlate(double *c, const double *a, const double *b, int m)
{
    int i, j, k;
    for (i = 0; i < m; i++) {
        for (j = 0; j < m; j++) {
            double sum = 0.0;
            for (k = 0; k < m; k++)
                sum += a[i * m + k] * b[k * m + j];
            c[i * m + j] = sum;
        }
    }
}

/* y = A x with A in compressed rows. */
static void multiply(const struct csr *m, const double *x, double *y)
{
    int i, k;
    for (i = 0; i < m->rows; i++) {
        double sum = 0.0;
        for (k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
            sum += m->val[k] * x[m->col[k]];
        y[i] = sum;
    }
}

static double dot(const double *a, const double *b, int count)
{
    double s = 0.0;
    int i;
    for (i = 0; i < count; i++)
        s += a[i] * b[i];
    return s;
}

/* Conjugate gradients: the sparse product, dots and updates together. */
static double solve(const struct csr *m, const double *b, double *x, int rounds)
{
    int i, r, count = m->rows;
    double *res = need((size_t)count * sizeof *res);
    double *dir = need((size_t)count * sizeof *dir);
    double *tmp = need((size_t)count * sizeof *tmp);
    double rho;

    for (i = 0; i < count; i++) {
        x[i] = 0.0;
        res[i] = b[i];
        dir[i] = b[i];
    }
    rho = dot(res, res, count);
    for (r = 0; r < rounds; r++) {
        double alpha, beta, next;
        multiply(m, dir, tmp);
        alpha = rho / dot(dir, tmp, count);
        for (i = 0; i < count; i++) {
            x[i] += alpha * dir[i];
            res[i] -= alpha * tmp[i];
        }
        next = dot(res, res, count);
        beta = next / rho;
        rho = next;
        for (i = 0; i < count; i++)
            dir[i] = res[i] + beta * dir[i];
    }
    free(res);
    free(dir);
    free(tmp);
    return sqrt(rho);
}

/* ---- checksums: serial on purpose, each value depends on the last ----- */

static double checksum(const double *a, size_t count)
{
    double h = 0.0;
    size_t i;
    for (i = 0; i < count; i++)
        h = 0.5 * h + a[i];
    return h;
}

static int arguments(int argc, char **argv)
{
    if (argc > 1)
        n = atoi(argv[1]);
    if (argc > 2)
        steps = atoi(argv[2]);
    if (n < 8 || n > 16384 || steps < 1) {
        fprintf(stderr, "usage: %s [n 8..16384] [steps]\n", argv[0]);
        return 0;
    }
    return 1;
}

/* ---- the program ------------------------------------------------------ */

/* Time steps; afterwards *t is the newest grid. */
static void simulate(double **t, double **next, const double *source)
{
    double start = now();
    int s;
    for (s = 0; s < steps; s++) {
        double *swap;
        step(*next, *t, source, 0.1);
        swap = *t;
        *t = *next;
        *next = swap;
    }
    report("stencil", now() - start, checksum(*t, (size_t)n * n));
}

static int analyse(const double *t, double *flux)
{
    int bins[NBINS], i, r, found = 0, points = n * n;
    double start, seconds, sum = 0.0;
    struct stats st = {0.0, 0.0, 0.0};

    start = now();
    for (r = 0; r < every(2); r++)
        cool(flux, t, points);
    report("map", now() - start, checksum(flux, (size_t)points));

    start = now();
    for (r = 0; r < steps; r++)
        summarise(&st, t, points);
    report("reductions", now() - start, st.total + st.hottest + st.roughness);

    start = now();
    for (r = 0; r < steps; r++)
        distribution(bins, t, points, st.hottest);
    seconds = now() - start;
    for (i = 0; i < NBINS; i++) {
        found += bins[i];
        sum = 0.5 * sum + bins[i];
    }
    report("histogram", seconds, sum);
    if (found != points)
        printf("WRONG: the histogram has %d points, not %d\n", found, points);
    return found == points;
}

static double *random_numbers(size_t count)
{
    double *made = need(count * sizeof *made);
    size_t i;
    for (i = 0; i < count; i++)
        made[i] = rnd() - 0.5;
    return made;
}

static void surroundings(void)
{
    double *x = random_numbers(NPANELS), *y = random_numbers(NPANELS);
    double *z = random_numbers(NPANELS), *power = random_numbers(NPANELS);
    double *heat = need(NPANELS * sizeof *heat);
    double start = now();
    int r;

    for (r = 0; r < every(5); r++)
        exchange(heat, x, y, z, power, NPANELS);
    report("map_reduce", now() - start, checksum(heat, NPANELS));
    free(x);
    free(y);
    free(z);
    free(power);
    free(heat);
}

static void sensors(const double *t)
{
    double *response = random_numbers((size_t)NSENSORS * n);
    double *reading = need(NSENSORS * sizeof *reading);
    double start = now();
    int r;

    for (r = 0; r < 4 * steps; r++)
        sense(reading, response, t + (size_t)(r % n) * n, NSENSORS, n);
    report("gemv", now() - start, checksum(reading, NSENSORS));
    free(response);
    free(reading);
}

static void modes(void)
{
    size_t size = (size_t)NMODES * NMODES;
    double *a = random_numbers(size), *b = random_numbers(size);
    double *c = need(size * sizeof *c);
    double start = now();
    int r;

    for (r = 0; r < every(20); r++)
        correlate(c, a, b, NMODES);
    report("gemm", now() - start, checksum(c, size));
    free(a);
    free(b);
    free(c);
}

static int boundary(int rows)
{
    double *x = need((size_t)rows * sizeof *x);
    double *rhs = random_numbers((size_t)rows);
    double start, residual;
    struct csr m;
    int r;

    make_matrix(&m, rows);
    start = now();
    for (r = 0; r < 2 * steps; r++)
        multiply(&m, rhs, x);
    report("spmv", now() - start, checksum(x, (size_t)rows));

    start = now();
    residual = solve(&m, rhs, x, 60);
    report("solver", now() - start, checksum(x, (size_t)rows));
    if (!(residual < 1e-6))
        printf("WRONG: the solver stopped with a residual of %g\n", residual);
    free(x);
    free(rhs);
    free(m.rowptr);
    free(m.col);
    free(m.val);
    return residual < 1e-6;
}

int main(int argc, char **argv)
{
    double *t, *next, *source;
    double *flux;
    size_t bytes;
    int good;

    if (!arguments(argc, argv))
        return 2;
    bytes = (size_t)n * n * sizeof(double);
    t = need(bytes);
    next = need(bytes);
    source = need(bytes);
    flux = need(bytes);
    printf("plate of %d x %d points, %d steps\n", n, n, steps);
    make_plate(t, source);
    memcpy(next, t, bytes);

    simulate(&t, &next, source);
    good = analyse(t, flux);
    surroundings();
    sensors(t);
    modes();
    good = boundary(ROWS) && good;
    if (good)
        printf("verified: the histogram is complete, the solver converged\n");
    free(t);
    free(next);
    free(source);
    free(flux);
    return good ? 0 : 1;
}
