// Maps: every iteration writes elements of its own.
#include <math.h>
#include <stddef.h>
#include <string.h>

void scale(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // expect: map
    y[i] = 2 * x[i];
}

void axpy(int n, double a, const double *x, double *y) {
  for (int i = 0; i < n; i++) // expect: map
    y[i] += a * x[i];
}

void axpy_pointers(long n, float a, const float *x, float *y) {
  while (n-- > 0) { // expect: map
    *y = a * *x + *y;
    x++;
    y++;
  }
}

void copy(size_t n, int *restrict to, const int *restrict from) {
  for (size_t i = 0; i < n; i++) // expect: map
    to[i] = from[i];
}

void fill(unsigned n, float *a, float x) {
  for (unsigned i = 0; i < n; i++) // expect: map
    a[i] = x;
}

void iota(int n, int *a) {
  for (int i = 0; i < n; i++) // expect: map
    a[i] = i;
}

void clamp(int n, const float *a, float *b) {
  for (int i = 0; i < n; i++) { // expect: map
    float x = a[i];
    if (x < 0)
      x = 0;
    else if (x > 255)
      x = 255;
    b[i] = x;
  }
}

void two_outputs(int n, const double *a, double *s, double *c) {
  for (int i = 0; i < n; i++) { // expect: map
    s[i] = sin(a[i]);
    c[i] = cos(a[i]);
  }
}

void matrix_add(int n, int m, const double *a, const double *b, double *c) {
  for (int i = 0; i < n; i++) // expect: map
    for (int j = 0; j < m; j++)
      c[i * m + j] = a[i * m + j] + b[i * m + j];
}

void transpose(int n, int m, double (*restrict a)[m], double (*restrict b)[n]) {
  for (int i = 0; i < n; i++) // expect: map
    for (int j = 0; j < m; j++)
      b[j][i] = a[i][j];
}

void reverse_order(int n, const short *a, short *b) {
  for (int i = n - 1; i >= 0; i--) // expect: map
    b[i] = a[i] + 1;
}

void every_second(int n, float *a) {
  for (int i = 0; i < n; i += 2) // expect: map
    a[i] = -a[i];
}

void table(int n, const unsigned char *in, unsigned char *out,
           const unsigned char *lut) {
  for (int i = 0; i < n; i++) // expect: map
    out[i] = lut[in[i]];
}

struct particle {
  float x, y, z, m;
};

void move(int n, struct particle *p, float dt, const float *v) {
  for (int i = 0; i < n; i++) { // expect: map
    p[i].x += dt * v[3 * i];
    p[i].y += dt * v[3 * i + 1];
    p[i].z += dt * v[3 * i + 2];
  }
}

void conditional(int n, const int *mask, const double *a, double *b) {
  for (int i = 0; i < n; i++) // expect: map
    if (mask[i])
      b[i] = a[i];
}

void volume(int n, float *restrict a, const float *restrict b) {
  for (int i = 0; i < n; i++) // expect: map
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++)
        a[(i * n + j) * n + k] = sqrtf(b[(i * n + j) * n + k]);
}

// ---- what is none -------------------------------------------------------------

void recurrence(int n, double *a) {
  for (int i = 1; i < n; i++) // expect: refused because an iteration reads the last
    a[i] = a[i - 1] * 0.5 + a[i];
}

void scatter(int n, const int *p, const double *a, double *b) {
  for (int i = 0; i < n; i++) // expect: none because two iterations may write one place
    b[p[i]] = a[i];
}

void same_place(int n, const double *a, double *b) {
  for (int i = 0; i < n; i++) // expect: none because all write one place
    *b = a[i];
}

void log_it(double);

void with_call(int n, double *a) {
  for (int i = 0; i < n; i++) { // expect: none because a call has effects
    a[i] = 0;
    log_it(a[i]);
  }
}

void is_volatile(int n, volatile int *a) {
  for (int i = 0; i < n; i++) // expect: refused because volatile
    a[i] = i;
}

int until_zero(const char *a, char *b) {
  int i;
  for (i = 0; a[i]; i++) // expect: none because the loop is not counted
    b[i] = a[i];
  return i;
}

void early(int n, const int *a, int *b) {
  for (int i = 0; i < n; i++) { // expect: none because the loop is left early
    if (a[i] < 0)
      return;
    b[i] = a[i];
  }
}

int compact(int n, const int *a, int *b) {
  int k = 0;
  for (int i = 0; i < n; i++) // expect: none because the position is counted by data
    if (a[i] > 0)
      b[k++] = a[i];
  return k;
}
