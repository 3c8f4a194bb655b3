kernel void nn_ref(const global float *restrict lats, const global float *restrict lngs,
                   global float *restrict out, float lat, float lng, int N) {
  int i = get_global_id(0);
  if (i < N) {
    float a = lat - lats[i], b = lng - lngs[i];
    out[i] = sqrt(a * a + b * b);
  }
}
