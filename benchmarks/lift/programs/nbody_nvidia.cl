kernel void nbody_nvidia_ref(const global float *restrict bodies,
                             global float *restrict out, int N) {
  local float tile[256];
  int l = get_local_id(0), i = get_global_id(0);
  float4 p = vload4(i, bodies), acc = 0.0f;
  for (int t = 0; t < N / 64; t++) {
    vstore4(vload4(t * 64 + l, bodies), l, tile);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < 64; j++) {
      float4 q = vload4(j, tile), d = q - p;
      float r2 = d.x * d.x + d.y * d.y + d.z * d.z + 0.01f;
      float inverse = 1.0f / sqrt(r2);
      acc += d * (q.w * inverse * inverse * inverse);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  vstore4(acc, i, out);
}
