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

// ---- bins that are searched for ----

void binary_search(int n, int m, const double *restrict x, const double *restrict limits,
                   long *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: legal
    int low = 0, high = m;
    while (high > low + 1) {
      int middle = (low + high) / 2;
      if (x[i] >= limits[middle])
        high = middle;
      else
        low = middle;
    }
    h[low]++;
  }
}

void leading_bit(int n, const unsigned *restrict x, int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: legal
    int k = 0;
    for (unsigned rest = x[i]; rest > 9; rest /= 10)
      k++;
    h[k]++;
  }
}

void list_of_links(int n, const int *restrict from, const int *restrict next,
                   int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: legal
    int k = from[i];
    while (next[k] != k)
      k = next[k];
    h[k]++;
  }
}

void bins_are_searched(int n, const int *restrict from, int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: refused not-associative
    int k = from[i];
    while (h[k] > 100)
      k++;
    h[k]++;
  }
}

void limits_may_be_bins(int n, int m, const int *x, const int *limits, int *h) {
  for (int i = 0; i < n; i++) { // histogram: refused unknown-extent
    int low = 0, high = m;
    while (high > low + 1) {
      int middle = (low + high) / 2;
      if (x[i] >= limits[middle])
        high = middle;
      else
        low = middle;
    }
    h[low]++;
  }
}

void search_goes_on(int n, const int *restrict x, const int *restrict limits,
                    int *restrict h) {
  int k = 0;
  for (int i = 0; i < n; i++) { // histogram: refused accumulator-used
    while (limits[k] < x[i])
      k++;
    h[k]++;
  }
}

void search_leaves_marks(int n, const int *restrict from, int *restrict next,
                         int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: refused not-counted
    int k = from[i];
    while (next[k] != k) {
      int following = next[k];
      next[k] = from[i];
      k = following;
    }
    h[k]++;
  }
}

int search_gives_up(int n, const int *restrict x, const int *restrict limits,
                    int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: refused early-exit
    int k = x[i];
    while (limits[k] < x[i])
      if (++k == 100)
        return i;
    h[k]++;
  }
  return n;
}

// ---- bins that an if picks ----

void one_of_three(int n, const int *restrict a, const float *restrict x,
                  long *restrict h) {
  for (int i = 0; i < n; i++) // histogram: legal
    if (x[i] > 0.5f)
      h[a[i]]++;
    else if (x[i] < 0.1f)
      h[a[i] + 1]++;
    else
      h[0]++;
}

void one_of_two_arrays(int n, const int *restrict a, long *restrict h,
                       long *restrict g) {
  for (int i = 0; i < n; i++) { // histogram: refused pointer-changes
    long *bins = a[i] & 64 ? h : g;
    bins[a[i] & 63]++;
  }
}

void two_bins_of_one_array(int n, const int *restrict a, int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: legal
    h[a[2 * i]] += 3;
    h[a[2 * i + 1]] -= i;
  }
}

void two_operators(int n, const int *restrict a, int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: refused carried-dependence
    h[a[2 * i]] += 3;
    h[a[2 * i + 1]] *= 5;
  }
}

void two_sizes(int n, const int *restrict a, int *restrict h) {
  for (int i = 0; i < n; i++) { // histogram: refused carried-dependence
    h[a[2 * i]] += 3;
    ((unsigned char *)h)[a[2 * i + 1]] += 1;
  }
}

typedef int __attribute__((aligned(1))) unaligned;

void between_elements(int n, const int *restrict a, char *restrict h) {
  for (int i = 0; i < n; i++) // histogram: refused not-injective
    *(unaligned *)(h + 2 * a[i]) += 3;
}

void unaligned_elements(int n, const int *restrict a, char *restrict h) {
  for (int i = 0; i < n; i++) // histogram: legal
    *(unaligned *)(h + 4 * a[i]) += 3;
}
