inline float normal(float x) { return 0.5f * erfc(-x * 0.70710677f); }
kernel void blackscholes_ref(const global float *restrict spot,
                             const global float *restrict strike,
                             const global float *restrict years,
                             global float *restrict out, float r, float v, int N) {
  int i = get_global_id(0);
  if (i >= N) return;
  float s = spot[i], k = strike[i], t = years[i];
  float spread = v * sqrt(t);
  float d1 = (log(s / k) + (r + 0.5f * v * v) * t) / spread;
  out[i] = s * normal(d1) - k * exp(-r * t) * normal(d1 - spread);
}
