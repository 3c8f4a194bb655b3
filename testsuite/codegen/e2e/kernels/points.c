// Points that cost more than storing them: each is computed once, for bins and sums.
// flags: -fassociative-math -fno-signed-zeros -fno-trapping-math -fapprox-func -fno-math-errno
#include <math.h>
#include <stdint.h>

//: void polar(f64 q[64], f64 s[2], f64 x[2*n]=small, i32 n) | histogram? | reassoc restrict
void polar(double *restrict q, double *restrict s, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    double a = 0.5 * x[2 * i], b = 0.5 * x[2 * i + 1], t = a * a + b * b;
    if (t <= 1.0 && t > 1e-9) {
      double r = sqrt(-2.0 * log(t) / t), u = a * r, v = b * r;
      q[(int)fmax(fabs(u), fabs(v)) & 63] += 1.0;
      s[0] += u;
      s[1] += v;
    }
  }
}

//: void weighted(f32 h[32], f32 total[1], u8 k[n], f32 x[n]=small, i32 n) | histogram | reassoc restrict
void weighted(float *restrict h, float *restrict total, const uint8_t *restrict k,
              const float *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    float e = expf(-x[i] * x[i]);
    h[k[i] & 31] += e;
    *total += 2.0f * e;
  }
}

//: void looked_up(i32 h[256], f64 total[1], u8 k[n], f64 w[256]=small, i32 n) | histogram? | reassoc restrict
void looked_up(int *restrict h, double *restrict total, const uint8_t *restrict k,
               const double *restrict w, int n) {
  for (int i = 0; i < n; i++)
    if (k[i] > 7) {
      h[k[i]] += 3;
      *total += exp(w[k[i]]);
    }
}

//: void greatest(i32 h[16], f64 top[1], f64 x[n]=small, u8 k[n], i32 n) | histogram? | reassoc restrict
void greatest(int *restrict h, double *restrict top, const double *restrict x,
              const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++) {
    double v = sin(x[i]);
    h[k[i] & 15]++;
    *top = v > *top ? v : *top;
  }
}

//: void cheap(i32 h[16], f64 total[1], f64 x[n]=small, u8 k[n], i32 n) | histogram | reassoc restrict
void cheap(int *restrict h, double *restrict total, const double *restrict x,
           const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++) {
    h[k[i] & 15]++;
    *total += x[i] * x[i];
  }
}

//: void alone(i32 h[64], f64 x[n]=small, i32 n) | histogram | restrict
void alone(int *restrict h, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) h[(int)(20.0 * exp(-x[i] * x[i])) & 63]++;
}

// The quotient is computed at every point, also where it has none.
//: void divided(i32 h[256], f64 total[1], f64 x[n]=small, i32 n) | histogram? | reassoc restrict
void divided(int *restrict h, double *restrict total, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    double e = exp(x[i] > 4 ? 4 : x[i]);
    int k = (int)e - 1;
    if (k != 0)
      h[(977 / k + 977 % k) & 255] += 3;
    *total += e;
  }
}
