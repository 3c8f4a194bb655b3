// Positions that are no sums of counters, but have bounds.

static int clamp(int i, int n) { return i < 0 ? 0 : i > n - 1 ? n - 1 : i; }

void clamped(int n, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[clamp(i - 1, n)] + x[clamp(i + 1, n)];
}

void clamped_rows(int n, int m, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    for (int j = 0; j < m; j++)
      y[i * m + j] = x[clamp(i - 1, n) * m + j] + x[i * m + clamp(j + 1, m)];
}

void saturated(int n, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[i > 0 ? i - 1 : 0];
}

void halves(int n, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[i / 2] + x[(i + 1) / 2];
}

void in_turns(int n, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[i % 8];
}

void clamped_in_place(int n, float *x) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    x[i] = x[clamp(i + 1, n)];
}

void halves_in_place(int n, float *x) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    x[i] = x[i / 2];
}

// Not clamped to what the loop knows: k may be anything.
void by_product(int n, int k, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: refused unknown-extent
    y[i] = x[(i * k) % 7 < 3 ? i : i * i % n];
}
