// Histograms with something beside them: sums, and what the last iteration leaves.

int sums_beside(int n, int *restrict h, const int *restrict a) {
  int s = 0, t = 0;
  for (int i = 0; i < n; i++) { // histogram: legal
    h[a[i]]++;
    s += a[i];
    t ^= i;
  }
  return s * t;
}

int sum_over_both_loops(int n, int *restrict h, const unsigned char *restrict a) {
  int s = 0;
  for (int i = 0; i < n; i++) // histogram: legal
    for (int j = 0; j < 64; j++) {
      h[a[64 * i + j]]++;
      s += a[64 * i + j];
    }
  return s;
}

int maximum_beside(int n, int *restrict h, const int *restrict a) {
  int m = 0;
  for (int i = 0; i < n; i++) { // histogram: legal
    h[a[i] & 15] += 2;
    m = a[i] > m ? a[i] : m;
  }
  return m;
}

int sum_of_bins(int n, int *restrict h, const int *restrict a) {
  int s = 0;
  for (int i = 0; i < n; i++) // histogram: refused not-associative
    s += h[a[i]]++;
  return s;
}

int sum_decides(int n, int *restrict h, const int *restrict a) {
  int s = 0;
  for (int i = 0; i < n; i++) { // histogram: refused accumulator-used
    s += a[i];
    if (s > 100)
      h[a[i]]++;
  }
  return s;
}

int running_value_is_key(int n, int *restrict h, const int *restrict a) {
  int s = 0;
  for (int i = 0; i < n; i++) { // histogram: refused accumulator-used
    s += a[i];
    h[s & 15]++;
  }
  return s;
}

// ---- what the last iteration leaves behind ----

int last_key(int n, int *restrict h, const int *restrict a) {
  int k = 0;
  for (int i = 0; i < n; i++) { // histogram: legal
    k = a[i] & 7;
    h[k]++;
  }
  return k;
}

void last_key_in_memory(int n, int *restrict h, const int *restrict a,
                        int *restrict last) {
  for (int i = 0; i < n; i++) // histogram: legal
    if (a[i] > 0) {
      *last = a[i];
      h[a[i] & 7]++;
    }
}

double temporary(int n, int *restrict h, const double *restrict a,
                 double *restrict t) {
  for (int i = 0; i < n; i++) { // histogram: legal
    *t = 2 * a[i];
    h[(int)(2 * a[i])]++;
  }
  return *t;
}

void last_key_among_bins(int n, int *h, const int *restrict a, int *last) {
  for (int i = 0; i < n; i++) // histogram: guarded
    if (a[i] > 0) {
      *last = a[i];
      h[a[i] & 7]++;
    }
}

int last_count(int n, int *restrict h, const int *restrict a) {
  int k = 0;
  for (int i = 0; i < n; i++) // histogram: refused live-out
    k = ++h[a[i] & 7];
  return k;
}

void position_of_maximum(int n, int *restrict h, const int *restrict a,
                         int *restrict at) {
  int best = 0;
  for (int i = 0; i < n; i++) { // histogram: refused accumulator-used not-associative
    h[a[i] & 7]++;
    if (a[i] > best) {
      best = a[i];
      *at = i;
    }
  }
}

void kept_bin(int n, int *restrict h, const int *restrict a) {
  for (int i = 0; i < n; i++) { // histogram: refused carried-dependence
    h[a[i] & 7]++;
    h[0] = i;
  }
}

void kept_and_read(int n, int *restrict h, const int *restrict a, int *restrict t) {
  for (int i = 0; i < n; i++) { // histogram: refused carried-value
    h[(a[i] + *t) & 7]++;
    if (a[i] > 3)
      *t = a[i];
  }
}
