/* Lattice-Boltzmann flow around obstacles, D3Q19, one array of cells with 20 entries
 * each (19 distributions and the flags), as array of records in a flat array.
 */
#include "../bench.h"

enum { C, N, S, E, W, T, B, NE, NW, SE, SW, NT, NB, ST, SB, ET, EB, WT, WB, FLAGS, CELL };

#define OMEGA 1.95

static int sx, sy, sz;

#define CALC_INDEX(x, y, z, e) ((e) + CELL * ((x) + (y) * sx + (z) * sx * sy))
#define SRC(e) src[i + (e)]
#define DST(dx, dy, dz, e) dst[i + CALC_INDEX(dx, dy, dz, e)]

static void collide_and_stream(const double *src, double *dst)
{
    int i;
    const int begin = CALC_INDEX(0, 0, 1, 0), end = CALC_INDEX(0, 0, sz - 1, 0);

#pragma omp parallel for
    for (i = begin; i < end; i += CELL) {
        double rho, ux, uy, uz, u2;

        if (SRC(FLAGS) > 0.5) { /* an obstacle: everything goes back */
            DST(0, 0, 0, C) = SRC(C);
            DST(0, -1, 0, S) = SRC(N);
            DST(0, +1, 0, N) = SRC(S);
            DST(-1, 0, 0, W) = SRC(E);
            DST(+1, 0, 0, E) = SRC(W);
            DST(0, 0, -1, B) = SRC(T);
            DST(0, 0, +1, T) = SRC(B);
            DST(-1, -1, 0, SW) = SRC(NE);
            DST(+1, -1, 0, SE) = SRC(NW);
            DST(-1, +1, 0, NW) = SRC(SE);
            DST(+1, +1, 0, NE) = SRC(SW);
            DST(0, -1, -1, SB) = SRC(NT);
            DST(0, -1, +1, ST) = SRC(NB);
            DST(0, +1, -1, NB) = SRC(ST);
            DST(0, +1, +1, NT) = SRC(SB);
            DST(-1, 0, -1, WB) = SRC(ET);
            DST(-1, 0, +1, WT) = SRC(EB);
            DST(+1, 0, -1, EB) = SRC(WT);
            DST(+1, 0, +1, ET) = SRC(WB);
            continue;
        }
        rho = SRC(C) + SRC(N) + SRC(S) + SRC(E) + SRC(W) + SRC(T) + SRC(B) + SRC(NE) +
              SRC(NW) + SRC(SE) + SRC(SW) + SRC(NT) + SRC(NB) + SRC(ST) + SRC(SB) +
              SRC(ET) + SRC(EB) + SRC(WT) + SRC(WB);
        ux = SRC(E) - SRC(W) + SRC(NE) - SRC(NW) + SRC(SE) - SRC(SW) + SRC(ET) +
             SRC(EB) - SRC(WT) - SRC(WB);
        uy = SRC(N) - SRC(S) + SRC(NE) + SRC(NW) - SRC(SE) - SRC(SW) + SRC(NT) +
             SRC(NB) - SRC(ST) - SRC(SB);
        uz = SRC(T) - SRC(B) + SRC(NT) - SRC(NB) + SRC(ST) - SRC(SB) + SRC(ET) -
             SRC(EB) + SRC(WT) - SRC(WB);
        ux /= rho;
        uy /= rho;
        uz /= rho;
        u2 = 1.5 * (ux * ux + uy * uy + uz * uz);
#define RELAX(w, e, v)                                                                \
    ((1.0 - OMEGA) * SRC(e) + (w) * OMEGA * rho * ((v) * (4.5 * (v) + 3.0) + 1.0 - u2))
        DST(0, 0, 0, C) = RELAX(1.0 / 3.0, C, 0.0);
        DST(0, +1, 0, N) = RELAX(1.0 / 18.0, N, uy);
        DST(0, -1, 0, S) = RELAX(1.0 / 18.0, S, -uy);
        DST(+1, 0, 0, E) = RELAX(1.0 / 18.0, E, ux);
        DST(-1, 0, 0, W) = RELAX(1.0 / 18.0, W, -ux);
        DST(0, 0, +1, T) = RELAX(1.0 / 18.0, T, uz);
        DST(0, 0, -1, B) = RELAX(1.0 / 18.0, B, -uz);
        DST(+1, +1, 0, NE) = RELAX(1.0 / 36.0, NE, ux + uy);
        DST(-1, +1, 0, NW) = RELAX(1.0 / 36.0, NW, -ux + uy);
        DST(+1, -1, 0, SE) = RELAX(1.0 / 36.0, SE, ux - uy);
        DST(-1, -1, 0, SW) = RELAX(1.0 / 36.0, SW, -ux - uy);
        DST(0, +1, +1, NT) = RELAX(1.0 / 36.0, NT, uy + uz);
        DST(0, +1, -1, NB) = RELAX(1.0 / 36.0, NB, uy - uz);
        DST(0, -1, +1, ST) = RELAX(1.0 / 36.0, ST, -uy + uz);
        DST(0, -1, -1, SB) = RELAX(1.0 / 36.0, SB, -uy - uz);
        DST(+1, 0, +1, ET) = RELAX(1.0 / 36.0, ET, ux + uz);
        DST(+1, 0, -1, EB) = RELAX(1.0 / 36.0, EB, ux - uz);
        DST(-1, 0, +1, WT) = RELAX(1.0 / 36.0, WT, -ux + uz);
        DST(-1, 0, -1, WB) = RELAX(1.0 / 36.0, WB, -ux - uz);
    }
}

static double mass(const double *g)
{
    double total = 0.0;
    int i, e;

    for (i = CALC_INDEX(0, 0, 2, 0); i < CALC_INDEX(0, 0, sz - 2, 0); i += CELL)
        for (e = 0; e < FLAGS; e++)
            total += g[i + e];
    return total;
}

static void fill(double *g)
{
    static const double weight[FLAGS] = {
        1.0 / 3.0,  1.0 / 18.0, 1.0 / 18.0, 1.0 / 18.0, 1.0 / 18.0,
        1.0 / 18.0, 1.0 / 18.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0,
        1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0,
        1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0};
    int x, y, z, e;

    for (z = -1; z < sz + 1; z++)
        for (y = 0; y < sy; y++)
            for (x = 0; x < sx; x++) {
                double *cell = g + CALC_INDEX(x, y, z, 0);
                double rho = 1.0 + 0.002 * ((x + 2 * y + 3 * z) % 11 - 5);
                for (e = 0; e < FLAGS; e++)
                    cell[e] = weight[e] * rho;
                cell[FLAGS] = (x * 7 + y * 13 + z * 5) % 61 == 0 ? 1.0 : 0.0;
            }
}

int main(int argc, char **argv)
{
    int steps = bench_size(argc, argv, 2, 40, 60);
    size_t cells;
    double *memory[2], *grid[2], begin, end, before, after, mid;
    int t;

    sx = bench_size(argc, argv, 8, 20, 100);
    sy = bench_size(argc, argv, 8, 20, 100);
    sz = bench_size(argc, argv, 8, 20, 100);
    /* Two layers below and above, so that streaming stays inside. */
    cells = (size_t)sx * sy * (sz + 4);
    for (t = 0; t < 2; t++) {
        memory[t] = (double *)bench_alloc(cells * CELL, sizeof(double));
        grid[t] = memory[t] + CALC_INDEX(0, 0, 2, 0);
    }
    fill(grid[0]);
    memcpy(memory[1], memory[0], cells * CELL * sizeof(double));
    before = mass(grid[0]);
    begin = bench_clock();
    for (t = 0; t < steps; t++)
        collide_and_stream(grid[t & 1], grid[1 - (t & 1)]);
    end = bench_clock();
    after = mass(grid[steps & 1]);
    mid = grid[steps & 1][CALC_INDEX(sx / 2, sy / 2, sz / 2, N)];
    bench_work(250.0 * steps * sx * sy * sz, 312.0 * steps * sx * sy * sz);
    return bench_end(!bench_close(after, before, 0.02) + !(mid > 0.04 && mid < 0.07),
                     end - begin, mid);
}
