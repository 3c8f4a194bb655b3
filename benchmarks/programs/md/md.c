/* Molecular dynamics: Lennard-Jones forces from neighbour lists, velocity Verlet. */
#include "../bench.h"

#define MAXNEIGH 64

struct vec3 {
    double x, y, z;
};

struct system {
    int natoms;
    double cutoff2, lj1, lj2;
    struct vec3 *position, *velocity, *force;
    int *count; /* neighbours of each atom */
    int *list;  /* MAXNEIGH of them an atom */
};

static double compute_forces(struct system *s)
{
    const struct vec3 *position = s->position;
    const double cutoff2 = s->cutoff2, lj1 = s->lj1, lj2 = s->lj2;
    double energy = 0.0;
    int i, j;

#pragma omp parallel for private(j) reduction(+ : energy)
    for (i = 0; i < s->natoms; i++) {
        const struct vec3 p = position[i];
        double fx = 0.0, fy = 0.0, fz = 0.0;
        for (j = 0; j < s->count[i]; j++) {
            const struct vec3 *o = &position[s->list[i * MAXNEIGH + j]];
            double dx = p.x - o->x, dy = p.y - o->y, dz = p.z - o->z;
            double r2 = dx * dx + dy * dy + dz * dz;
            if (r2 < cutoff2) {
                double r2inv = 1.0 / r2;
                double r6inv = r2inv * r2inv * r2inv;
                double f = r2inv * r6inv * (lj1 * r6inv - lj2);
                fx += dx * f;
                fy += dy * f;
                fz += dz * f;
                energy += r6inv * (r6inv - 1.0);
            }
        }
        s->force[i].x = fx;
        s->force[i].y = fy;
        s->force[i].z = fz;
    }
    return 2.0 * energy;
}

static void integrate(struct system *s, double dt)
{
    int i;

    for (i = 0; i < s->natoms; i++) {
        s->velocity[i].x += s->force[i].x * dt;
        s->velocity[i].y += s->force[i].y * dt;
        s->velocity[i].z += s->force[i].z * dt;
        s->position[i].x += s->velocity[i].x * dt;
        s->position[i].y += s->velocity[i].y * dt;
        s->position[i].z += s->velocity[i].z * dt;
    }
}

static double kinetic(const struct system *s)
{
    double sum = 0.0;
    int i;

    for (i = 0; i < s->natoms; i++) {
        const struct vec3 *v = s->velocity + i;
        sum += v->x * v->x + v->y * v->y + v->z * v->z;
    }
    return 0.5 * sum;
}

/* A jittered cubic lattice; neighbours are the lattice points within 1.75 spacings. */
static void crystal(struct system *s, int side)
{
    const double spacing = 1.2;
    int x, y, z, dx, dy, dz;

    s->natoms = side * side * side;
    s->cutoff2 = 4.0;
    s->lj1 = 48.0;
    s->lj2 = 24.0;
    s->position = (struct vec3 *)bench_alloc((size_t)s->natoms, sizeof(struct vec3));
    s->velocity = (struct vec3 *)bench_alloc((size_t)s->natoms, sizeof(struct vec3));
    s->force = (struct vec3 *)bench_alloc((size_t)s->natoms, sizeof(struct vec3));
    s->count = (int *)bench_alloc((size_t)s->natoms, sizeof(int));
    s->list = (int *)bench_alloc((size_t)s->natoms * MAXNEIGH, sizeof(int));
    for (z = 0; z < side; z++)
        for (y = 0; y < side; y++)
            for (x = 0; x < side; x++) {
                int at = (z * side + y) * side + x;
                s->position[at].x = spacing * x + 0.05 * bench_uniform();
                s->position[at].y = spacing * y + 0.05 * bench_uniform();
                s->position[at].z = spacing * z + 0.05 * bench_uniform();
                for (dz = -1; dz <= 1; dz++)
                    for (dy = -1; dy <= 1; dy++)
                        for (dx = -1; dx <= 1; dx++) {
                            int xx = x + dx, yy = y + dy, zz = z + dz;
                            if ((dx | dy | dz) == 0 || xx < 0 || yy < 0 || zz < 0 ||
                                xx >= side || yy >= side || zz >= side)
                                continue;
                            s->list[at * MAXNEIGH + s->count[at]++] =
                                (zz * side + yy) * side + xx;
                        }
            }
}

int main(int argc, char **argv)
{
    int side = bench_size(argc, argv, 6, 16, 76);
    int steps = bench_size(argc, argv, 3, 60, 40);
    struct system s;
    double begin, end, potential, energy, start = 0.0;
    int t, i, j, wrong = 0;

    crystal(&s, side);
    begin = bench_clock();
    for (t = 0; t < steps; t++) {
        potential = compute_forces(&s);
        if (t == 0)
            start = potential;
        integrate(&s, 0.0005);
    }
    potential = compute_forces(&s);
    energy = potential + kinetic(&s);
    end = bench_clock();
    wrong += !bench_close(energy, start, 0.02);
    for (i = 0; i < s.natoms; i += 1 + s.natoms / 500) {
        volatile double fx = 0.0;
        double size = 1e-6;
        for (j = 0; j < s.count[i]; j++) {
            const struct vec3 *p = s.position + i;
            const struct vec3 *o = s.position + s.list[i * MAXNEIGH + j];
            double dx = p->x - o->x, dy = p->y - o->y, dz = p->z - o->z;
            double r2 = dx * dx + dy * dy + dz * dz, r6 = r2 * r2 * r2;
            double term = r2 < 4.0 ? dx * (48.0 / r6 - 24.0) / (r2 * r6) : 0.0;
            fx = fx + term;
            size += fabs(term);
        }
        wrong += fabs(s.force[i].x - fx) > 1e-9 * size;
    }
    bench_work((steps + 1.0) * 26.0 * 20.0 * s.natoms,
               (steps + 1.0) * (26.0 * 4.0 + 124.0) * s.natoms);
    return bench_end(wrong, end - begin, energy);
}
