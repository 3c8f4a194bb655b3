// Several running values at once, bins that are searched for, positions from a list:
// what is not translated has to be left alone.

//: i32 sum_and_maximum(i32 a[n], i32 max[1], i32 n) | scalar_reduction?
int sum_and_maximum(const int *a, int *max, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    s ^= a[i];
    if (a[i] > *max) *max = a[i];
  }
  return s;
}

//: i32 sum_and_total(i32 a[n], i32 total[1], i32 n) | scalar_reduction?
int sum_and_total(const int *a, int *total, int n) {
  unsigned s = 0, t = *total;
  for (int i = 0; i < n; i++) {
    s += a[i];
    *total ^= a[i];
  }
  return (int)(s + t);
}

//: void moments(i32 a[n], i32 m[3], i32 n) | scalar_reduction?
void moments(const int *a, int *m, int n) {
  for (int i = 0; i < n; i++) {
    m[0] += a[i] & 15;
    m[1] += (a[i] & 15) * (a[i] & 15);
    m[2]++;
  }
}

//: i32 sums_beside_bins(u8 a[n], i32 h[256], i32 n) | histogram? | restrict
int sums_beside_bins(const unsigned char *restrict a, int *restrict h, int n) {
  int s = 0, t = 0;
  for (int i = 0; i < n; i++) {
    h[a[i]]++;
    s += a[i];
    t ^= i;
  }
  return s * 3 + t;
}

//: i32 last_key(u8 a[n], i32 h[256], i32 n) | original | restrict
int last_key(const unsigned char *restrict a, int *restrict h, int n) {
  int k = 0;
  for (int i = 0; i < n; i++) {
    k = a[i] & 7;
    h[k]++;
  }
  return k;
}

//: void kept_key(u8 a[n], i32 h[256], i32 last[1], i32 n) | original | restrict
void kept_key(const unsigned char *restrict a, int *restrict h, int *restrict last,
              int n) {
  for (int i = 0; i < n; i++)
    if (a[i] > 100) {
      *last = a[i];
      h[a[i]]++;
    }
}

//: void two_bins(u8 a[2*n], i32 h[256], i32 n) | histogram? | restrict
void two_bins(const unsigned char *restrict a, int *restrict h, int n) {
  for (int i = 0; i < n; i++) {
    h[a[2 * i]] += 3;
    h[a[2 * i + 1]] -= i;
  }
}

//: void bin_and_first(u8 a[n], i32 h[256], i32 n) | histogram? | restrict
void bin_and_first(const unsigned char *restrict a, int *restrict h, int n) {
  for (int i = 0; i < n; i++) {
    h[a[i]] += 3;
    h[0] += i;
  }
}

//: void one_of_three(u8 a[n], i32 x[n], i32 h[258], i32 n) | histogram? | restrict
void one_of_three(const unsigned char *restrict a, const int *restrict x,
                  int *restrict h, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] > 50)
      h[a[i]]++;
    else if (x[i] < 10)
      h[a[i] + 1]++;
    else
      h[0]++;
}

//: void digits(u32 x[n], i32 h[16], i32 n) | original | restrict
void digits(const unsigned *restrict x, int *restrict h, int n) {
  for (int i = 0; i < n; i++) {
    int k = 0;
    for (unsigned v = x[i]; v; v /= 10) k++;
    h[k]++;
  }
}
