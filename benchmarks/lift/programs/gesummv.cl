kernel void gesummv_ref(const global float *restrict A, const global float *restrict B,
                        const global float *restrict x, global float *restrict out,
                        float alpha, float beta, int N, int M) {
  int i = get_global_id(0);
  if (i >= N) return;
  float s = 0.0f, t = 0.0f;
  for (int j = 0; j < M; j++) {
    float v = x[j];
    s = s + A[i * M + j] * v;
    t = t + B[i * M + j] * v;
  }
  out[i] = alpha * s + beta * t;
}
