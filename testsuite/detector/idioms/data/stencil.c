// Stencils: one to three dimensions, any number of points.
#include <stddef.h>

void three_point(int n, const double *restrict a, double *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    b[i] = 0.25 * a[i - 1] + 0.5 * a[i] + 0.25 * a[i + 1];
}

void five_point(int n, const double *restrict a, double *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    for (int j = 1; j < n - 1; j++)
      b[i * n + j] = 0.25 * (a[(i - 1) * n + j] + a[(i + 1) * n + j] +
                             a[i * n + j - 1] + a[i * n + j + 1]);
}

void two_dimensional(int n, int m, double a[n][m], double b[n][m]) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    for (int j = 1; j < m - 1; j++)
      b[i][j] = a[i][j] + a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1];
}

#define AT(a, i, j, k) a[((i) * n + (j)) * n + (k)]

void seven_point(int n, const float *restrict a, float *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    for (int j = 1; j < n - 1; j++)
      for (int k = 1; k < n - 1; k++)
        AT(b, i, j, k) = AT(a, i, j, k - 1) + AT(a, i, j, k + 1) +
                         AT(a, i, j - 1, k) + AT(a, i, j + 1, k) +
                         AT(a, i - 1, j, k) + AT(a, i + 1, j, k) -
                         6.0f * AT(a, i, j, k);
}

void by_columns(int nx, int ny, const float *a, float *b) {
  for (int j = 1; j < ny - 1; j++) // expect: stencil
    for (int i = 1; i < nx - 1; i++)
      b[i + nx * j] = a[i + nx * j] - a[i - 1 + nx * j] - a[i + nx * (j - 1)];
}

void with_coefficients(int n, const double *restrict c, const double *restrict a,
                       double *restrict b) {
  for (int i = 2; i < n - 2; i++) // expect: stencil
    b[i] = c[0] * a[i - 2] + c[1] * a[i - 1] + c[2] * a[i] + c[3] * a[i + 1] +
           c[4] * a[i + 2];
}

void coefficient_field(int n, const double *restrict c, const double *restrict a,
                       double *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    b[i] = c[i] * (a[i + 1] - a[i - 1]);
}

void shifted(size_t n, const float *restrict a, float *restrict b) {
  for (size_t i = 0; i + 2 < n; i++) // expect: stencil
    b[i] = a[i] + a[i + 1] + a[i + 2];
}

void difference(int n, const float *restrict a, float *restrict d) {
  for (int i = 0; i < n; i++) // expect: stencil
    d[i] = a[i + 1] - a[i];
}

void pointers(int n, const double *p, double *q) {
  for (int i = 0; i < n; i++, p++) // expect: stencil
    *q++ = p[0] + p[1] + p[2];
}

void fixed_size(double (*restrict a)[64][64], double (*restrict b)[64][64]) {
  for (int i = 1; i < 63; i++) // expect: stencil
    for (int j = 1; j < 63; j++)
      for (int k = 1; k < 63; k++)
        b[i][j][k] = a[i - 1][j][k] + a[i + 1][j][k] + a[i][j][k];
}

void nine_point(int w, int h, const unsigned char *restrict in,
                unsigned char *restrict out) {
  for (int y = 1; y < h - 1; y++) // expect: stencil
    for (int x = 1; x < w - 1; x++) {
      int s = in[(y - 1) * w + x - 1] + in[(y - 1) * w + x] +
              in[(y - 1) * w + x + 1] + in[y * w + x - 1] + in[y * w + x] +
              in[y * w + x + 1] + in[(y + 1) * w + x - 1] + in[(y + 1) * w + x] +
              in[(y + 1) * w + x + 1];
      out[y * w + x] = (unsigned char)(s / 9);
    }
}

void two_fields(int n, const double *restrict u, const double *restrict v,
                double *restrict w) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    w[i] = (u[i + 1] - u[i - 1]) * (v[i + 1] - v[i - 1]);
}

void life(int n, const int *restrict a, int *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: stencil
    for (int j = 1; j < n - 1; j++) {
      int c = a[(i - 1) * n + j - 1] + a[(i - 1) * n + j] + a[(i - 1) * n + j + 1] +
              a[i * n + j - 1] + a[i * n + j + 1] + a[(i + 1) * n + j - 1] +
              a[(i + 1) * n + j] + a[(i + 1) * n + j + 1];
      b[i * n + j] = c == 3 || (c == 2 && a[i * n + j]);
    }
}

void two_results(int n, const double *restrict u, double *restrict dx,
                 double *restrict mean) {
  for (int i = 1; i < n - 1; i++) { // expect: stencil
    dx[i] = u[i + 1] - u[i - 1];
    mean[i] = 0.5 * (u[i + 1] + u[i - 1]);
  }
}

struct cell {
  double c, e, w;
};

void stream(int n, const struct cell *restrict from, struct cell *restrict to) {
  for (int i = 1; i < n - 1; i++) { // expect: stencil
    double rho = from[i].c + from[i].e + from[i].w;
    to[i].c = from[i].c - 0.1 * rho;
    to[i + 1].e = from[i].e + 0.05 * rho;
    to[i - 1].w = from[i].w + 0.05 * rho;
  }
}

// ---- what is none -------------------------------------------------------------

void gauss_seidel(int n, double *a) {
  for (int i = 1; i < n - 1; i++) // expect: refused because it is in place
    a[i] = 0.5 * (a[i - 1] + a[i + 1]);
}

void in_place_2d(int n, double *a) {
  for (int i = 1; i < n - 1; i++) // expect: refused because it is in place
    for (int j = 1; j < n - 1; j++)
      a[i * n + j] = 0.25 * (a[(i - 1) * n + j] + a[(i + 1) * n + j] +
                             a[i * n + j - 1] + a[i * n + j + 1]);
}

void pointwise(int n, const double *restrict a, double *restrict b) {
  for (int i = 0; i < n; i++) // expect: not stencil because there are no neighbours
    b[i] = a[i] * a[i];
}

void indirect(int n, const int *p, const double *restrict a, double *restrict b) {
  for (int i = 0; i < n; i++) // expect: not stencil because neighbours are data
    b[i] = a[p[i]] + a[p[i] + 1];
}

void scattered(int n, const int *p, const double *restrict a, double *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: none because it is written anywhere
    b[p[i]] = a[i - 1] + a[i + 1];
}

void log_it(double);

void with_call(int n, const double *restrict a, double *restrict b) {
  for (int i = 1; i < n - 1; i++) { // expect: none because a call has effects
    b[i] = a[i - 1] + a[i + 1];
    log_it(b[i]);
  }
}

void early(int n, const double *restrict a, double *restrict b) {
  for (int i = 1; i < n - 1; i++) { // expect: none because the loop is left early
    if (a[i] < 0)
      break;
    b[i] = a[i - 1] + a[i + 1];
  }
}

void same_place(int n, const double *restrict a, double *restrict b) {
  for (int i = 1; i < n - 1; i++) // expect: not stencil because one place is written
    b[0] += a[i - 1] + a[i + 1];
}

struct vector {
  double x, y, z;
};

void lengths(int n, const struct vector *restrict v, struct vector *restrict w) {
  for (int i = 0; i < n; i++) // expect: not stencil because fields are no neighbours
    w[i].x = v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z;
}

void carried(int n, const double *restrict a, double *restrict b) {
  double s = 0;
  for (int i = 1; i < n - 1; i++) { // expect: none because a value is carried
    s = 0.5 * s + a[i - 1] + a[i + 1];
    b[i] = s;
  }
}

// In a loop around that changes what the rows are.
struct plane {
  int n;
  float *now, *next;
};

void steps(struct plane *p, int count) {
  for (int t = 0; t < count; t++) {
    int n = p->n;
    const float *a = p->now;
    float *b = p->next;
    for (int i = 1; i < n - 1; i++) // expect: stencil
      for (int j = 1; j < n - 1; j++)
        b[i * n + j] = 0.25f * (a[(i - 1) * n + j] + a[(i + 1) * n + j] +
                                a[i * n + j - 1] + a[i * n + j + 1]);
    p->now = b;
    p->next = (float *)a;
  }
}

void ghosts(int n, double u[n][n]) {
  for (int i = 1; i < n - 1; i++) { // expect: not stencil because rows are used alone
    u[i][0] = u[i][n - 2];
    u[i][n - 1] = u[i][1];
  }
}
