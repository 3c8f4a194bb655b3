// Sparse matrices and histograms.
#include <stdint.h>

//: void spmv(f64 y[n], i32 rp[n+1]=rows:4*n, i32 ci[4*n]=index:n, f64 v[4*n], f64 x[n], i32 n) | spmv | restrict
void spmv(double *restrict y, const int *restrict rp, const int *restrict ci,
          const double *restrict v, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = rp[i]; j < rp[i + 1]; j++) s += v[j] * x[ci[j]];
    y[i] = s;
  }
}

//: void spmv32(f32 y[n], i32 rp[n+1]=rows:4*n, i32 ci[4*n]=index:n, f32 v[4*n], f32 x[n], i32 n) | spmv
void spmv32(float *y, const int *rp, const int *ci, const float *v, const float *x,
            int n) {
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = rp[i]; j < rp[i + 1]; j++) s += v[j] * x[ci[j]];
    y[i] = s;
  }
}

//: void bytes(i32 h[256], u8 k[n], i32 n) | histogram
void bytes(int *h, const uint8_t *k, int n) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}

//: void keys(u32 h[n], i32 k[n]=index:n, i32 n) | histogram
void keys(uint32_t *h, const int *k, int n) {
  for (int i = 0; i < n; i++) h[k[i]] += 3;
}

//: void weights(u64 h[n], i32 k[n]=index:n, u64 w[n], i32 n) | histogram
void weights(uint64_t *h, const int *k, const uint64_t *w, int n) {
  for (int i = 0; i < n; i++) h[k[i]] += w[i];
}

static int32_t bins[256];
//: i32 masked(i32 a[n], i32 n) | histogram
int masked(const int *a, int n) {
  for (int i = 0; i < n; i++) bins[(a[i] >> 4) & 255]++;
  int s = 0;
  for (int i = 0; i < 256; i++) s = s * 31 + bins[i];
  return s;
}

//: void chosen(i32 h[64], i32 a[n], i32 n) | histogram?
void chosen(int *h, const int *a, int n) {
  for (int i = 0; i < n; i++)
    if (a[i] >= 0 && a[i] < 64) h[a[i]]++;
}

//: void largest(i32 h[16], u8 k[n]=index:16, i32 v[n], i32 n) | histogram
void largest(int *h, const uint8_t *k, const int *v, int n) {
  for (int i = 0; i < n; i++) h[k[i]] = h[k[i]] > v[i] ? h[k[i]] : v[i];
}

//: void joint(i32 h[64], u8 a[n*m]=index:8, u8 b[n*m]=index:8, i32 n, i32 m) | histogram
void joint(int *h, const uint8_t *a, const uint8_t *b, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) h[a[i * m + j] * 8 + b[i * m + j]]++;
}

//: void bins_named(i32 n_bins[n], i32 bins[n]=index:n, i32 n) | histogram
void bins_named(int *n_bins, const int *least_key, int bins) {
  for (int i = 0; i < bins; i++) n_bins[least_key[i]]++;
}
