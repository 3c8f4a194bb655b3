// Templates of the matrix: T is the element type. The words say which types go with
// a layout (`wide` ones have no promotion to int, `whole` ones are wide integers), and
// `sums` that floats are regrouped: filled with small numbers, compared within a bound.

//: void contiguous(T y[n], T x[n], i32 n) | map |
void contiguous(T *y, const T *x, int n) {
  for (int i = 0; i < n; i++) y[i] = (T)(x[i] + 1);
}

//: void strided(T y[3*n], T x[2*n+1], i32 n) | map |
void strided(T *y, const T *x, int n) {
  for (int i = 0; i < n; i++) y[3 * i] = x[2 * i + 1];
}

//: void offset(T y[n+5], T x[n+2], i32 n) | map |
void offset(T *y, const T *x, int n) {
  for (int i = 0; i < n; i++) y[i + 5] = (T)(x[i + 2] + 1);
}

//: void part(T y[n], T x[n], i32 n) | map |
void part(T *y, const T *x, int n) {
  for (int i = 2; i < n - 1; i++) y[i] = x[i - 2];
}

//: void backwards(T y[n], T x[n], i32 n) | map |
void backwards(T *y, const T *x, int n) {
  for (int i = n - 1; i >= 0; i--) y[i] = (T)(x[i] + x[i]);
}

//: void mirrored(T y[n], T x[n], i32 n) | map |
void mirrored(T *y, const T *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[n - 1 - i];
}

//: void in_place(T y[n], T x[n], i32 n) | map |
void in_place(T *y, const T *x, int n) {
  for (int i = 0; i < n; i++) y[i] = (T)(y[i] - x[i]);
}

//: void pointers(T y[n], T x[n], i32 n) | map |
void pointers(T *y, const T *x, int n) {
  for (T *p = y, *e = y + (n > 0 ? n : 0); p != e; p++) *p = *x++;
}

//: void chosen(T y[n], T x[n], i32 n) | map |
void chosen(T *y, const T *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] > 3 ? x[i] : y[i];
}

//: void gathered(T y[n], T x[n], i32 q[n]=index:n, i32 n) | map | restrict
void gathered(T *restrict y, const T *restrict x, const int *restrict q, int n) {
  for (int i = 0; i < n; i++) y[i] = x[q[i]];
}

//: void two_outputs(T y[n], T z[n], T x[n], i32 n) | map |
void two_outputs(T *y, T *z, const T *x, int n) {
  for (int i = 0; i < n; i++) {
    y[i] = x[i];
    z[i] = (T)(x[i] + x[i]);
  }
}

//: void fields(T r[3*n], i32 n) | map |
void fields(T *p, int n) {
  struct record { T a, b, c; } *r = (void *)p;
  for (int i = 0; i < n; i++) r[i].c = (T)(r[i].a - r[i].b);
}

//: void plane(T y[n*m], T x[n*m], i32 n, i32 m) | map |
void plane(T *y, const T *x, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) y[i * m + j] = (T)(x[i * m + j] + j);
}

//: void turned(T y[n*m], T x[n*m], i32 n, i32 m) | map |
void turned(T *y, const T *x, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) y[i * m + j] = x[j * n + i];
}

//: void pitched(T y[n*(m+3)], T x[n*(m+5)], i32 n, i32 m) | map |
void pitched(T *y, const T *x, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) y[i * (m + 3) + j] = x[i * (m + 5) + j + 1];
}

//: void line(T y[n], T x[n], i32 n) | stencil |
void line(T *y, const T *x, int n) {
  for (int i = 1; i < n - 1; i++) y[i] = (T)(x[i - 1] + x[i] + x[i + 1]);
}

//: void cross(T y[n*m], T x[n*m], i32 n, i32 m) | stencil |
void cross(T *y, const T *x, int n, int m) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      y[i * m + j] = (T)(x[i * m + j - 1] + x[i * m + j + 1] + x[(i - 1) * m + j] -
          x[(i + 1) * m + j]);
}

//: void box(T y[n*n*n], T x[n*n*n], i32 n) | stencil | square
void box(T *y, const T *x, int n) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int l = 1; l < n - 1; l++)
        y[(i * n + j) * n + l] = (T)(x[((i - 1) * n + j) * n + l] + x[(i * n + j + 1) *
            n + l] - x[(i * n + j) * n + l - 1]);
}

//: void row_sums(T y[n], T x[n*m], i32 n, i32 m) | map_reduce | wide
void row_sums(T *y, const T *x, int n, int m) {
  for (int i = 0; i < n; i++) {
    T s = 0;
    for (int j = 0; j < m; j++) s += x[i * m + j];
    y[i] = s;
  }
}

//: void column_sums(T y[m], T x[n*m], i32 n, i32 m) | map_reduce | wide
void column_sums(T *y, const T *x, int n, int m) {
  for (int j = 0; j < m; j++) {
    T s = 0;
    for (int i = 0; i < n; i++) s += x[i * m + j];
    y[j] = s;
  }
}

//: void row_maxima(T y[n], T x[n*m], i32 n, i32 m) | map_reduce | wide
void row_maxima(T *y, const T *x, int n, int m) {
  for (int i = 0; i < n; i++) {
    T s = 1;
    for (int j = 0; j < m; j++) s = x[i * m + j] > s ? x[i * m + j] : s;
    y[i] = s;
  }
}

//: void rows(T y[n], T a[n*m], T x[m], i32 n, i32 m) | gemv | wide
void rows(T *y, const T *a, const T *x, int n, int m) {
  for (int i = 0; i < n; i++) {
    T s = 0;
    for (int j = 0; j < m; j++) s += a[i * m + j] * x[j];
    y[i] = s;
  }
}

//: void columns(T y[m], T a[n*m], T x[n], i32 n, i32 m) | gemv | wide
void columns(T *y, const T *a, const T *x, int n, int m) {
  for (int j = 0; j < m; j++) {
    T s = 0;
    for (int i = 0; i < n; i++) s += a[i * m + j] * x[i];
    y[j] = s;
  }
}

//: void updated(T y[n], T a[n*m], T x[m], i32 n, i32 m) | gemv | wide
void updated(T *y, const T *a, const T *x, int n, int m) {
  for (int i = 0; i < n; i++) {
    T s = 0;
    for (int j = 0; j < m; j++) s += a[i * m + j] * x[j];
    y[i] = 3 * s + 2 * y[i];
  }
}

//: void nn(T c[n*m], T a[n*k], T b[k*m], i32 n, i32 m, i32 k) | gemm | square wide
void nn(T *c, const T *a, const T *b, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      T s = 0;
      for (int l = 0; l < k; l++) s += a[i * k + l] * b[l * m + j];
      c[i * m + j] = s;
  }
}

//: void nt(T c[n*m], T a[n*k], T b[k*m], i32 n, i32 m, i32 k) | gemm | square wide
void nt(T *c, const T *a, const T *b, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      T s = 0;
      for (int l = 0; l < k; l++) s += a[i * k + l] * b[j * k + l];
      c[i * m + j] = s;
  }
}

//: void tn(T c[n*m], T a[n*k], T b[k*m], i32 n, i32 m, i32 k) | gemm | square wide
void tn(T *c, const T *a, const T *b, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      T s = 0;
      for (int l = 0; l < k; l++) s += a[l * n + i] * b[l * m + j];
      c[i * m + j] = s;
  }
}

//: void added(T c[n*m], T a[n*k], T b[k*m], i32 n, i32 m, i32 k) | gemm | square wide
void added(T *c, const T *a, const T *b, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int l = 0; l < k; l++) c[i * m + j] += a[i * k + l] * b[l * m + j];
}

//: void csr(T y[n], i32 r[n+1]=rows:4*n, i32 c[4*n]=index:n, T v[4*n], T x[n], i32 n) | spmv | restrict wide
void csr(T *restrict y, const int *restrict r, const int *restrict c,
         const T *restrict v, const T *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    T s = 0;
    for (int j = r[i]; j < r[i + 1]; j++) s += v[j] * x[c[j]];
    y[i] = s;
  }
}

//: void csr64(T y[n], i64 r[n+1]=rows:4*n, i64 c[4*n]=index:n, T v[4*n], T x[n], i64 n) | spmv | restrict wide
void csr64(T *restrict y, const int64_t *restrict r, const int64_t *restrict c,
           const T *restrict v, const T *restrict x, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    T s = 0;
    for (int64_t j = r[i]; j < r[i + 1]; j++) s += v[j] * x[c[j]];
    y[i] = s;
  }
}

//: void counts(T h[32], i32 k[n]=index:32, T w[n]=sums, i32 n) | histogram | restrict wide sums
void counts(T *restrict h, const int *restrict k, const T *restrict w, int n) {
  for (int i = 0; i < n; i++) h[k[i]] += 1;
}

//: void weights(T h[32], u8 k[n]=index:32, T w[n]=sums, i32 n) | histogram | restrict wide sums
void weights(T *restrict h, const uint8_t *restrict k, const T *restrict w, int n) {
  for (int i = 0; i < n; i++) h[k[i]] += w[i];
}

//: void keys64(T h[32], i64 k[n]=index:32, T w[n]=sums, i32 n) | histogram | restrict wide sums
void keys64(T *restrict h, const int64_t *restrict k, const T *restrict w, int n) {
  for (int i = 0; i < n; i++) h[k[i]] -= w[i];
}

//: void sometimes(T h[32], i32 k[n]=index:32, T w[n]=sums, i32 n) | histogram | restrict wide sums
void sometimes(T *restrict h, const int *restrict k, const T *restrict w, int n) {
  for (int i = 0; i < n; i++)
    if (k[i] > 3) h[k[i]] += w[i];
}

//: T sum(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | wide sums
T sum(T *y, const T *x, int n) {
  T s = 3;
  for (int i = 0; i < n; i++) s += x[i];
  return s;
}

//: T dot(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | wide sums
T dot(T *y, const T *x, int n) {
  T s = 0;
  for (int i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}

//: T difference(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | wide sums
T difference(T *y, const T *x, int n) {
  T s = 7;
  for (int i = 0; i < n; i++) s -= x[i];
  return s;
}

//: T positive(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | wide sums
T positive(T *y, const T *x, int n) {
  T s = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > 0) s += y[i];
  return s;
}

//: T product(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | whole sums
T product(T *y, const T *x, int n) {
  T s = 1;
  for (int i = 0; i < n; i++) s *= x[i];
  return s;
}

//: T least(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | wide sums
T least(T *y, const T *x, int n) {
  T s = 9;
  for (int i = 0; i < n; i++) s = x[i] < s ? x[i] : s;
  return s;
}

//: T greatest(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | wide sums
T greatest(T *y, const T *x, int n) {
  T s = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > s) s = x[i];
  return s;
}

//: T every_bit(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | whole sums
T every_bit(T *y, const T *x, int n) {
  T s = -1;
  for (int i = 0; i < n; i++) s &= x[i];
  return s;
}

//: T any_bit(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | whole sums
T any_bit(T *y, const T *x, int n) {
  T s = 0;
  for (int i = 0; i < n; i++) s |= x[i];
  return s;
}

//: T parity(T x[n]=sums, T y[n]=sums, i32 n) | scalar_reduction | whole sums
T parity(T *y, const T *x, int n) {
  T s = 0;
  for (int i = 0; i < n; i++) s ^= x[i];
  return s;
}
