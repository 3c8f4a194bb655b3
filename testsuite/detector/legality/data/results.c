// What is carried around a loop, and what is used after it.

int sum(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    s += a[i];
  return s;
}

int sum_and_position(int n, const int *a, int *end) {
  int s = 0, i;
  for (i = 0; i < n; i++) // scalar_reduction: legal
    s += a[i];
  *end = i;
  return s;
}

int sum_and_product(int n, const int *a, int *p) {
  int s = 0, q = 1;
  for (int i = 0; i < n; i++) { // scalar_reduction: legal
    s += a[i];
    q *= a[i];
  }
  *p = q;
  return s;
}

int conditional(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    if (a[i] & 1)
      s += a[i];
  return s;
}

int nested(long n, const int *a) {
  int s = 0;
  for (long i = 0; i < n; i++) // scalar_reduction: legal
    for (long j = 0; j < n; j++)
      s += a[i * 1000 + j];
  return s;
}

int last_element_too(int n, const int *a, int *last) {
  int s = 0, v = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused live-out
    v = a[i] ^ 3;
    s += v;
  }
  *last = v;
  return s;
}

int reads_accumulator(int n, const int *a) {
  int s = 0, t = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused accumulator-used
    s += a[i];
    t ^= s;
  }
  return t + s;
}

int stops_at_limit(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused accumulator-used
    if (s < 1000)
      s += a[i];
  return s;
}

int horner(int n, const int *a, int x) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused accumulator-used
    s = s * x + a[i];
  return s;
}

int alternates(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused accumulator-used
    s = a[i] - s;
  return s;
}

int follows(int n, const int *a) {
  int k = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused accumulator-used
    k = a[k];
  return k;
}

unsigned hash(int n, const unsigned char *a) {
  unsigned h = 5381;
  for (int i = 0; i < n; i++) // scalar_reduction: refused accumulator-used
    h = h * 33 + a[i];
  return h;
}

void prefix(int n, int *restrict y, const int *restrict x) {
  int s = 0;
  for (int i = 0; i < n; i++) { // map: refused carried-value
    s += x[i];
    y[i] = s;
  }
}

void prefix_of_rows(int n, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) { // map_reduce: refused carried-value
    int s = 0;
    for (int j = 0; j < 100; j++) {
      s += x[i * 100 + j];
      y[i * 100 + j] = s;
    }
  }
}

int leaves_last(int n, int *restrict y, const int *restrict x) {
  int t = 0;
  for (int i = 0; i < n; i++) { // map: refused live-out
    t = x[i] * 7;
    y[i] = t;
  }
  return t;
}

void sum_on_the_side(int n, int *restrict y, const int *restrict x, int *restrict s) {
  int t = 0;
  for (int i = 0; i < n; i++) { // map_reduce: legal
    y[i] = x[i];
    t += x[i];
  }
  *s = t;
}

int smallest(int n, const int *a) {
  int m = a[0];
  for (int i = 1; i < n; i++) // scalar_reduction: legal
    m = a[i] < m ? a[i] : m;
  return m;
}

int fibonacci(int n) {
  int a = 0, b = 1;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused accumulator-used
    int t = a + b;
    a = b;
    b = t;
  }
  return b;
}

// ---- what every iteration shifts is a function of the position ----

int mask_downwards(unsigned long bits) {
  int ones = 0;
  unsigned long mask = 1ul << 63;
  for (int i = 0; i < 64; i++) { // scalar_reduction: legal
    ones += (bits & mask) != 0;
    mask >>= 1;
  }
  return ones;
}

unsigned mask_with_sign(unsigned n) {
  int mask = -2147483647 - 1;
  unsigned x = 0;
  for (unsigned i = 0; i < n; i++, mask >>= 1) // scalar_reduction: legal
    x |= mask;
  return x;
}

int mask_by_multiplying(unsigned n, unsigned bits, const int *a) {
  unsigned mask = 1;
  int sum = 0;
  for (unsigned i = 0; i < n; i++) { // scalar_reduction: legal
    if (bits & mask)
      sum += a[i];
    mask *= 4;
  }
  return sum;
}

int mask_used_after(unsigned n, unsigned bits, unsigned *end) {
  unsigned mask = 1;
  int ones = 0;
  for (unsigned i = 0; i < n; i++) { // scalar_reduction: refused live-out
    ones += (bits & mask) != 0;
    mask <<= 1;
  }
  *end = mask;
  return ones;
}

int mask_moved_by_data(unsigned n, const unsigned *a) {
  unsigned mask = 1;
  int ones = 0;
  for (unsigned i = 0; i < n; i++) { // scalar_reduction: refused accumulator-used
    ones += (a[i] & mask) != 0;
    mask <<= a[i] & 3;
  }
  return ones;
}

unsigned mask_mixed(int n, const unsigned *a) {
  unsigned state = 1, sum = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused accumulator-used
    state ^= state << 13;
    sum += a[i] & state;
  }
  return sum;
}
