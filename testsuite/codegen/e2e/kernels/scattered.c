// Stores that not every iteration makes, and stores through a list of positions.
#include <stdint.h>

//: void masked(f64 y[n], f64 x[n], u8 m[n]=bool, i32 n) | map
void masked(double *y, const double *x, const uint8_t *m, int n) {
  for (int i = 0; i < n; i++)
    if (m[i]) y[i] = x[i] * 0.5;
}

//: void updated(i32 y[n], i32 x[n], i32 n) | map
void updated(int *y, const int *x, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] > 0) y[i] = (int)((unsigned)y[i] + (unsigned)x[i]);
}

//: void both(f32 y[n], f32 z[n], f32 x[n], i32 n) | map | restrict
void both(float *restrict y, float *restrict z, const float *restrict x, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] > 0) {
      y[i] = x[i];
      z[i] = -x[i];
    }
}

//: void always_and_sometimes(i64 y[n], i64 z[n], i64 x[n], i32 n) | map | restrict
void always_and_sometimes(int64_t *restrict y, int64_t *restrict z,
                          const int64_t *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    y[i] = x[i] ^ 77;
    if (x[i] & 1) z[i] = i;
  }
}

//: void plane(u16 y[n*m], u16 x[n*m], i32 n, i32 m) | map | restrict
void plane(uint16_t *restrict y, const uint16_t *restrict x, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if (x[i * m + j] > 300) y[i * m + j] = (uint16_t)(x[i * m + j] - j);
}

//: void divided(i32 y[n], i32 x[n], i32 d[n], i32 n) | map | restrict
void divided(int *restrict y, const int *restrict x, const int *restrict d, int n) {
  for (int i = 0; i < n; i++)
    if (d[i] > 0) y[i] = x[i] / d[i];
}

//: void listed(f64 y[n], f64 x[n], i32 p[n]=index:n, i32 n) | map? | restrict
void listed(double *restrict y, const double *restrict x, const int *restrict p, int n) {
  for (int i = 0; i < n; i++) y[p[i]] = x[i] + 1;
}

//: void permuted(f64 y[n], f64 x[n], i32 p[n]=permuted, i32 n) | map? | restrict
void permuted(double *restrict y, const double *restrict x, const int *restrict p,
              int n) {
  for (int i = 0; i < n; i++) y[p[i]] = x[i] + 1;
}

//: void permuted_bytes(u8 y[n], u8 x[n], i64 p[n]=permuted, i32 n) | map? | restrict
void permuted_bytes(uint8_t *restrict y, const uint8_t *restrict x,
                    const int64_t *restrict p, int n) {
  for (int i = 0; i < n; i++) y[p[i]] = (uint8_t)(x[i] ^ 3);
}

//: void rows_permuted(f64 y[n], i32 r[n+1]=rows:4*n, f64 v[4*n], i32 p[n]=permuted, i32 n) | map_reduce? | restrict
void rows_permuted(double *restrict y, const int *restrict r, const double *restrict v,
                   const int *restrict p, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = r[i]; j < r[i + 1]; j++) s += v[j];
    y[p[i]] = s;
  }
}

//: void again_and_again(i64 a[n+m], i64 c[n], i64 d[n+m], i64 n, i64 m) | original | restrict square
void again_and_again(int64_t *restrict a, const int64_t *restrict c,
                     const int64_t *restrict d, int64_t n, int64_t m) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < m; j++)
      for (int64_t k = 1; k < n; k++)
        if (d[i + j] != 2 * c[i]) a[i + j] ^= c[i];
}

//: void inner_again(i64 a[n], i64 c[n], i64 d[n], i64 n, i64 m) | original | restrict square
void inner_again(int64_t *restrict a, const int64_t *restrict c,
                 const int64_t *restrict d, int64_t n, int64_t m) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t k = 1; k < m; k++)
      if (d[i] != 2 * c[i]) a[i] ^= c[i] + k;
}

//: void outer_again(i64 a[m], i64 c[n], i64 d[m], i64 n, i64 m) | original | restrict square
void outer_again(int64_t *restrict a, const int64_t *restrict c,
                 const int64_t *restrict d, int64_t n, int64_t m) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < m; j++)
      if (d[j] > c[i]) a[j] ^= c[i];
}

//: void jagged(f64 y[n], f64 x[n], f64 v[4*n], i32 at[4*n]=index:n, i32 start[4]=index:3*n, i32 width[n]=index:4, i32 p[n]=permuted, i32 n) | spmv | restrict
void jagged(double *restrict y, const double *restrict x, const double *restrict v,
            const int *restrict at, const int *restrict start, const int *restrict width,
            const int *restrict p, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    int last = width[i];
    for (int k = 0; k < last; k++) {
      int j = start[k] + i;
      s += v[j] * x[at[j]];
    }
    y[p[i]] = s;
  }
}

//: void rows_chosen(u32 y[n*m], u32 x[n*m], u32 d[n], i32 n, i32 m) | map | restrict
void rows_chosen(uint32_t *restrict y, const uint32_t *restrict x,
                 const uint32_t *restrict d, int n, int m) {
  for (int i = 0; i < n; i++)
    if (d[i] & 1)
      for (int j = 0; j < m; j++) y[i * m + j] = x[i * m + j] * 3;
}

//: void rows_in_range(u32 y[n*m], u32 x[n*m], i32 g[n]=beyond:n, i32 n, i32 m) | map | restrict
void rows_in_range(uint32_t *restrict y, const uint32_t *restrict x,
                   const int *restrict g, int n, int m) {
  for (int i = 0; i < n; i++)
    if (g[i] < n)
      for (int j = 0; j < m; j++)
        if (x[g[i] * m + j] > 7) y[i * m + j] = x[g[i] * m + j] * 3;
}

//: void cells_chosen(u32 y[n*m*k], u32 x[n*m*k], u32 d[n], u32 e[n*m], i32 n, i32 m, i32 k) | map | restrict
void cells_chosen(uint32_t *restrict y, const uint32_t *restrict x,
                  const uint32_t *restrict d, const uint32_t *restrict e, int n, int m,
                  int k) {
  for (int i = 0; i < n; i++)
    if (d[i] & 1)
      for (int j = 0; j < m; j++)
        if (e[i * m + j] & 1)
          for (int l = 0; l < k; l++)
            if (x[(i * m + j) * k + l] & 1)
              y[(i * m + j) * k + l] = x[(i * m + j) * k + l] * 3;
}
