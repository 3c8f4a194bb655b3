// Bounds and places that depend on tests: a test that holds is 1 where C adds it, and
// LLVM extends the sign of its single bit (-1) where C takes it away.
#include <stdint.h>

//: i32 without_last(i32 a[n+1], i32 n, i32 m) | scalar_reduction
int without_last(const int *a, int n, int m) {
  int last = n, s = 0;
  if (n > m) last = n - 1;
  for (int i = n / 2; i <= last; i++) s += a[i];
  return s;
}

//: void inside(i32 y[(n+1)*(n+1)], i32 n, i32 m) | map | small
void inside(int *y, int n, int m) {
  int last = n, row = n;
  if (n > m) last = n - 1;
  if (n < m) row = n - 1;
  for (int i = n / 3; i <= row; i++)
    for (int j = n / 2; j <= last; j++) y[i * (n + 1) + j] = i - j;
}

//: i32 window(i32 a[n*n], i32 n, i32 m) | scalar_reduction | small
int window(const int *a, int n, int m) {
  int rows = n, columns = n, s = 0;
  if (rows > m) rows--;
  if (columns <= m) columns--;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) s += a[i * n + j] ^ a[i * n + j + 1 - (n > 0)];
  return s;
}

//: void behind(i32 y[n+1], i32 a[n], i32 n, i32 m) | map | restrict
void behind(int *restrict y, const int *restrict a, int n, int m) {
  int at = m > 2;
  for (int i = 0; i < n; i++) y[i + at] = a[i] + 1;
}

//: void before(i32 y[n+1], i32 a[n], i32 n, i32 m) | map | restrict
void before(int *restrict y, const int *restrict a, int n, int m) {
  int at = 1 - (m > 2);
  for (int i = 0; i < n; i++) y[i + at] = a[i] + 1;
}

//: void scaled(i64 y[n], i64 a[n], i32 n, i32 m) | map | restrict
void scaled(int64_t *restrict y, const int64_t *restrict a, int n, int m) {
  int64_t by = -(int64_t)(m > 2);
  for (int i = 0; i < n; i++) y[i] = a[i] * by + i;
}

//: void alternate(i32 y[n*(m+1)], i32 a[n*(m+1)], i32 n, i32 m) | map | restrict small
void alternate(int *restrict y, const int *restrict a, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = (m > 2); j < m - (n > 3); j++)
      y[i * (m + 1) + j] = a[i * (m + 1) + j + (n > 2)] + a[(j - (n > 2)) & 1];
}

// Tests of elements as keys and places.

//: void above(i32 h[2], i32 a[n], i32 t, i32 n) | histogram | restrict
void above(int *restrict h, const int *restrict a, int t, int n) {
  for (int i = 0; i < n; i++) h[a[i] > t]++;
}

//: void below(i32 h[2], i32 a[n], i32 t, i32 n) | histogram | restrict
void below(int *restrict h, const int *restrict a, int t, int n) {
  for (int i = 0; i < n; i++) h[1 - (a[i] > t)]++;
}

//: void quarters(i64 h[8], i32 a[n], i32 b[n], i32 t, i32 n) | histogram | restrict
void quarters(int64_t *restrict h, const int *restrict a, const int *restrict b, int t,
              int n) {
  for (int i = 0; i < n; i++) {
    int64_t k = 5 - 3 * (int64_t)(a[i] > t) + (b[i] > t);
    h[k] += b[i] & 7;
  }
}

//: void chosen(i32 y[n], i32 x[2], i32 a[n], i32 t, i32 n) | map | restrict
void chosen(int *restrict y, const int *restrict x, const int *restrict a, int t, int n) {
  for (int i = 0; i < n; i++) y[i] = x[1 - (a[i] > t)] ^ i;
}

//: void shifted(i32 y[n], i32 x[n+1], i32 a[n], i32 t, i32 n) | map | restrict
void shifted(int *restrict y, const int *restrict x, const int *restrict a, int t, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i + (a[i] > t)] - x[i + 1 - (a[i] <= t)];
}

//: void spread(i32 y[2*n], i32 a[n], i32 t, i32 n) | original | restrict
void spread(int *restrict y, const int *restrict a, int t, int n) {
  for (int i = 0; i < n; i++) y[2 * i + 1 - (a[i] > t)] = a[i];
}
