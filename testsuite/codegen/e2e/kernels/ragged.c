// Rows with gaps between them: neighbours of particles, padded rows.
#include <stdint.h>

//: void neighbours(f64 f[n], f64 x[n], i32 count[n]=index:9, i32 list[n*8]=index:n, i32 n) | map_reduce
void neighbours(double *f, const double *x, const int *count, const int *list, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < count[i]; j++) s += x[i] - x[list[i * 8 + j]];
    f[i] = s;
  }
}

//: void table(f32 f[n], f32 x[n], u8 count[n]=index:49, i32 list[n*48]=index:n, i32 n) | map_reduce
void table(float *f, const float *x, const uint8_t *count, const int (*list)[48], int n) {
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = 0; j < count[i]; j++) s += 0.5f * x[list[i][j]];
    f[i] = s;
  }
}

//: void forces(f64 f[3*n], f64 p[3*n], i32 count[n]=index:17, i32 list[n*16]=index:n, f64 cut, i64 n) | map_reduce
void forces(double *f, const double *p, const int *count, const int *list, double cut,
            int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    double fx = 0, fy = 0, fz = 0;
    for (int j = 0; j < count[i]; j++) {
      const double *o = p + 3 * (int64_t)list[i * 16 + j];
      double dx = p[3 * i] - o[0], dy = p[3 * i + 1] - o[1], dz = p[3 * i + 2] - o[2];
      double r2 = dx * dx + dy * dy + dz * dz;
      if (r2 < cut) {
        double g = 1 / (r2 + 1);
        fx += dx * g;
        fy += dy * g;
        fz += dz * g;
      }
    }
    f[3 * i] = fx;
    f[3 * i + 1] = fy;
    f[3 * i + 2] = fz;
  }
}

//: void strided(i64 f[n], i64 x[n], u16 count[n]=index:5, i64 list[n*m+4]=index:n, i32 n, i32 m) | map_reduce
void strided(int64_t *f, const int64_t *x, const uint16_t *count, const int64_t *list,
             int n, int m) {
  for (int i = 0; i < n; i++) {
    int64_t s = 0;
    for (int j = 0; j < count[i]; j++) s ^= x[list[(int64_t)i * m + j]];
    f[i] = s;
  }
}

//: void turned(f64 f[n], f64 x[n], i32 count[n]=index:6, i32 list[n*5]=index:n, i32 n) | map_reduce
void turned(double *f, const double *x, const int *count, const int *list, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < count[i]; j++) s += x[list[(int64_t)j * n + i]];
    f[i] = s;
  }
}

//: void first_and_count(f64 f[n], f64 x[n], i32 first[n]=index:n, i32 count[n]=index:9, i32 list[n+8]=index:n, i32 n) | map_reduce
void first_and_count(double *f, const double *x, const int *first, const int *count,
                     const int *list, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < count[i]; j++) s += x[list[first[i] + (int64_t)j]];
    f[i] = s;
  }
}

//: void from_and_to(f64 y[n], i32 from[n]=index:n, i32 to[n]=index:2*n, i32 col[2*n]=index:n, f64 v[2*n], f64 x[n], i32 n) | map_reduce
void from_and_to(double *y, const int *from, const int *to, const int *col,
                 const double *v, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = from[i]; k < to[i]; k++) s += v[k] * x[col[k]];
    y[i] = s;
  }
}

//: void up_to_the_last(f64 f[n], f64 x[n], i64 last[n]=index:8, i64 list[n*8]=index:n, i64 n) | map_reduce
void up_to_the_last(double *f, const double *x, const int64_t *last, const int64_t *list,
                    int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    double s = 0;
    for (int64_t j = 0; j <= last[i]; j++) s -= x[list[i * 8 + j]];
    f[i] = s;
  }
}

// Outputs that may be the lengths, or in the list: all of them are small.
//: void small_numbers(i32 f[n], i32 count[n]=index:8, i32 list[n*8]=index:8, i32 x[n+8]=index:8, i32 n) | map_reduce
void small_numbers(int *f, const int *count, const int *list, const int *x, int n) {
  for (int i = 0; i < n; i++) {
    int s = 0;
    for (int j = 0; j < count[i]; j++) s += x[list[(int64_t)i * 8 + j]];
    f[i] = s & 7;
  }
}
