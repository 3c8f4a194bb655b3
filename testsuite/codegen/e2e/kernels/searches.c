// Keys that are searched for in a table of known size, and pairs i < j of one list.
#include <stdint.h>

//: void bisect(i64 h[64], f32 x[n], f32 edge[64], i32 n) | histogram | restrict
void bisect(int64_t *restrict h, const float *restrict x, const float *restrict edge,
            int n) {
  for (int i = 0; i < n; i++) {
    int low = 0, high = 64;
    while (high > low + 1) {
      int middle = (low + high) / 2;
      if (x[i] >= edge[middle])
        high = middle;
      else
        low = middle;
    }
    h[low]++;
  }
}

//: void uneven(i32 h[10], f64 x[n], f64 edge[10], i32 n) | histogram | restrict
void uneven(int *restrict h, const double *restrict x, const double *restrict edge, int n) {
  for (int i = 0; i < n; i++) {
    unsigned low = 0, high = 10;
    do {
      const unsigned middle = low + (high - low) / 2;
      if (edge[middle] <= x[i])
        low = middle;
      else
        high = middle;
    } while (high - low > 1);
    h[low] += 2;
  }
}

//: void leftmost(i32 h[101], i32 x[n], i32 limits[100], i32 n) | histogram | restrict
void leftmost(int *restrict h, const int *restrict x, const int *restrict limits, int n) {
  for (int i = 0; i < n; i++) {
    long first = 0, count = 100;
    while (count > 0) {
      long step = count >> 1;
      if (limits[first + step] < x[i]) {
        first += step + 1;
        count -= step + 1;
      } else {
        count = step;
      }
    }
    h[first]++;
  }
}

//: void by_halves(i32 h[32], i32 x[n], i32 limits[32], i32 n) | histogram | restrict
void by_halves(int *restrict h, const int *restrict x, const int *restrict limits, int n) {
  for (int i = 0; i < n; i++) {
    int at = 0;
    for (int step = 16; step; step >>= 1)
      if (limits[at + step] <= x[i]) at += step;
    h[at]++;
  }
}

//: void some(i32 h[8], f32 x[n], f32 edge[8], i32 n) | histogram? | restrict
void some(int *restrict h, const float *restrict x, const float *restrict edge, int n) {
  for (int i = 0; i < n; i++) {
    if (!(x[i] > 0.0f)) continue;
    int low = 0, high = 8;
    while (high > low + 1) {
      int middle = (low + high) / 2;
      if (x[i] >= edge[middle]) high = middle;
      else low = middle;
    }
    h[low]++;
  }
}

//: void unknown_size(i32 h[65], f32 x[n], f32 edge[64], i32 n, i32 m=64) | original | restrict
void unknown_size(int *restrict h, const float *restrict x, const float *restrict edge,
                  int n, int m) {
  m = m > 64 || m < 0 ? 64 : m;
  for (int i = 0; i < n; i++) {
    int low = 0, high = m;
    while (high > low + 1) {
      int middle = (low + high) / 2;
      if (x[i] >= edge[middle])
        high = middle;
      else
        low = middle;
    }
    h[low]++;
  }
}

//: void long_walk(i32 h[64], f32 x[n], f32 edge[64], i32 n) | original | restrict
void long_walk(int *restrict h, const float *restrict x, const float *restrict edge, int n) {
  for (int i = 0; i < n; i++) {
    int k = 0;
    while (k < 63 && edge[k] < x[i]) k++;
    h[k]++;
  }
}

//: void pairs(i64 h[64], f32 x[n], i32 n) | histogram | restrict small
void pairs(int64_t *restrict h, const float *restrict x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) h[x[i] * x[j] > 0.25f ? 63 : x[i] < x[j] ? 5 : 9]++;
}

//: void with_itself(i32 h[32], u8 k[n], i32 n) | histogram | restrict small
void with_itself(int *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++) h[(k[i] ^ k[j]) & 31] += j - i;
}

//: void earlier(i32 h[32], u8 k[n], i32 n) | histogram | restrict small
void earlier(int *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) h[(k[i] + k[j]) & 31]++;
}

//: void lower_part(i32 h[32], u8 a[n*n], i32 n) | histogram | restrict small square
void lower_part(int *restrict h, const uint8_t *restrict a, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) h[a[i * n + j] & 31]++;
}

//: void from_the_second(i32 h[32], u8 k[n+2], u8 m[n+2], i32 n) | histogram | restrict small
void from_the_second(int *restrict h, const uint8_t *restrict k, const uint8_t *restrict m,
                     int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 2; j < n + 2; j++) h[(k[i] + 3 * m[j]) & 31]++;
}

//: void some_pairs(i32 h[32], u8 k[n], u8 m[n], i32 n) | histogram | restrict small
void some_pairs(int *restrict h, const uint8_t *restrict k, const uint8_t *restrict m,
                int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (k[i] < k[j]) h[m[j] & 31]++;
}

// A kernel for each row.
//: void band(i32 h[32], u8 k[n+8], i32 n) | histogram | restrict small
void band(int *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++)
    for (int j = i; j < i + 1 + i % 8; j++) h[k[j] & 31]++;
}

//: void pairs_searched(i64 h[16], f32 x[n], f32 edge[16], i32 n) | histogram | restrict small
void pairs_searched(int64_t *restrict h, const float *restrict x, const float *restrict edge,
                    int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) {
      int low = 0, high = 16;
      while (high > low + 1) {
        int middle = (low + high) / 2;
        if (x[i] * x[j] >= edge[middle])
          high = middle;
        else
          low = middle;
      }
      h[low]++;
    }
}
