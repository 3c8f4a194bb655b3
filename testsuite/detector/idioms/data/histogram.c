// Histograms: bins are changed where the data say.
#include <math.h>
#include <stddef.h>

void bytes(int n, const unsigned char *a, int *h) {
  for (int i = 0; i < n; i++) // expect: histogram
    h[a[i]]++;
}

void keys(int n, const int *key, unsigned *restrict h) {
  for (int i = 0; i < n; i++) // expect: histogram
    h[key[i]] += 1;
}

void weighted(size_t n, const unsigned *key, const double *w, double *h) {
  for (size_t i = 0; i < n; i++) // expect: histogram
    h[key[i]] += w[i];
}

void scaled(int n, const float *a, float low, float width, int *h) {
  for (int i = 0; i < n; i++) { // expect: histogram
    int b = (int)((a[i] - low) / width);
    h[b]++;
  }
}

void conditional(int n, const float *a, int *h) {
  for (int i = 0; i < n; i++) { // expect: histogram
    int b = (int)(a[i] * 64);
    if (b >= 0 && b < 64)
      h[b]++;
  }
}

void saturating(int n, const unsigned *a, unsigned char *h) {
  for (int i = 0; i < n; i++) // expect: histogram
    if (h[a[i]] < 255)
      h[a[i]]++;
}

void two_dimensional(int n, const int *x, const int *y, int (*h)[16]) {
  for (int i = 0; i < n; i++) // expect: histogram
    h[x[i]][y[i]]++;
}

void flat_two_dimensional(int n, int w, const int *x, const int *y, long *h) {
  for (int i = 0; i < n; i++) // expect: histogram
    h[x[i] * w + y[i]]++;
}

void modulo(int n, const unsigned *a, int *h, unsigned m) {
  for (int i = 0; i < n; i++) // expect: histogram
    h[a[i] % m]++;
}

void image(int rows, int columns, const unsigned char *a, int *h) {
  for (int i = 0; i < rows; i++) // expect: histogram
    for (int j = 0; j < columns; j++)
      h[a[i * columns + j]]++;
}

void maxima(int n, const int *key, const float *v, float *best) {
  for (int i = 0; i < n; i++) // expect: histogram
    if (v[i] > best[key[i]])
      best[key[i]] = v[i];
}

void walk(const unsigned char *p, const unsigned char *end, int *h) {
  for (; p != end; p++) // expect: histogram
    ++h[*p];
}

void two_histograms(int n, const unsigned char *a, const unsigned char *b, int *h,
                    int *g) {
  for (int i = 0; i < n; i++) { // expect: histogram
    h[a[i]]++;
    g[b[i]]++;
  }
}

struct bin {
  int count;
  double sum;
};

void records(int n, const int *key, const double *w, struct bin *bins) {
  for (int i = 0; i < n; i++) { // expect: histogram
    bins[key[i]].count++;
    bins[key[i]].sum += w[i];
  }
}

static int global_bins[256];

void into_global(int n, const unsigned char *a) {
  for (int i = 0; i < n; i++) // expect: histogram
    global_bins[a[i]]++;
}

void degrees(int edges, const int *from, const int *to, int *degree) {
  for (int e = 0; e < edges; e++) { // expect: histogram
    degree[from[e]]++;
    degree[to[e]]++;
  }
}

void with_sums(int n, const double *x, double *q, double *out) {
  double sx = 0, sy = 0;
  for (int i = 0; i < n; i++) { // expect: histogram
    double a = 2 * x[2 * i] - 1, b = 2 * x[2 * i + 1] - 1;
    if (a * a + b * b <= 1) {
      int l = (int)(a > b ? a : b);
      q[l] += 1.0;
      sx += a;
      sy += b;
    }
  }
  out[0] = sx;
  out[1] = sy;
}

// ---- what is none -------------------------------------------------------------

void overwrite(int n, const int *key, const int *v, int *h) {
  for (int i = 0; i < n; i++) // expect: none because the last one wins
    h[key[i]] = v[i];
}

void mixed(int n, const int *key, const double *v, double *h) {
  for (int i = 0; i < n; i++) // expect: none because two operators are mixed
    h[key[i]] = h[key[i]] * 2 + v[i];
}

void positions(int n, const int *key, int *h, int *place) {
  for (int i = 0; i < n; i++) // expect: none because the count is stored
    place[i] = h[key[i]]++;
}

int getchar(void);

void input(int n, int *h) {
  for (int i = 0; i < n; i++) // expect: none because reading has effects
    h[getchar()]++;
}

void other_place(int n, const int *key, int *h) {
  for (int i = 0; i < n; i++) // expect: none because another place is read
    h[key[i]] = h[key[i] + 1] + 1;
}

void chase(int n, int *next, int *h) {
  int at = 0;
  for (int i = 0; i < n; i++) { // expect: none because the key is carried
    h[at]++;
    at = next[at];
  }
}

void threshold(int n, const int *key, int *h) {
  int seen = 0;
  for (int i = 0; i < n; i++) { // expect: refused because bins are read elsewhere
    h[key[i]]++;
    if (h[key[i]] > 10)
      seen++;
  }
  h[0] = seen;
}

void saturating_by_two(int n, const unsigned *a, unsigned char *h) {
  for (int i = 0; i < n; i++) // expect: none because a step may pass the limit
    if (h[a[i]] < 254)
      h[a[i]] += 3;
}

void early(int n, const int *key, int *h) {
  for (int i = 0; i < n; i++) { // expect: none because the loop is left early
    if (key[i] < 0)
      break;
    h[key[i]]++;
  }
}

double last_wins(int n, const double *x, double *seen, int *h) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) { // expect: histogram
    if (x[i] < 1.0) {
      *seen = x[i] * x[i];
      h[(int)(x[i] * 10.0)]++;
      sum += x[i];
    }
  }
  return sum;
}

void searched(int n, const float *x, const float *edge, int edges, long *h) {
  for (int i = 0; i < n; i++) { // expect: histogram
    int low = 0, high = edges;
    while (high > low + 1) {
      int middle = (low + high) / 2;
      if (x[i] >= edge[middle])
        high = middle;
      else
        low = middle;
    }
    if (x[i] >= edge[low])
      h[low]++;
    else if (x[i] < edge[high])
      h[high + 1]++;
    else
      h[high]++;
  }
}

double gaussian_pairs(int n, const double *x, double *q, double *total) {
  double sx = 0, sy = 0;
  for (int i = 0; i < n; i++) { // expect: histogram
    double a = 2 * x[2 * i] - 1, b = 2 * x[2 * i + 1] - 1, t = a * a + b * b;
    *total = t;
    if (t <= 1) {
      q[(int)(fabs(a) > fabs(b) ? fabs(a) : fabs(b))] += 1;
      sx += a;
      sy += b;
    }
  }
  return sx + sy;
}

void pairs_by_angle(int n, const float (*p)[3], int bins, const float *limits,
                    long long *h) {
  for (int i = 0; i < n; i++) // expect: histogram
    for (int j = i + 1; j < n; j++) {
      float dot = p[i][0] * p[j][0] + p[i][1] * p[j][1] + p[i][2] * p[j][2];
      int low = 0, high = bins;
      while (high > low + 1) {
        int k = (low + high) / 2;
        if (dot >= limits[k])
          high = k;
        else
          low = k;
      }
      if (dot >= limits[low])
        h[low] += 1;
      else if (dot < limits[high])
        h[high + 1] += 1;
      else
        h[high] += 1;
    }
}

void order_of_magnitude(int n, const unsigned *x, int *restrict h) {
  for (int i = 0; i < n; i++) { // expect: histogram
    int digits = 0;
    for (unsigned v = x[i]; v; v /= 10)
      digits++;
    h[digits]++;
  }
}

void search_from_where_it_was(int n, const int *x, const int *limits, int *restrict h) {
  int k = 0;
  for (int i = 0; i < n; i++) { // expect: refused because the search goes on
    while (limits[k] < x[i])
      k++;
    h[k]++;
  }
}
