/* Gravitation between all pairs of bodies, leapfrog steps, an array of records. */
#include "../bench.h"

typedef struct {
    float x, y, z, mass;
} body;

typedef struct {
    float x, y, z;
} vector;

static void forces(int n, const body *b, vector *acc, float eps2)
{
    int i, j;

#pragma omp parallel for private(j)
    for (i = 0; i < n; i++) {
        float ax = 0.0f, ay = 0.0f, az = 0.0f;
        for (j = 0; j < n; j++) {
            float dx = b[j].x - b[i].x;
            float dy = b[j].y - b[i].y;
            float dz = b[j].z - b[i].z;
            float d2 = dx * dx + dy * dy + dz * dz + eps2;
            float inv = 1.0f / sqrtf(d2);
            float f = b[j].mass * inv * inv * inv;
            ax += f * dx;
            ay += f * dy;
            az += f * dz;
        }
        acc[i].x = ax;
        acc[i].y = ay;
        acc[i].z = az;
    }
}

static void move(int n, body *b, vector *vel, const vector *acc, float dt)
{
    int i;

    for (i = 0; i < n; i++) {
        vel[i].x += dt * acc[i].x;
        vel[i].y += dt * acc[i].y;
        vel[i].z += dt * acc[i].z;
        b[i].x += dt * vel[i].x;
        b[i].y += dt * vel[i].y;
        b[i].z += dt * vel[i].z;
    }
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 96, 1000, 8000);
    int steps = bench_size(argc, argv, 2, 20, 25);
    body *b = (body *)bench_alloc((size_t)n, sizeof *b);
    vector *vel = (vector *)bench_alloc((size_t)n, sizeof *vel);
    vector *acc = (vector *)bench_alloc((size_t)n, sizeof *acc);
    const float eps2 = 0.01f;
    double begin, end;
    int i, j, t, wrong = 0;

    for (i = 0; i < n; i++) {
        b[i].x = (float)bench_uniform();
        b[i].y = (float)bench_uniform();
        b[i].z = (float)bench_uniform();
        b[i].mass = (0.5f + (float)bench_uniform()) / (float)n;
    }
    begin = bench_clock();
    for (t = 0; t < steps; t++) {
        forces(n, b, acc, eps2);
        move(n, b, vel, acc, 0.001f);
    }
    forces(n, b, acc, eps2);
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 50) {
        volatile double ax = 0.0;
        double size = 0.0;
        for (j = 0; j < n; j++) {
            double dx = b[j].x - b[i].x, dy = b[j].y - b[i].y, dz = b[j].z - b[i].z;
            double d2 = dx * dx + dy * dy + dz * dz + eps2;
            double term = b[j].mass * dx / (d2 * sqrt(d2));
            ax = ax + term;
            size += fabs(term);
        }
        wrong += fabs(acc[i].x - ax) > 1e-4 * size;
    }
    bench_work((steps + 1.0) * 20.0 * n * n, (steps + 1.0) * 28.0 * n);
    return bench_end(wrong, end - begin, acc[n / 2].x + acc[n / 3].y);
}
