// Scalar reductions in many spellings. The mark is on the line of the outermost loop.
#include <math.h>
#include <stddef.h>
#include <stdint.h>

double sum_plain(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += a[i];
  return s;
}

double sum_while_down(long n, const double *a) {
  double s = 0;
  while (n-- > 0) // expect: scalar_reduction
    s += *a++;
  return s;
}

float product(size_t n, const float *a) {
  float p = 1;
  for (size_t i = 0; i != n; ++i) // expect: scalar_reduction
    p *= a[i];
  return p;
}

int minimum_ternary(int n, const int *a) {
  int m = a[0];
  for (int i = 1; i < n; i++) // expect: scalar_reduction
    m = a[i] < m ? a[i] : m;
  return m;
}

double maximum_if(int n, const double *a) {
  double m = -1e300;
  for (int i = 0; i < n; ++i) // expect: scalar_reduction
    if (a[i] > m)
      m = a[i];
  return m;
}

double maximum_fmax(int n, const double *a) {
  double m = a[0];
  for (int i = 1; i < n; i++) // expect: scalar_reduction
    m = fmax(m, fabs(a[i]));
  return m;
}

unsigned xor_all(unsigned n, const unsigned *a) {
  unsigned x = 0;
  for (unsigned i = 0; i < n; i++) // expect: scalar_reduction
    x ^= a[i];
  return x;
}

uint64_t or_all(int n, const uint64_t *a) {
  uint64_t x = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    x |= a[i];
  return x;
}

unsigned char and_all(int n, const unsigned char *a) {
  unsigned char x = 0xff;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    x &= a[i];
  return x;
}

int count_if(int n, const float *a, float limit) {
  int c = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    if (a[i] > limit)
      c++;
  return c;
}

double sum_if_else(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    if (a[i] > 0)
      s += a[i];
    else
      s -= 2 * a[i];
  return s;
}

void several_at_once(int n, const double *a, double *out) {
  double s = 0, q = 0, m = a[0];
  for (int i = 0; i < n; i++) { // expect: scalar_reduction
    s += a[i];
    q += a[i] * a[i];
    if (a[i] < m)
      m = a[i];
  }
  out[0] = s;
  out[1] = q;
  out[2] = m;
}

int argmin_only_position(int n, const float *a) {
  int best = 0;
  float m = a[0];
  for (int i = 1; i < n; i++) // expect: scalar_reduction
    if (a[i] < m) {
      m = a[i];
      best = i;
    }
  return best;
}

float argmax_both(int n, const float *a, int *where) {
  int best = 0;
  float m = a[0];
  for (int i = 1; i < n; i++) // expect: scalar_reduction
    if (a[i] > m) {
      m = a[i];
      best = i;
    }
  *where = best;
  return m;
}

double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += x[i] * y[i];
  return s;
}

double nested(int n, int m, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    for (int j = 0; j < m; j++)
      s += a[i * m + j];
  return s;
}

double frobenius(int n, double (*a)[50]) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    for (int j = 0; j < 50; j++)
      s += a[i][j] * a[i][j];
  return sqrt(s);
}

double triangle(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    for (int j = i; j < n; j++)
      s += a[i * n + j];
  return s;
}

void through_memory(int n, const float *a, float *sum) {
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    *sum += a[i];
}

void rms_of_five(int n, double rms[5], double (*u)[5]) {
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    for (int m = 0; m < 5; m++)
      rms[m] += u[i][m] * u[i][m];
}

void rms_in_a_nest(int nx, int ny, int nz, double rms[5], double u[][16][16][5]) {
  for (int i = 0; i < nx; i++) // expect: scalar_reduction
    for (int j = 0; j < ny; j++)
      for (int k = 0; k < nz; k++)
        for (int m = 0; m < 5; m++) {
          double add = u[i][j][k][m];
          rms[m] = rms[m] + add * add;
        }
}

struct totals {
  double sum;
  int count;
};

void into_struct(int n, const double *a, struct totals *t) {
  double sum = t->sum;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    sum += a[i];
  t->sum = sum;
}

double strided(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i += 3) // expect: scalar_reduction
    s += a[i];
  return s;
}

double backwards(int n, const double *a) {
  double s = 0;
  for (int i = n - 1; i >= 0; i--) // expect: scalar_reduction
    s += a[i];
  return s;
}

short narrow(int n, const short *a) {
  short s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += a[i];
  return s;
}

long widened(int n, const int *a) {
  long s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += a[i];
  return s;
}

double gathered(int n, const int *index, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += a[index[i]];
  return s;
}

double of_position(int n) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += 1.0 / ((double)i * i + 1.0);
  return s;
}

double with_math(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    s += exp(-a[i]) * sin(a[i]);
  return s;
}

int any_negative(int n, const double *a) {
  int any = 0;
  for (int i = 0; i < n; i++) // expect: scalar_reduction
    any |= a[i] < 0;
  return any;
}

// ---- what is none -------------------------------------------------------------

double horner(int n, const double *a, double x) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: none because two operators are mixed
    s = s * x + a[i];
  return s;
}

int search(int n, const int *a, int x) {
  int s = 0;
  for (int i = 0; i < n; i++) { // expect: none because the loop is left early
    if (a[i] == x)
      break;
    s += a[i];
  }
  return s;
}

int until_limit(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n && s < 1000; i++) // expect: none because the sum ends it
    s += a[i];
  return s;
}

void prefix(int n, const double *a, double *out) {
  double s = 0;
  for (int i = 0; i < n; i++) { // expect: none because the running sum is stored
    s += a[i];
    out[i] = s;
  }
}

double alternating_reset(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: none because the sum is reset
    if (a[i] < 0)
      s = 0;
    else
      s += a[i];
  return s;
}

double dependent_flag(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: none because the sum decides what is added
    s += s > 10 ? a[i] : -a[i];
  return s;
}

double minus_from(int n, const double *a) {
  double s = 0;
  for (int i = 0; i < n; i++) // expect: none because x - s is no sum
    s = a[i] - s;
  return s;
}

int next(void);

int impure(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) // expect: none because a call has effects
    s += next();
  return s;
}

struct node {
  struct node *next;
  double value;
};

double list(const struct node *p) {
  double s = 0;
  for (; p; p = p->next) // expect: none because the loop is not counted
    s += p->value;
  return s;
}

double last(int n, const double *a) {
  double x = 0;
  for (int i = 0; i < n; i++) // expect: none because nothing is combined
    if (a[i] > 0)
      x = a[i];
  return x;
}

double fibonacci(int n) {
  double a = 0, b = 1;
  for (int i = 0; i < n; i++) { // expect: none because both values depend on both
    double c = a + b;
    a = b;
    b = c;
  }
  return a;
}

int shifted_mask(unsigned long bits) {
  unsigned long mask = 1ul << 63;
  int ones = 0;
  for (int i = 0; i < 64; i++) { // expect: scalar_reduction
    if (bits & mask)
      ones++;
    mask >>= 1;
  }
  return ones;
}

unsigned mask_with_sign(unsigned n) {
  int mask = -2147483647 - 1;
  unsigned x = 0;
  for (unsigned i = 0; i < n; i++, mask >>= 1) // expect: scalar_reduction
    x |= mask;
  return x;
}

long weights_by_doubling(int n, const int *a) {
  long sum = 0;
  for (long w = 1; n > 0; n--, w += w) // expect: scalar_reduction
    sum += w * *a++;
  return sum;
}

unsigned mask_that_is_mixed(int n, const unsigned *a) {
  unsigned state = 1, sum = 0;
  for (int i = 0; i < n; i++) { // expect: refused because no position tells the state
    state ^= state << 13;
    sum += a[i] & state;
  }
  return sum;
}

int mask_that_waits(int n, const int *a) {
  int mask = 1, ones = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the data move the mask
    ones += (a[i] & mask) != 0;
    if (a[i] < 0)
      mask <<= 1;
  }
  return ones;
}

// ---- accumulators in memory and in registers at once ----

double sum_beside_maximum_in_memory(int n, const double *a, double *max) {
  double s = 0;
  *max = 0;
  for (int i = 0; i < n; i++) { // expect: scalar_reduction
    s += a[i] * a[i];
    if (fabs(a[i]) > *max)
      *max = fabs(a[i]);
  }
  return s;
}

double norms_of_cube(int n, int m, double *r, double *max) {
  double s = 0;
  for (int i = 1; i < n - 1; i++) // expect: scalar_reduction
    for (int j = 1; j < m - 1; j++)
      for (int k = 1; k < m - 1; k++) {
        double a = fabs(r[(i * m + j) * m + k]);
        s += a * a;
        if (a > *max)
          *max = a;
      }
  return s;
}

long bounds_in_memory(int n, const int *a, int *low, int *high) {
  long s = 0;
  for (int i = 0; i < n; i++) { // expect: scalar_reduction
    if (a[i] < *low)
      *low = a[i];
    if (a[i] > *high)
      *high = a[i];
    s += a[i];
  }
  return s;
}

struct moments {
  double sum, squares;
  long count;
};

void moments_in_struct(int n, const float *a, struct moments *m) {
  for (int i = 0; i < n; i++) { // expect: scalar_reduction
    m->sum += a[i];
    m->squares += a[i] * a[i];
    m->count++;
  }
}

int counted_maxima(int n, const int *a, int *max) {
  int news = 0;
  for (int i = 0; i < n; i++) // expect: refused because the count depends on the order
    if (a[i] > *max) {
      *max = a[i];
      news++;
    }
  return news;
}

int maximum_and_position_in_memory(int n, const int *a, int *max, int *at) {
  int s = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the position is only stored
    s += a[i];
    if (a[i] > *max) {
      *max = a[i];
      *at = i;
    }
  }
  return s;
}

int maximum_seen_by_the_sum(int n, const int *a, int *max) {
  int s = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the sum looks at the maximum
    if (a[i] > *max)
      *max = a[i];
    s += *max;
  }
  return s;
}

int running_value_stored_elsewhere(int n, const int *a, int *max, int *copy) {
  int s = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the running value is stored
    s += a[i];
    *max = a[i] > *max ? a[i] : *max;
    *copy = *max;
  }
  return s;
}

int sum_of_prefix_maxima(int n, int (*a)[40], int *max, int *restrict y) {
  int s = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the maxima so far are summed
    for (int j = 0; j < 40; j++) {
      s += a[i][j];
      if (a[i][j] > *max)
        *max = a[i][j];
    }
    *y += *max;
  }
  return s;
}

int maxima_so_far(int n, int (*a)[40], int *max, int *restrict y) {
  int s = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the maxima so far are stored
    for (int j = 0; j < 40; j++) {
      s += a[i][j];
      if (a[i][j] > *max)
        *max = a[i][j];
    }
    y[i] = *max;
  }
  return s;
}
