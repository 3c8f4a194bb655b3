// flags: -O2 -mfma -ffp-contract=fast
// Whether products and sums are fused is left to the compiler: no bits to promise.

void axpy(int n, float a, float *restrict y, const float *restrict x) {
  for (int i = 0; i < n; i++) // map: refused fp-contract
    y[i] = a * x[i] + y[i];
}

void integers(int n, int a, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = a * x[i] + y[i];
}
