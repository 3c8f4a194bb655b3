// Bounds and subscripts that have to be checked before the loop.
#include <stddef.h>

void counts_up(int n, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = x[i];
}

void unsigned_offset(unsigned n, unsigned o, int *restrict y, const int *restrict x) {
  for (unsigned i = 0; i < n; i++) // map: guarded
    y[i + o] = x[i];
}

void has_to_meet(unsigned n, int *restrict y, const int *restrict x) {
  for (unsigned i = 0; i != n; i += 3) // map: guarded
    y[i] = x[i];
}

void narrow(unsigned char n, int *restrict y, const int *restrict x) {
  for (unsigned char i = 0; i < n; i++) // map: legal
    y[i] = x[i];
}

void bound_in_memory(int *n, int *y) {
  for (int i = 0; i < *n; i++) // map: refused not-counted
    y[i] = i;
}

void bound_of_other_type(int *n, float *y) {
  for (int i = 0; i < *n; i++) // map: legal
    y[i] = 1;
}

struct vector {
  int length;
  int *data;
};

void bound_in_struct(struct vector *v) {
  for (int i = 0; i < v->length; i++) // none
    v->data[i] = i;
}

void inside_a_loop(int n, int m, int *restrict y, const int *restrict x) {
  for (int t = 0; t < m; t++) {
    for (int i = 0; i < n; i++) // map: legal
      y[i * m + t] = x[i] + y[i * m + t];
    __asm__ volatile("" ::: "memory");
  }
}

void inside_a_loop_with_guards(int n, int m, int *y, const int *x) {
  for (int t = 0; t < m; t++) {
    for (int i = 0; i < n; i++) // map: guarded
      y[t * n + i] = x[t * n + i];
    __asm__ volatile("" ::: "memory");
  }
}

void triangle(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: legal
    for (int j = 0; j <= i; j++)
      y[i * n + j] = x[j];
}

int far(size_t n, const int *a) {
  int s = 0;
  for (size_t i = 0; i < n; i++) // scalar_reduction: legal
    s += a[i];
  return s;
}

void offset_in_memory(int n, float *y, const int *c, const int *o) {
  for (int i = 0; i < n; i++) // map: refused loaded-in-loop
    if (c[i] & 1)
      y[i + *o] = i;
}

int rows_of_pointers(int n, int **a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused pointer-changes
    for (int j = 0; j < n; j++)
      s += a[i][j];
  return s;
}
