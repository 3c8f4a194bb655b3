// Elements and what they add up to, in one loop.
// flags: -ffast-math
#include <math.h>
#include <stdint.h>

//: f64 step(f64 x[n]=small, f64 r[n]=small, f64 p[n]=small, f64 q[n]=small, f64 a, i32 n) | map_reduce | restrict reassoc
double step(double *restrict x, double *restrict r, const double *restrict p,
            const double *restrict q, double a, int n) {
  double rho = 0;
  for (int i = 0; i < n; i++) {
    x[i] += p[i];
    r[i] -= q[i];
    rho += r[i] * r[i];
  }
  return rho;
}

//: i64 copy_and_count(i32 y[n], i32 x[n], i32 n) | map_reduce
int64_t copy_and_count(int *y, const int *x, int n) {
  int64_t count = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * 3;
    if (x[i] > 0) count++;
  }
  return count;
}

//: i32 largest_change(i32 y[n], i32 x[n], i32 n) | map_reduce
int largest_change(int *y, const int *x, int n) {
  int most = 0;
  for (int i = 0; i < n; i++) {
    int d = (x[i] >> 2) - (y[i] >> 2);
    y[i] = x[i];
    most = d > most ? d : most;
  }
  return most;
}

//: u32 grid(u32 v[n*m], u32 u[n*m], i32 n, i32 m) | map_reduce | restrict
uint32_t grid(uint32_t *restrict v, const uint32_t *restrict u, int n, int m) {
  uint32_t sum = 7;
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++) {
      v[i * m + j] = u[i * m + j - 1] ^ u[i * m + j + 1] ^ u[(i - 1) * m + j];
      sum += v[i * m + j];
    }
  return sum;
}

//: i64 rows(i32 y[n], i32 A[n*m], i32 n, i32 m) | map_reduce | restrict
int64_t rows(int *restrict y, const int *restrict A, int n, int m) {
  int64_t all = 0;
  for (int i = 0; i < n; i++) {
    int s = 0;
    for (int j = 0; j < m; j++) {
      s ^= A[i * m + j];
      all += A[i * m + j] & 15;
    }
    y[i] = s;
  }
  return all;
}

//: i64 lists(i32 y[n], i32 x[n*8], u8 length[n], i32 n) | map_reduce | restrict
int64_t lists(int *restrict y, const int *restrict x, const uint8_t *restrict length,
              int n) {
  int64_t all = 1;
  for (int i = 0; i < n; i++) {
    int s = 0;
    for (int j = 0; j < (length[i] & 7); j++) {
      int v = x[i * 8 + j];
      if (v > 3) {
        s ^= v;
        all += v;
      }
    }
    y[i] = s;
  }
  return all;
}

//: i64 two_sums(i32 y[n], i32 x[n], i32 n) | map_reduce
int64_t two_sums(int *y, const int *x, int n) {
  int64_t sum = 0, bits = -1;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] ^ i;
    sum += x[i];
    bits &= y[i];
  }
  return sum * 31 + bits;
}

//: i64 running(i64 y[n], i32 x[n], i32 n) | original
int64_t running(int64_t *y, const int *x, int n) {
  int64_t sum = 0;
  for (int i = 0; i < n; i++) {
    sum += x[i];
    y[i] = sum;
  }
  return sum;
}

//: i64 last(i32 y[n], i32 x[n], i32 n) | original
int64_t last(int *y, const int *x, int n) {
  int64_t value = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] + 1;
    value = x[i] * 5;
  }
  return value;
}

//: i64 two_operators(i32 y[n], i32 x[n], i32 n) | original
int64_t two_operators(int *y, const int *x, int n) {
  int64_t sum = 1;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] + 1;
    sum = (sum + x[i]) * 3;
  }
  return sum;
}

//: i32 where_it_grows(i32 y[n], i32 x[n], i32 n) | original
int where_it_grows(int *y, const int *x, int n) {
  int most = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > most) {
      most = x[i];
      y[i] = x[i];
    }
  return most;
}

//: f64 energy(f64 f[n]=small, f64 x[n]=small, i32 count[n]=index:9, i32 list[n*8]=index:n, i32 n) | map_reduce | reassoc
double energy(double *f, const double *x, const int *count, const int *list, int n) {
  double all = 0;
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < count[i]; j++) {
      double d = x[i] - x[list[i * 8 + j]];
      if (d < 2) {
        s += d;
        all += d * d;
      }
    }
    f[i] = s;
  }
  return all;
}

//: i64 in_place(i32 y[n], i32 A[n*m], i32 n, i32 m) | map_reduce | restrict
int64_t in_place(int *restrict y, const int *restrict A, int n, int m) {
  int64_t all = 0;
  for (int i = 0; i < n; i++) {
    int s = y[i];
    for (int j = 0; j < m; j++) s ^= A[i * m + j];
    all += s - (y[i] & 7);
    y[i] = s;
  }
  return all;
}

//: f64 potential(f64 f[2*n]=small, f64 x[n]=small, i32 count[n]=index:17, i32 list[n*16]=index:n, i32 n) | map_reduce | reassoc
double potential(double *f, const double *x, const int *count, const int *list, int n) {
  double all = 0;
  for (int i = 0; i < n; i++) {
    double s = 0, t = 0;
    for (int j = 0; j < count[i]; j++) {
      double d = x[i] - x[list[i * 16 + j]], r = 1 / (d * d + 1);
      if (r < 0.75) {
        s += d * r;
        all += r * r;
      }
      t -= r;
    }
    f[2 * i] = s;
    f[2 * i + 1] = t;
  }
  return all;
}
