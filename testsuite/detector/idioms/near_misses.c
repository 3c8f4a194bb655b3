// Loops that are almost an idiom. The mark on the loop names the idiom and a part of the
// constraint that must be the one that fails; `culprit` marks the line that is told.

double horner(int n, const double *a, double x) {
  double s = 0;
  for (int i = 0; i < n; i++) // almost: ScalarReduction, associative update // culprit
    s = s * x + a[i];
  return s;
}

void prefix(int n, const double *a, double *out) {
  double s = 0;
  for (int i = 0; i < n; i++) { // almost: ScalarReduction, has no stores
    s += a[i];
    out[i] = s; // culprit
  }
}

int next(void);

int impure(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) // almost: ScalarReduction, no impure calls
    s += next(); // culprit
  return s;
}

void doubling(int n, const unsigned *a, const int *v, int *h) {
  for (int i = 0; i < n; i++) // almost: Histogram, associative update
    h[a[i]] = h[a[i]] * 2 + v[i]; // culprit
}

void another_store(int n, const double *A, const double *B, double *C, double *t) {
  for (int i = 0; i < n; i++) // almost: GEMM, is the only store
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
      t[i] = s; // culprit
    }
}

int search(int n, const int *a, int x) {
  int s = 0;
  for (int i = 0; i < n; i++) { // almost: CountedLoop, left early
    if (a[i] == x) // culprit
      break;
    s += a[i];
  }
  return s;
}

void pointwise(int n, const double *restrict a, double *restrict b) {
  for (int i = 0; i < n; i++) // almost: Stencil, different offsets // culprit
    b[i] = a[i] * a[i];
}
