// Histograms beside histograms and sums: every key is measured before a bin changes.
// flags: -fassociative-math -fno-signed-zeros -fno-trapping-math
#include <stdint.h>

//: void two(i32 h[64], f64 s[64], u8 k[n]=index:64, f64 v[n]=small, i32 n) | histogram | reassoc restrict
void two(int *restrict h, double *restrict s, const uint8_t *restrict k,
         const double *restrict v, int n) {
  for (int i = 0; i < n; i++) {
    h[k[i]]++;
    s[k[i]] += v[i];
  }
}

//: void members(f64 s[128], i32 c[16], i32 k[n]=index:16, f32 p[8*n]=small, i32 n) | histogram | reassoc
void members(double *s, int *c, const int *k, const float *p, int n) {
  for (int i = 0; i < n; i++) {
    c[k[i]]++;
    for (int d = 0; d < 8; d++) s[k[i] * 8 + d] += p[i * 8 + d];
  }
}

//: void separate(i32 g[32], i64 h[64], u8 k[n], i32 n) | histogram
void separate(int *g, int64_t *h, const uint8_t *k, int n) {
  for (int i = 0; i < n; i++) {
    g[k[i] & 31] += 2;
    h[k[i] >> 2] ^= i;
  }
}

static double q[10], sx, sy;
//: f64 pairs(f64 x[2*n]=small, i32 n) | histogram? | reassoc
double pairs(const double *x, int n) {
  for (int i = 0; i < n; i++) {
    double a = x[2 * i] * 0.5, b = x[2 * i + 1] * 0.5, t = a * a + b * b;
    if (t <= 1) {
      q[(int)(9 * t)] += 1;
      sx += a;
      sy += b;
    }
  }
  return sx - 2 * sy + q[0] - 3 * q[4] + 5 * q[8];
}

//: f64 gaussian(f64 h[10], f64 x[2*n]=small, i32 n) | histogram? | reassoc restrict
double gaussian(double *restrict h, const double *restrict x, int n) {
  double s = 1, t = -1;
  for (int i = 0; i < n; i++) {
    double a = x[2 * i] * 0.5, b = x[2 * i + 1] * 0.5, r = a * a + b * b;
    if (r <= 1) {
      h[(int)(9 * r)] += 1;
      s += a;
      t += b;
    }
  }
  return s - 2 * t;
}

//: i64 counted(i32 h[16], u8 k[n]=index:16, i32 v[n], i32 n) | histogram | restrict
int64_t counted(int *restrict h, const uint8_t *restrict k, const int *restrict v,
                int n) {
  int64_t total = 7;
  int most = -5;
  for (int i = 0; i < n; i++) {
    h[k[i]]++;
    total += v[i];
    if (v[i] > most) most = v[i];
  }
  return total * 3 + most;
}

static int64_t inside;
//: i64 sometimes(i32 h[16], u8 k[n]=index:16, i32 v[n], i32 n) | original | restrict
int64_t sometimes(int *restrict h, const uint8_t *restrict k, const int *restrict v,
                  int n) {
  inside = 5;
  for (int i = 0; i < n; i++) {
    h[k[i]]++;
    if (v[i] > 1000) inside += v[i];
  }
  return inside;
}

//: void same_array(i32 h[64], u8 k[n]=index:64, u8 l[n]=index:64, i32 n) | original
void same_array(int *h, const uint8_t *k, const uint8_t *l, int n) {
  for (int i = 0; i < n; i++) {
    h[k[i]]++;
    h[l[i]] += 2;
  }
}

//: void maybe_same(i32 g[64], i32 h[64], u8 k[n]=index:64, i32 n) | original
void maybe_same(int *g, int *h, const uint8_t *k, int n) {
  for (int i = 0; i < n; i++) {
    g[k[i]] += i;
    h[63 - k[i]] *= 3;
  }
}

//: void names(i32 n_bins[64], i64 least_key1[64], u8 k[n]=index:64, i32 n) | histogram
void names(int *n_bins1, int64_t *least_key1, const uint8_t *greatest_key, int n) {
  for (int i = 0; i < n; i++) {
    n_bins1[greatest_key[i]]++;
    least_key1[greatest_key[i]] += 3;
  }
}

//: void bytes_full(u8 h[256], u8 k[n], i32 n) | histogram | restrict
void bytes_full(uint8_t *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i] & 15] < 255) h[k[i] & 15]++;
}

//: void limited(u8 h[256], u8 k[n]=index:9, i32 n) | histogram | restrict
void limited(uint8_t *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i]] < 100) h[k[i]]++;
}

//: void signed_limit(i32 h[64], u8 k[n]=index:7, i32 n) | histogram | restrict
void signed_limit(int *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i]] < 7) h[k[i]]++;
}

//: void until(u16 h[64], u8 k[n]=index:64, i32 n) | histogram | restrict
void until(uint16_t *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i]] != 3) h[k[i]]++;
}

//: void by_two(u8 h[64], u8 k[n]=index:64, i32 n) | original | restrict
void by_two(uint8_t *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i]] < 99) h[k[i]] += 2;
}

//: void above(u8 h[64], u8 k[n]=index:64, i32 n) | original | restrict
void above(uint8_t *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i]] > 99) h[k[i]]++;
}

//: void best(f32 h[64], u8 k[n]=index:64, f32 v[n]=small, i32 n) | histogram? | restrict
void best(float *restrict h, const uint8_t *restrict k, const float *restrict v, int n) {
  for (int i = 0; i < n; i++)
    if (v[i] > h[k[i]]) h[k[i]] = v[i];
}

//: void lowest(i32 h[64], u8 k[n]=index:64, i32 v[n], i32 n) | histogram | restrict
void lowest(int *restrict h, const uint8_t *restrict k, const int *restrict v, int n) {
  for (int i = 0; i < n; i++)
    if (v[i] & 1)
      if (v[i] < h[k[i]]) h[k[i]] = v[i];
}

//: void other_value(i32 h[64], u8 k[n]=index:64, i32 v[n], i32 n) | original | restrict
void other_value(int *restrict h, const uint8_t *restrict k, const int *restrict v,
                 int n) {
  for (int i = 0; i < n; i++)
    if (v[i] < h[k[i]]) h[k[i]] = i;
}

//: void nested(i32 h[64], u8 k[n*m]=index:64, i32 v[n*m], i32 n, i32 m) | histogram | restrict
void nested(int *restrict h, const uint8_t *restrict k, const int *restrict v, int n,
            int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if (v[i * m + j] > 0) h[k[i * m + j]]++;
}

//: void rows_counted(i32 h[64], u8 c[n*m]=index:64, u32 d[n], i32 n, i32 m) | histogram | restrict
void rows_counted(int *restrict h, const uint8_t *restrict c,
                  const uint32_t *restrict d, int n, int m) {
  for (int i = 0; i < n; i++)
    if (d[i] & 1)
      for (int j = 0; j < m; j++) h[c[i * m + j]]++;
}

//: void entries_in_range(i32 h[64], u8 c[n*m]=index:64, i32 g[n]=beyond:n, i32 n, i32 m) | histogram | restrict
void entries_in_range(int *restrict h, const uint8_t *restrict c,
                      const int *restrict g, int n, int m) {
  for (int i = 0; i < n; i++)
    if (g[i] < n)
      for (int j = 0; j < m; j++)
        if (c[g[i] * m + j] > 7) h[c[g[i] * m + j]]++;
}

//: void weights_in_range(u32 h[64], u8 b[n]=index:64, i32 g[n]=beyond:n, u32 w[n], i32 n) | histogram | restrict
void weights_in_range(uint32_t *restrict h, const uint8_t *restrict b,
                      const int *restrict g, const uint32_t *restrict w, int n) {
  for (int i = 0; i < n; i++)
    if (g[i] < n) h[b[i]] += w[g[i]];
}

//: void largest_in_range(i32 h[64], u8 b[n]=index:64, i32 g[n]=beyond:n, i32 w[n], i32 n) | histogram | restrict
void largest_in_range(int *restrict h, const uint8_t *restrict b, const int *restrict g,
                      const int *restrict w, int n) {
  for (int i = 0; i < n; i++)
    if (g[i] < n) h[b[g[i]]] = h[b[g[i]]] > w[g[i]] ? h[b[g[i]]] : w[g[i]];
}

// What is added is read at one of two places: a pointer that the loop itself picks.
//: void picked(i32 h[64], u8 k[n], i32 d[n+1], i32 n) | original | restrict
void picked(int *restrict h, const uint8_t *restrict k, const int *restrict d, int n) {
  for (int i = 0; i < n; i++) {
    const int *from = k[i] > 9 ? &d[i + 1] : &d[k[i] / 300];
    h[k[i] & 63] += *from;
  }
}

//: u32 of_its_own(u8 k[n], i32 n) | histogram
uint32_t of_its_own(const uint8_t *k, int n) {
  uint32_t h[256] = {0}, all = 0;
  for (int i = 0; i < n; i++) h[k[i]]++;
  for (volatile int j = 0; j < 256; j++) all = all * 31 + h[j];
  return all;
}

//: u32 of_its_own_with_a_limit(u16 k[n], i32 n) | histogram
uint32_t of_its_own_with_a_limit(const uint16_t *k, int n) {
  uint8_t h[64] = {1, 2, 3};
  uint32_t all = 0;
  for (int i = 0; i < n; i++)
    if (h[k[i] & 63] < 200) h[k[i] & 63]++;
  for (volatile int j = 0; j < 64; j++) all = all * 31 + h[j];
  return all;
}

//: void unsigned_bins(u32 h[64], u32 s[64], u8 k[n]=index:64, u32 v[n], i32 n) | histogram | restrict
void unsigned_bins(unsigned *restrict h, unsigned *restrict s, const uint8_t *restrict k,
                   const unsigned *restrict v, int n) {
  for (int i = 0; i < n; i++) {
    h[k[i]]++;
    s[k[i]] += v[i];
  }
}
