// Map-reduces: parallel outer loops around a general reduction.
#include <math.h>
#include <float.h>

void n_body(int n, const float *x, const float *y, const float *m, float *fx,
            float *fy) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    float ax = 0, ay = 0;
    for (int j = 0; j < n; j++) {
      float dx = x[j] - x[i], dy = y[j] - y[i];
      float r = dx * dx + dy * dy + 0.01f;
      float w = m[j] / (r * sqrtf(r));
      ax += w * dx;
      ay += w * dy;
    }
    fx[i] = ax;
    fy[i] = ay;
  }
}

void nearest(int n, int k, const float *p, const float *c, float *best) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    float m = FLT_MAX;
    for (int j = 0; j < k; j++) {
      float d = (p[i] - c[j]) * (p[i] - c[j]);
      if (d < m)
        m = d;
    }
    best[i] = m;
  }
}

void nearest_index(int n, int k, const float *p, const float *c, int *which) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    float m = FLT_MAX;
    int at = 0;
    for (int j = 0; j < k; j++) {
      float d = (p[i] - c[j]) * (p[i] - c[j]);
      if (d < m) {
        m = d;
        at = j;
      }
    }
    which[i] = at;
  }
}

void k_means(int n, int k, int dims, const float *p, const float *c, int *which) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    float m = FLT_MAX;
    int at = 0;
    for (int j = 0; j < k; j++) {
      float d = 0;
      for (int l = 0; l < dims; l++) {
        float t = p[i * dims + l] - c[j * dims + l];
        d += t * t;
      }
      if (d < m) {
        m = d;
        at = j;
      }
    }
    which[i] = at;
  }
}

void mri_q(int n, int k, const float *x, const float *kx, const float *phi, float *qr,
           float *qi) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    float r = 0, s = 0;
    for (int j = 0; j < k; j++) {
      float a = 6.2831853f * kx[j] * x[i];
      r += phi[j] * cosf(a);
      s += phi[j] * sinf(a);
    }
    qr[i] = r;
    qi[i] = s;
  }
}

void row_sums(int n, int m, const double *a, double *s) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    double t = 0;
    for (int j = 0; j < m; j++)
      t += a[i * m + j];
    s[i] = t;
  }
}

void row_maxima(int n, int m, double (*a)[40], double *s) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    double t = a[i][0];
    for (int j = 1; j < m; j++)
      t = fmax(t, a[i][j]);
    s[i] = t;
  }
}

void distances(int n, int m, int d, const double *a, const double *b, double *out) {
  for (int i = 0; i < n; i++) // expect: map_reduce
    for (int j = 0; j < m; j++) {
      double s = 0;
      for (int k = 0; k < d; k++) {
        double t = a[i * d + k] - b[j * d + k];
        s += t * t;
      }
      out[i * m + j] = sqrt(s);
    }
}

void convolution(int n, int w, const float *restrict a, const float *restrict c,
                 float *restrict b) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    float s = 0;
    for (int k = 0; k < w; k++)
      s += a[i + k] * c[k];
    b[i] = s;
  }
}

void evaluate(int n, int k, const double *x, const double *c, double *y) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    double s = 0;
    for (int j = 0; j < k; j++)
      s += c[j] * pow(x[i], j);
    y[i] = s;
  }
}

void count_smaller(int n, const int *a, int *rank) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    int c = 0;
    for (int j = 0; j < n; j++)
      c += a[j] < a[i];
    rank[i] = c;
  }
}

void potential(int nx, int ny, int atoms, const float *ax, const float *ay,
               const float *q, float *grid) {
  for (int y = 0; y < ny; y++) // expect: map_reduce
    for (int x = 0; x < nx; x++) {
      float e = 0;
      for (int a = 0; a < atoms; a++) {
        float dx = x * 0.5f - ax[a], dy = y * 0.5f - ay[a];
        e += q[a] / sqrtf(dx * dx + dy * dy);
      }
      grid[y * nx + x] += e;
    }
}

// ---- what is none -------------------------------------------------------------

void recurrence(int n, int m, const double *c, double *y) {
  for (int i = 1; i < n; i++) { // expect: refused because an iteration reads the last
    double s = 0;
    for (int j = 0; j < m; j++)
      s += c[j] * y[i - 1] * j;
    y[i] = s;
  }
}

void horner_rows(int n, int m, const double *a, double x, double *y) {
  for (int i = 0; i < n; i++) { // expect: none because two operators are mixed
    double s = 0;
    for (int j = 0; j < m; j++)
      s = s * x + a[i * m + j];
    y[i] = s;
  }
}

void carried_over(int n, int m, const double *a, double *y) {
  double s = 0;
  for (int i = 0; i < n; i++) { // expect: none because the sum goes on
    for (int j = 0; j < m; j++)
      s += a[i * m + j];
    y[i] = s;
  }
}

void log_it(double);

void with_call(int n, int m, const double *a, double *y) {
  for (int i = 0; i < n; i++) { // expect: none because a call has effects
    double s = 0;
    for (int j = 0; j < m; j++)
      s += a[i * m + j];
    y[i] = s;
    log_it(s);
  }
}

void same_place(int n, int m, const double *a, double *y) {
  for (int i = 0; i < n; i++) { // expect: none because all write one place
    double s = 0;
    for (int j = 0; j < m; j++)
      s += a[i * m + j];
    *y = s;
  }
}

void first_negative(int n, int m, const double *a, int *y) {
  for (int i = 0; i < n; i++) { // expect: none because the inner loop is left early
    int j;
    for (j = 0; j < m; j++)
      if (a[i * m + j] < 0)
        break;
    y[i] = j;
  }
}

void collatz(int n, int *steps) {
  for (int i = 0; i < n; i++) { // expect: none because the inner loop is not counted
    int c = 0;
    for (unsigned x = i + 1; x != 1; c++)
      x = x & 1 ? 3 * x + 1 : x / 2;
    steps[i] = c;
  }
}

void scattered(int n, int m, const int *p, const double *a, double *y) {
  for (int i = 0; i < n; i++) { // expect: none because it is written anywhere
    double s = 0;
    for (int j = 0; j < m; j++)
      s += a[i * m + j];
    y[p[i]] = s;
  }
}

// ---- elements and what they add up to -----------------------------------------------

int step_and_change(int n, const int *restrict x, int *restrict y) {
  int change = 0;
  for (int i = 0; i < n; i++) { // expect: map_reduce
    change += y[i] ^ x[i];
    y[i] = x[i];
  }
  return change;
}

long count_while_copying(int n, const int *restrict x, int *restrict y) {
  long count = 0;
  for (int i = 0; i < n; i++) { // expect: map_reduce
    y[i] = 3 * x[i];
    if (x[i] > 0)
      count++;
  }
  return count;
}

int two_dimensions(int n, int m, const int *restrict u, int *restrict v) {
  int most = 0;
  for (int i = 0; i < n; i++) // expect: map_reduce
    for (int j = 0; j < m; j++) {
      int d = u[i * m + j] & 255;
      v[i * m + j] = d;
      most = d > most ? d : most;
    }
  return most;
}

long forces_and_energy(int n, const int *restrict x, const int *restrict count,
                       const int *restrict list, int *restrict f) {
  long energy = 0;
  for (int i = 0; i < n; i++) { // expect: map_reduce
    int s = 0;
    for (int j = 0; j < count[i]; j++) {
      int d = x[i] - x[list[i * 64 + j]];
      if (d < 12) {
        s += d;
        energy += (long)d * d;
      }
    }
    f[i] = s;
  }
  return energy;
}

long running(int n, const int *restrict x, long *restrict y) {
  long sum = 0;
  for (int i = 0; i < n; i++) { // expect: none
    sum += x[i];
    y[i] = sum;
  }
  return sum;
}

long running_before(int n, const int *restrict x, long *restrict y) {
  long sum = 0;
  for (int i = 0; i < n; i++) { // expect: none
    y[i] = sum;
    sum += x[i];
  }
  return sum;
}

long by_its_sum(int n, const int *restrict x, int *restrict y) {
  long sum = 0;
  for (int i = 0; i < n; i++) { // expect: none
    sum += x[i];
    y[i] = sum > 100 ? 1 : x[i];
  }
  return sum;
}

long two_operators(int n, const int *restrict x, int *restrict y) {
  long sum = 1;
  for (int i = 0; i < n; i++) { // expect: none
    y[i] = x[i] + 1;
    sum = (sum + x[i]) * 3;
  }
  return sum;
}

long last_one(int n, const int *restrict x, int *restrict y) {
  long last = 0;
  for (int i = 0; i < n; i++) { // expect: none
    y[i] = x[i] + 1;
    last = 5L * x[i];
  }
  return last;
}

int where_it_grows(int n, const int *restrict x, int *restrict y) {
  int most = 0;
  for (int i = 0; i < n; i++) // expect: refused because a store hangs on the extremum
    if (x[i] > most) {
      most = x[i];
      y[i] = x[i];
    }
  return most;
}
