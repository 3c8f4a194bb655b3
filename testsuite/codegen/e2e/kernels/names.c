// Names of the user's that are also names of a kernel's, a stub's or OpenCL's.
#include <stdint.h>

//: void kernels(f32 kernel[n*m], f32 global[n*m], i32 n, i32 m) | map | restrict
void kernels(float *restrict kernel, const float *restrict global, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) kernel[i * m + j] = global[i * m + j] + 1;
}

//: void numbered(f32 x1[n], f32 x2[n], f32 acc1[n], f32 t0[n], i32 n) | map | restrict
void numbered(float *restrict x1, float *restrict x2, float *restrict acc1,
              float *restrict t0, int n) {
  for (int i = 0; i < n; i++) {
    float s = x2[i] * acc1[i];
    x1[i] = s * s + t0[n - 1 - i] * s;
  }
}

//: void sizes(i32 a[n*m], i32 n, i32 m) | map
void sizes(int *a, int x, int n_x) {
  for (int i = 0; i < x; i++)
    for (int j = 0; j < n_x; j++) a[i * n_x + j] = 10 * i + j;
}

//: void positions(f32 i0[n], f32 i1[n], i32 k[n]=index:n, i32 n) | map | restrict
void positions(float *restrict i0, const float *restrict i1, const int *restrict k,
               int n) {
  for (int i = 0; i < n; i++) i0[i] = i1[k[i]] + (float)i;
}

//: void builtins(f32 get_global_id[n], f32 float4[n], f32 min[n], i32 n) | map | restrict
void builtins(float *restrict get_global_id, const float *restrict float4,
              const float *restrict min, int n) {
  for (int i = 0; i < n; i++) get_global_id[i] = float4[i] * min[i];
}

//: void scalars(f32 y[n], f32 half, f32 call, i32 n) | map
void scalars(float *y, float half, float call, int n) {
  for (int i = 0; i < n; i++) y[i] = y[i] * half + call;
}

//: void work(f32 y[n], i32 n) | map
void work(float *call, int work) {
  for (int narrow = 0; narrow < work; narrow++) call[narrow] += 2;
}

//: void operators(f64 xor[n], f64 or[n], f64 in[n], f64 not, i32 n) | map
void operators(double *xor, const double *or, const double *in, double not, int n) {
  for (int i = 0; i < n; i++) xor[i] = or[i] * not + in[i];
}

// LLVM spells these in quotes, the second ones in escapes, too.
//: void with_dollars(f32 y[n], f32 x[n], f32 a, i32 n) | map | restrict
void with_dollars(float *restrict y$, const float *restrict x$1, float $, int n$) {
  for (int i$ = 0; i$ < n$; i$++) y$[i$] = x$1[i$] * $ + 1;
}

//: i32 with_umlauts(i32 x[n], i32 n) | scalar_reduction
int with_umlauts(int *größe, int n) {
  int übrig = 0;
  for (int ö = 0; ö < n; ö++) übrig += größe[ö] & 15;
  return übrig;
}
