kernel void convolution_ref(const global float *restrict image,
                            const global float *restrict weights,
                            global float *restrict out, int N, int M) {
  local float tile[400];
  int lx = get_local_id(0), ly = get_local_id(1);
  int gx = get_group_id(0) * 16, gy = get_group_id(1) * 16;
  for (int y = ly; y < 20; y += 16)
    for (int x = lx; x < 20; x += 16)
      tile[y * 20 + x] = image[clamp(gy + y - 2, 0, N - 1) * M + clamp(gx + x - 2, 0, M - 1)];
  barrier(CLK_LOCAL_MEM_FENCE);
  float acc = 0.0f;
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      acc = acc + tile[(ly + i) * 20 + lx + j] * weights[i * 5 + j];
  out[(gy + ly) * M + gx + lx] = acc;
}
