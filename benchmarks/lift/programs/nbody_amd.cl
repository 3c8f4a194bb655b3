kernel void nbody_amd_ref(const global float *restrict bodies,
                          global float *restrict out, int N) {
  int i = get_global_id(0);
  if (i >= N) return;
  float4 p = vload4(i, bodies), acc = 0.0f;
  for (int j = 0; j < N; j++) {
    float4 q = vload4(j, bodies), d = q - p;
    float r2 = d.x * d.x + d.y * d.y + d.z * d.z + 0.01f;
    float inverse = 1.0f / sqrt(r2);
    acc += d * (q.w * inverse * inverse * inverse);
  }
  vstore4(acc, i, out);
}
