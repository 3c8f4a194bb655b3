kernel void kmeans_ref(const global float *restrict points,
                       const global float *restrict centres, global int *restrict out,
                       int N, int K, int F) {
  int i = get_global_id(0);
  if (i >= N) return;
  float best = 3.4028235e38f;
  int index = -1;
  for (int k = 0; k < K; k++) {
    float sum = 0.0f;
    for (int f = 0; f < F; f++) {
      float d = points[f * N + i] - centres[k * F + f];
      sum += d * d;
    }
    if (sum < best) { best = sum; index = k; }
  }
  out[i] = index;
}
