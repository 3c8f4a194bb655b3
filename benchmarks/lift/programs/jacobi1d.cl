kernel void jacobi1d_ref(const global float *restrict x, global float *restrict out, int N) {
  int i = get_global_id(0);
  if (i == 0) {
    out[0] = (x[0] + x[0] + x[1]) * 0.33333334f;
    out[N - 1] = (x[N - 2] + x[N - 1] + x[N - 1]) * 0.33333334f;
  }
  if (i < N - 2) out[i + 1] = (x[i] + x[i + 1] + x[i + 2]) * 0.33333334f;
}
