kernel void md_ref(const global float *restrict px, const global float *restrict py,
                   const global float *restrict pz, const global int *restrict near,
                   global float *restrict ox, global float *restrict oy,
                   global float *restrict oz, int N, int J) {
  int i = get_global_id(0);
  if (i >= N) return;
  float x = px[i], y = py[i], z = pz[i], fx = 0.0f, fy = 0.0f, fz = 0.0f;
  for (int k = 0; k < J; k++) {
    int j = near[k * N + i];
    float dx = x - px[j], dy = y - py[j], dz = z - pz[j];
    float r2 = 1.0f / (dx * dx + dy * dy + dz * dz + 0.0001f);
    float r6 = r2 * r2 * r2;
    float force = 0.0625f < r2 ? r2 * r6 * (1.5f * r6 - 2.0f) : 0.0f;
    fx += dx * force;
    fy += dy * force;
    fz += dz * force;
  }
  ox[i] = fx;
  oy[i] = fy;
  oz[i] = fz;
}
