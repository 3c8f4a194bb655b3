#include <stddef.h>
#include <stdint.h>

struct box { int count; long length; double *data; };
struct node { struct node *next; double value; };
extern int table[];
int extent;

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void for_less(double *a, int n) { for (int i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n + 1 step=1 trip=n + 1 total=max(0, n + 1)
// access: store a + 8*i
void for_less_equal(double *a, int n) { for (int i = 0; i <= n; i++) a[i] = 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: store a + 8*i
void for_not_equal(double *a, int n) { for (int i = 0; i != n; i++) a[i] = 1; }

// loop: begin=0 end=100 step=1 trip=100 total=100
// access: store a + 8*i
void for_constant(double *a) { for (int i = 0; i < 100; i++) a[i] = 1; }

// loop: begin=1 end=n step=1 trip=n - 1 total=max(0, n - 1)
// access: store a + 8*i + 8
void for_from_one(double *a, int n) { for (int i = 1; i < n; i++) a[i] = 1; }

// loop: begin=1 end=n + 1 step=1 trip=n total=max(0, n)
// access: store a + 8*i + 8
void for_one_to_n(double *a, int n) { for (int i = 1; i <= n; i++) a[i] = 1; }

// loop: begin=b end=e step=1 trip=-b + e total=max(0, -b + e)
// access: store a + 8*i + 8*b
void for_begin_end(double *a, int b, int e) { for (int i = b; i < e; i++) a[i] = 1; }

// loop: begin=b end=e + 1 step=1 trip=-b + e + 1 total=max(0, -b + e + 1) if e <= 2147483646
// access: store a + 8*i + 8*b if e <= 2147483646
void for_begin_end_equal(double *a, int b, int e) { for (int i = b; i <= e; i++) a[i] = 1; }

// loop: begin=1 end=n - 1 step=1 trip=n - 2 total=max(0, n - 2)
// access: store a + 8*i + 8
void for_interior(double *a, int n) { for (int i = 1; i < n - 1; i++) a[i] = 1; }

// loop: begin=0 end=(n / 2) step=1 trip=(n / 2) total=max(0, (n / 2))
// access: store a + 8*i
void for_half(double *a, int n) { for (int i = 0; i < n / 2; i++) a[i] = 1; }

// loop: begin=0 end=m*n step=1 trip=m*n total=max(0, m*n)
// access: store a + 8*i
void for_product(double *a, int n, int m) { for (int i = 0; i < n * m; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void for_swapped(double *a, int n) { for (int i = 0; n > i; i++) a[i] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a - 8*i + 8*n - 8
void down_greater_equal(double *a, int n) { for (int i = n - 1; i >= 0; i--) a[i] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a - 8*i + 8*n
void down_greater(double *a, int n) { for (int i = n; i > 0; i--) a[i] = 1; }

// loop: begin=n end=m step=-1 trip=-m + n total=max(0, -m + n)
// access: store a - 8*i + 8*n
void down_to_bound(double *a, int n, int m) { for (int i = n; i > m; i--) a[i] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a - 8*i + 8*n
void down_not_equal(double *a, int n) { for (int i = n; i != 0; i--) a[i] = 1; }

// loop: begin=0 end=n step=2 trip=((n + 1) / 2) total=max(0, ((n + 1) / 2))
// access: store a + 16*i
void step_two(double *a, int n) { for (int i = 0; i < n; i += 2) a[i] = 1; }

// loop: begin=0 end=n + 1 step=3 trip=(n / 3) + 1 total=max(0, (n / 3) + 1)
// access: store a + 24*i
void step_three_equal(double *a, int n) { for (int i = 0; i <= n; i += 3) a[i] = 1; }

// loop: begin=0 end=u(n) step=4 trip=((u(n) + 3) / 4) total=((u(n) + 3) / 4)
// access: store a + 32*i
void step_four_unsigned(double *a, unsigned n) { for (unsigned i = 0; i < n; i += 4) a[i] = 1; }

// loop: begin=0 end=n step=k trip=((k + n - 1) / k) total=? if k >= 1
// access: store a + 8*k*i if k >= 1
void step_variable(double *a, int n, int k) { for (int i = 0; i < n; i += k) a[i] = 1; }

// loop: begin=n end=0 step=-2 trip=((n + 1) / 2) total=max(0, ((n + 1) / 2))
// access: store a - 16*i + 8*n
void step_down_two(double *a, int n) { for (int i = n; i > 0; i -= 2) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void char_counter(double *a, char n) { for (char i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: store a + 8*i
void uchar_counter(double *a, unsigned char n) { for (unsigned char i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void short_counter(double *a, short n) { for (short i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: store a + 8*i
void ushort_counter(double *a, unsigned short n) { for (unsigned short i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n) if n <= 32767
// access: store a + 8*i if n <= 32767
void short_counter_int_bound(double *a, int n) { for (short i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: store a + 8*i
void unsigned_counter(double *a, unsigned n) { for (unsigned i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=u(n) + 1 step=1 trip=u(n) + 1 total=u(n) + 1 if u(n) <= 4294967294
// access: store a + 8*i if u(n) <= 4294967294
void unsigned_less_equal(double *a, unsigned n) { for (unsigned i = 0; i <= n; i++) a[i] = 1; }

// loop: begin=u(b) end=u(e) step=1 trip=-u(b) + u(e) total=max(0, -u(b) + u(e))
// access: store a + 8*i + 8*u(b)
void unsigned_begin_end(double *a, unsigned b, unsigned e) { for (unsigned i = b; i < e; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void long_counter(double *a, long n) { for (long i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void long_counter_int_bound(double *a, int n) { for (long i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void size_counter(double *a, size_t n) { for (size_t i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n) if n >= 1
// access: store a + 8*i if n >= 1
void size_counter_int_bound(double *a, int n) { for (size_t i = 0; i < (size_t)n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void ptrdiff_counter(double *a, ptrdiff_t n) { for (ptrdiff_t i = 0; i < n; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void int_counter_long_bound(double *a, long n) { for (int i = 0; i < n; i++) a[i] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a - 8*i + 8*n - 8
void size_down(double *a, size_t n) { for (size_t i = n; i-- > 0;) a[i] = 1; }

// loop: begin=u(n) - 1 end=u(n) step=-1 trip=u(n) total=u(n)
// access: store a - 8*i + 8*u(n) - 8
void unsigned_down_wrap(double *a, unsigned n) { for (unsigned i = n - 1; i < n; i--) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void while_less(double *a, int n) { int i = 0; while (i < n) { a[i] = 1; i++; } }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a - 8*i + 8*n - 8
void while_n_minus(double *a, int n) { while (n--) a[n] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a - 8*i + 8*n - 8
void while_minus_n(double *a, int n) { while (--n >= 0) a[n] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: store a + 8*i
void while_n_minus_size(double *a, size_t n) { while (n--) *a++ = 1; }

// loop: begin=0 end=max(1, n) step=1 trip=max(1, n) total=max(1, n)
// access: store a + 8*i
void do_while(double *a, int n) { int i = 0; do { a[i] = 1; i++; } while (i < n); }

// loop: begin=n end=0 step=-1 trip=max(1, n) total=max(1, n)
// access: store a - 8*i + 8*n
void do_while_down(double *a, int n) { do { a[n] = 1; } while (--n > 0); }

// loop: begin=b end=e step=2 trip=max(1, ((-b + e + 1) / 2)) total=max(1, ((-b + e + 1) / 2))
// access: store a + 16*i + 8*b
void do_while_begin(double *a, long b, long e) { do { a[b] = 1; b += 2; } while (b < e); }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void forever_break(double *a, int n) { int i = 0; for (;;) { if (i >= n) break; a[i] = 1; i++; } }

// loop: begin=0 end=max(1, n) step=1 trip=max(1, n) total=max(1, n)
// access: store a + 8*i
void goto_loop(double *a, int n) { int i = 0; again: a[i] = 1; if (++i < n) goto again; }

// loop: begin=p end=e step=8 trip=((e - p) / 8) total=max(0, ((e - p) / 8))
// access: store p + 8*i
void pointer_not_equal(double *p, double *e) { for (; p != e; p++) *p = 1; }

// loop: begin=p end=e step=8 trip=((e - p + 7) / 8) total=max(0, ((e - p + 7) / 8))
// access: store p + 8*i
void pointer_less(double *p, double *e) { while (p < e) *p++ = 1; }

// loop: begin=p end=p + 8*n step=8 trip=n total=max(0, n)
// access: store p + 8*i
void pointer_count(double *p, int n) { double *e = p + n; while (p != e) *p++ = 1; }

// loop: begin=p end=p + 8*n step=8 trip=n total=max(0, n)
// access: store p + 8*i
void pointer_count_less(double *p, int n) { for (double *q = p; q < p + n; q++) *q = 1; }

// loop: begin=p end=b step=-8 trip=((-b + p + 7) / 8) total=max(0, ((-b + p + 7) / 8))
// access: store p - 8*i - 8
void pointer_down(double *b, double *p) { while (p > b) *--p = 1; }

// loop: begin=p end=e step=1 trip=e - p total=max(0, e - p)
// access: store p + i
void pointer_chars(char *p, char *e) { while (p != e) *p++ = 0; }

// loop: begin=p end=e step=16 trip=((e - p + 15) / 16) total=max(0, ((e - p + 15) / 16))
// access: store p + 16*i
void pointer_step(float *p, float *e) { for (; p < e; p += 4) *p = 1; }

// loop: begin=0 end=(n / 2) step=1 trip=(n / 2) total=max(0, (n / 2))
// access: load a - 8*i + 8*n - 8
// access: store a + 8*i
void two_counters(double *a, int n) { for (int i = 0, j = n - 1; i < j; i++, j--) a[i] = a[j]; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// access: load b + 8*i
// access: store a + 8*i
void two_pointers(double *a, const double *b, int n) { while (n-- > 0) *a++ = *b++; }

// loop: begin=0 end=mem[b] step=1 trip=mem[b] total=max(0, mem[b])
// access: store mem[b + 16] + 8*i
void member_bound(struct box *b) { for (int i = 0; i < b->count; i++) b->data[i] = 1; }

// loop: begin=0 end=mem[b] step=1 trip=mem[b] total=max(0, mem[b])
// access: store mem[b + 16] + 8*i
void member_bound_local(struct box *b) { int n = b->count; double *d = b->data; for (int i = 0; i < n; i++) d[i] = 1; }

// loop: begin=0 end=mem[b + 8] step=1 trip=mem[b + 8] total=max(0, mem[b + 8])
// access: store mem[b + 16] + 8*i
void member_by_value(struct box b) { for (long i = 0; i < b.length; i++) b.data[i] = 1; }

// loop: begin=0 end=mem[n] step=1 trip=mem[n] total=max(0, mem[n])
// access: store a + 8*i
void pointer_bound(double *a, const int *n) { for (int i = 0; i < *n; i++) a[i] = 1; }

// uncounted: the bound is loaded in each iteration and may change
// access: store a + 4*i
// access: load n
void pointer_bound_may_change(int *a, int *n) { for (int i = 0; i < *n; i++) a[i] = 1; }

// loop: begin=0 end=mem[n] step=1 trip=mem[n] total=max(0, mem[n])
// access: store a + 4*i
void pointer_bound_restrict(int *restrict a, const int *restrict n) { for (int i = 0; i < *n; i++) a[i] = 1; }

// loop: begin=0 end=mem[extent] step=1 trip=mem[extent] total=max(0, mem[extent])
// access: store a + 8*i
void global_bound(double *a) { for (int i = 0; i < extent; i++) a[i] = 1; }

// uncounted: the bound is loaded in each iteration and may change
// access: store a + 4*i
// access: load extent
void global_bound_may_change(int *a) { for (int i = 0; i < extent; i++) a[i] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=i step=1 trip=i total=i
// access: store a + 8*n*i + 8*j
void triangular_below(double *a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) a[i * n + j] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=i + 1 step=1 trip=i + 1 total=i + 1
// access: store a + 8*n*i + 8*j
void triangular_equal(double *a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) a[i * n + j] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=i + 1 end=n step=1 trip=-i + n - 1 total=-i + n - 1
// access: store a + 8*i + 8*n*i + 8*j + 8
void triangular_above(double *a, int n) { for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) a[i * n + j] = 1; }

// loop: begin=n end=0 step=-1 trip=n total=max(0, n)
// loop: begin=-i + n - 1 end=n step=1 trip=i + 1 total=i + 1
// access: store a - 8*i - 8*n*i + 8*j + 8*n*n - 8 if n*i + n - n*n >= -4294967295
void triangular_down(double *a, int n) { for (int i = n - 1; i >= 0; i--) for (int j = i; j < n; j++) a[i * n + j] = 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=mem[r + 4*i] end=mem[r + 4*i + 4] step=1 trip=-mem[r + 4*i] + mem[r + 4*i + 4] total=max(0, -mem[r + 4*i] + mem[r + 4*i + 4])
// access: load r + 4*i
// access: load r + 4*i + 4
// access: store y + 8*i
// access: load v + 8*j + 8*mem[r + 4*i]
void data_dependent(double *restrict y, const int *restrict r, const double *restrict v, int n) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = r[i]; j < r[i + 1]; j++) s += v[j]; y[i] = s; }
}

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=mem[b + 4*i] end=mem[e + 4*i] step=1 trip=-mem[b + 4*i] + mem[e + 4*i] total=max(0, -mem[b + 4*i] + mem[e + 4*i])
// access: load b + 4*i
// access: load e + 4*i
// access: store y + 8*i
// access: load v + 8*j + 8*mem[b + 4*i]
void data_dependent_separate(double *restrict y, const int *restrict b, const int *restrict e, const double *restrict v, int n) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = b[i]; j < e[i]; j++) s += v[j]; y[i] = s; }
}

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 8*m*i + 8*j
// access: store a + 8*m*i + 8*j
void nest_two(double *a, int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i * m + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// loop: begin=0 end=n step=1 trip=n total=n
// access: load c + 8*n*i + 8*j
// access: load a + 8*n*i + 8*k
// access: load b + 8*j + 8*n*k
// access: store c + 8*n*i + 8*j
void nest_three(double *c, const double *a, const double *b, int n) {
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// loop: begin=0 end=n step=1 trip=n total=n
// loop: begin=0 end=n step=1 trip=n total=n
// access: load a + 4*n*n*n*i + 4*n*n*j + 4*n*k + 4*l
// access: store a + 4*n*n*n*i + 4*n*n*j + 4*n*k + 4*l
void nest_four(float *a, int n) {
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) for (int l = 0; l < n; l++) a[((i * n + j) * n + k) * n + l] += 1;
}

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// access: load y + 8*i
// access: store y + 8*i
// access: load a + 8*n*i + 8*j
void nest_before_after(double *y, const double *a, int n) {
  for (int i = 0; i < n; i++) { double s = y[i]; for (int j = 0; j < n; j++) s += a[i * n + j]; y[i] = s * 2; }
}

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=i step=1 trip=i total=i
// loop: begin=i end=n step=1 trip=-i + n total=-i + n
// access: store a + 8*j
// access: store a + 8*i + 8*j
void nest_siblings(double *a, int n) { for (int i = 0; i < n; i++) { for (int j = 0; j < i; j++) a[j] = 1; for (int j = i; j < n; j++) a[j] = 2; } }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 8*m*i + 8*j
// access: store a + 8*m*i + 8*j
void nest_walking_pointer(double *a, int n, int m) { double *p = a; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) *p++ += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
// access: store b + 8*i
void sequence(double *a, double *b, int n) { for (int i = 0; i < n; i++) a[i] = 1; for (int i = 0; i < n; i++) b[i] = 2; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store a + 8*i
void counter_used_after(double *a, int n) { int i; for (i = 0; i < n; i++) a[i] = 1; a[i] = 2; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n) early
// access: load a + 4*i
int early_exit(const int *a, int n, int x) { int i; for (i = 0; i < n; i++) if (a[i] == x) break; return i; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n) early
// access: load a + 4*i
int early_exit_condition(const int *a, int n, int x) { int i = 0; while (i < n && a[i] != x) i++; return i; }

// uncounted: neither side of the exit test is begin + step*iteration
// access: load s + i
int sentinel(const char *s) { int n = 0; while (s[n]) n++; return n; }

// uncounted: neither side of the exit test is begin + step*iteration
// access: load p.addr.05 + 8
// access: load p.addr.05
double linked_list(struct node *p) { double s = 0; while (p) { s += p->value; p = p->next; } return s; }

// uncounted: the exit condition is no integer comparison
double convergence(double x) { while (x * x > 2) x = x * 0.5 + 1 / x; return x; }

// uncounted: the bound depends on %cmp3
// access: store a + 8*i
// access: load a + 8*i + 8
void bound_changes(double *a, int n) { for (int i = 0; i < n; i++) { a[i] = 1; if (a[i + 1] > 0) n--; } }

// uncounted: neither side of the exit test is begin + step*iteration
// access: store a + 8*i.04
void step_changes(double *a, int n) { for (int i = 1; i < n; i *= 2) a[i] = 1; }
