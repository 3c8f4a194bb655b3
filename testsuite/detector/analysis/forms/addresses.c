#include <stddef.h>

struct point { double x, y, z; };
struct mixed { int id; float w[4]; double *list; };
struct soa { double x[100]; double y[100]; int n; };
struct matrix { double *data; int rows, cols; };
double grid[100][200];
float cube[16][32][64];
int vector[1000];
extern double outside[];
static double hidden[50];
struct point points[10];

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 8*m*i + 8*j
// access: store a + 8*m*i + 8*j
void flat(double *a, int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i * m + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 8*i + 8*n*j
// access: store a + 8*i + 8*n*j
void flat_column(double *a, int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[j * n + i] += 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// loop: begin=0 end=u(m) step=1 trip=u(m) total=u(m)
// access: load a + 8*u(m)*i + 8*j if u(m)*i + j <= 4294967295
// access: store a + 8*u(m)*i + 8*j if u(m)*i + j <= 4294967295
void flat_unsigned(double *a, unsigned n, unsigned m) { for (unsigned i = 0; i < n; i++) for (unsigned j = 0; j < m; j++) a[i * m + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n) if n >= 1
// loop: begin=0 end=m step=1 trip=m total=max(0, m) if m >= 1; n >= 1
// access: load a + 8*m*i + 8*j if m >= 1; n >= 1
// access: store a + 8*m*i + 8*j if m >= 1; n >= 1
void flat_size(double *a, size_t n, size_t m) { for (size_t i = 0; i < n; i++) for (size_t j = 0; j < m; j++) a[i * m + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 4*m*i + 4*j
// access: store a + 4*m*i + 4*j
void flat_long(float *a, long n, long m) { for (long i = 0; i < n; i++) for (long j = 0; j < m; j++) a[i * m + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// access: load a + 8*i + 8*lda*j
// access: store a + 8*i + 8*lda*j
void flat_leading(double *a, int n, int lda) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i + j * lda] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// loop: begin=0 end=p step=1 trip=p total=max(0, p)
// access: load a + 8*m*p*i + 8*p*j + 8*k
// access: store a + 8*m*p*i + 8*p*j + 8*k
void flat_3d(double *a, int n, int m, int p) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int k = 0; k < p; k++) a[(i * m + j) * p + k] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=10 step=1 trip=10 total=10
// access: load a + 80*i + 8*j
// access: store a + 80*i + 8*j
void flat_constant_rows(double *a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j < 10; j++) a[i * 10 + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load grid + 1600*i + 8*j
// access: store grid + 1600*i + 8*j
void global_2d(int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) grid[i][j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load grid + 8*i + 1600*j
// access: store grid + 8*i + 1600*j
void global_2d_transposed(int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) grid[j][i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// loop: begin=0 end=n step=1 trip=n total=n
// access: load cube + 8192*i + 256*j + 4*k
// access: store cube + 8192*i + 256*j + 4*k
void global_3d(int n) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) cube[i][j][k] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load vector + 4*i
// access: store vector + 4*i
void global_1d(int n) { for (int i = 0; i < n; i++) vector[i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load outside + 8*i
// access: store outside + 8*i
void global_extern(int n) { for (int i = 0; i < n; i++) outside[i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load hidden + 8*i
// access: store hidden + 8*i
void global_static(int n) { for (int i = 0; i < n; i++) hidden[i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load grid + 8*i + 1600*r
// access: store grid + 8*i + 1600*r
void global_row(int n, int r) { for (int j = 0; j < n; j++) grid[r][j] += 1; }

// loop: begin=1 end=n - 1 step=1 trip=n - 2 total=max(0, n - 2)
// loop: begin=1 end=n - 1 step=1 trip=n - 2 total=n - 2
// access: load grid + 1600*i + 8*j + 8
// access: load grid + 1600*i + 8*j + 3208
// access: load grid + 1600*i + 8*j + 1600
// access: load grid + 1600*i + 8*j + 1616
// access: load hidden + 8*j + 8
// access: store hidden + 8*j + 8
void global_stencil(int n) { for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++) hidden[j] += grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1]; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 8*m*i + 8*j
// access: store a + 8*m*i + 8*j
void vla(int n, int m, double a[n][m]) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i][j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n) if n >= 1
// loop: begin=0 end=m step=1 trip=m total=max(0, m) if n >= 1
// access: load a + 8*m*i + 8*j if n >= 1
// access: store a + 8*m*i + 8*j if n >= 1
void vla_size(size_t n, size_t m, double a[n][m]) { for (size_t i = 0; i < n; i++) for (size_t j = 0; j < m; j++) a[i][j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// loop: begin=0 end=n step=1 trip=n total=n
// access: load a + 4*n*n*i + 4*n*j + 4*k
// access: store a + 4*n*n*i + 4*n*j + 4*k
void vla_3d(int n, float a[n][n][n]) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) a[i][j][k] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=64 step=1 trip=64 total=64
// access: load a + 512*i + 8*j
// access: store a + 512*i + 8*j
void pointer_to_array(double (*a)[64], int n) { for (int i = 0; i < n; i++) for (int j = 0; j < 64; j++) a[i][j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*i
// access: store a + 8*i
void dereference(double *a, int n) { for (int i = 0; i < n; i++) *(a + i) += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// access: load a + 8*i
// access: load mem[a + 8*i] + 8*j
// access: store mem[a + 8*i] + 8*j
void row_pointers(double **a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=n step=1 trip=n total=n
// access: load a + 8*n*i + 8*j
// access: store a + 8*n*i + 8*j
void row_pointer_local(double *a, int n) { for (int i = 0; i < n; i++) { double *r = a + i * n; for (int j = 0; j < n; j++) r[j] += 1; } }

// loop: begin=0 end=mem[p + 8] step=1 trip=mem[p + 8] total=max(0, mem[p + 8])
// loop: begin=0 end=mem[p + 12] step=1 trip=mem[p + 12] total=max(0, mem[p + 12])
// access: load p
// access: load mem[p] + 8*mem[p + 12]*i + 8*j
// access: store mem[p] + 8*mem[p + 12]*i + 8*j
void through_struct(struct matrix *p) { for (int i = 0; i < p->rows; i++) for (int j = 0; j < p->cols; j++) p->data[i * p->cols + j] *= 2; }

// loop: begin=0 end=(m.coerce1 % 2147483648) step=1 trip=(m.coerce1 % 2147483648) total=?
// loop: begin=0 end=(m.coerce1 / 4294967296) step=1 trip=(m.coerce1 / 4294967296) total=? if (m.coerce1 / 4294967296) >= 1; m.coerce1 >= 0
// access: load m.coerce0 + 8*(m.coerce1 / 4294967296)*i + 8*j if (m.coerce1 / 4294967296) >= 1; m.coerce1 >= 0
// access: store m.coerce0 + 8*(m.coerce1 / 4294967296)*i + 8*j if (m.coerce1 / 4294967296) >= 1; m.coerce1 >= 0
void struct_by_value(struct matrix m) { for (int i = 0; i < m.rows; i++) for (int j = 0; j < m.cols; j++) m.data[i * m.cols + j] *= 2; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load p + 24*i
// access: load p + 24*i + 16
// access: store p + 24*i + 8
void array_of_structs(struct point *p, int n) { for (int i = 0; i < n; i++) p[i].y = p[i].x + p[i].z; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=4 step=1 trip=4 total=4
// access: load p + 32*i + 4*j + 4
// access: store p + 32*i + 4*j + 4
void array_of_structs_inner(struct mixed *p, int n) { for (int i = 0; i < n; i++) for (int j = 0; j < 4; j++) p[i].w[j] = 0.5f * p[i].w[j]; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load p + 32*i + 24
// access: load mem[p + 32*i + 24] + 8*i
// access: store mem[p + 32*i + 24] + 8*i
void array_of_structs_pointer(struct mixed *p, int n) { for (int i = 0; i < n; i++) p[i].list[i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load points + 24*i + 16
// access: store points + 24*i + 16
void global_structs(int n) { for (int i = 0; i < n; i++) points[i].z += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load s + 8*i
// access: load s + 8*i + 800
// access: store s + 8*i + 800
void struct_of_arrays(struct soa *s, int n) { for (int i = 0; i < n; i++) s->y[i] += s->x[i]; }

// loop: begin=1 end=n - 1 step=1 trip=n - 2 total=max(0, n - 2)
// access: load a + 8*i
// access: load a + 8*i + 8
// access: load a + 8*i + 16
// access: store b + 8*i + 8
void stencil_1d(double *restrict b, const double *restrict a, int n) { for (int i = 1; i < n - 1; i++) b[i] = a[i - 1] + a[i] + a[i + 1]; }

// loop: begin=1 end=n - 1 step=1 trip=n - 2 total=max(0, n - 2)
// loop: begin=1 end=m - 1 step=1 trip=m - 2 total=max(0, m - 2)
// access: load a + 8*m*i + 8*j + 8
// access: load a + 8*m*i + 8*j + 8*m
// access: load a + 8*m*i + 8*j + 16*m + 8
// access: store b + 8*m*i + 8*j + 8*m + 8
void stencil_2d(double *restrict b, const double *restrict a, int n, int m) {
  for (int i = 1; i < n - 1; i++) for (int j = 1; j < m - 1; j++) b[i * m + j] = a[(i - 1) * m + j] + a[i * m + j - 1] + a[(i + 1) * m + j];
}

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 16*i + 8
// access: store a + 16*i + 8
void strided_odd(double *a, int n) { for (int i = 0; i < n; i++) a[2 * i + 1] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*s*i
// access: store a + 8*s*i
void strided_variable(double *a, int n, int s) { for (int i = 0; i < n; i++) a[i * s] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*s*i + 8*o
// access: store a + 8*s*i + 8*o
void strided_offset(double *a, int n, int s, int o) { for (int i = 0; i < n; i++) a[o + i * s] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a - 8*i + 8*n - 8
// access: store a - 8*i + 8*n - 8
void reversed(double *a, int n) { for (int i = 0; i < n; i++) a[n - 1 - i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*i + 8*n*i if i + n*i <= 2147483647
// access: store a + 8*i + 8*n*i if i + n*i <= 2147483647
void diagonal(double *a, int n) { for (int i = 0; i < n; i++) a[i * n + i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 24*i
// access: store a + 24*i
void short_index(double *a, short n) { for (short i = 0; i < n; i++) a[i * 3] += 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: load a + 8*i + 40
// access: store a + 8*i + 40
void uchar_index(double *a, unsigned char n) { for (unsigned char i = 0; i < n; i++) a[i + 5] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load a + 8*m*i + 8*j
// access: store a + 8*m*i + 8*j
void mixed_width(double *a, int n, long m) { for (int i = 0; i < n; i++) for (long j = 0; j < m; j++) a[i * m + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*i + 8*u(m) if i + u(m) <= 4294967295
// access: store a + 8*i + 8*u(m) if i + u(m) <= 4294967295
void mixed_sign(double *a, int n, unsigned m) { for (int i = 0; i < n; i++) a[i + m] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*i if i <= 2147483647
// access: store a + 8*i if i <= 2147483647
void truncated(double *a, long n) { for (long i = 0; i < n; i++) a[(int)i] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load p + 8*i
// access: store p + 8*i
void pointer_walk(double *p, int n) { for (int i = 0; i < n; i++) *p++ += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load p + 8*m*i + 8*j
// access: store p + 8*m*i + 8*j
void pointer_walk_nest(double *p, int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) *p++ += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=m step=1 trip=m total=max(0, m)
// access: load p + 8*m*i + 8*j
// access: store p + 8*m*i + 8*j
void pointer_walk_rows(double *p, int n, int m) { for (int i = 0; i < n; i++, p += m) for (int j = 0; j < m; j++) p[j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: store p + 16*i + 4
void bytes(char *p, int n) { for (int i = 0; i < n; i++) *(int *)(p + 16 * i + 4) = i; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=0 end=i + 1 step=1 trip=i + 1 total=i + 1
// access: load a + 8*n*i + 8*j
// access: store a + 8*n*i + 8*j
void triangle(double *a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) a[i * n + j] += 1; }

// loop: begin=1 end=n + 1 step=1 trip=n total=max(0, n)
// loop: begin=0 end=i + 1 step=1 trip=i + 1 total=i + 1
// access: load a + 8*j + 8*((i + i*i) / 2) if ((i + i*i) / 2) <= 2147483647
// access: store a + 8*j + 8*((i + i*i) / 2) if ((i + i*i) / 2) <= 2147483647
void packed_triangle(double *a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) a[i * (i + 1) / 2 + j] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load col + 4*i
// access: load x + 8*mem[col + 4*i]
// access: store y + 8*i
void indirect(double *y, const double *x, const int *col, int n) { for (int i = 0; i < n; i++) y[i] = x[col[i]]; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load d + i
// access: load h + 4*u(mem[d + i])
// access: store h + 4*u(mem[d + i])
void histogram(int *h, const unsigned char *d, int n) { for (int i = 0; i < n; i++) h[d[i]]++; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load d + 4*i
// access: load h + 8*mem[d + 4*i] + 4 if mem[d + 4*i] <= 1073741823; mem[d + 4*i] >= -1073741824
// access: store h + 8*mem[d + 4*i] + 4 if mem[d + 4*i] <= 1073741823; mem[d + 4*i] >= -1073741824
// clang 22:
// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load d + 4*i
// access: load h + 8*mem[d + 4*i] + 4
// access: store h + 8*mem[d + 4*i] + 4
void histogram_scaled(int *h, const int *d, int n) { for (int i = 0; i < n; i++) h[d[i] * 2 + 1]++; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=mem[r + 4*i] end=mem[r + 4*i + 4] step=1 trip=-mem[r + 4*i] + mem[r + 4*i + 4] total=max(0, -mem[r + 4*i] + mem[r + 4*i + 4])
// access: load r + 4*i
// access: load r + 4*i + 4
// access: store y + 8*i
// access: load v + 8*j + 8*mem[r + 4*i]
// access: load c + 4*j + 4*mem[r + 4*i]
// access: load x + 8*mem[c + 4*j + 4*mem[r + 4*i]]
void spmv(double *restrict y, const double *restrict v, const double *restrict x, const int *restrict r, const int *restrict c, int n) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = r[i]; j < r[i + 1]; j++) s += v[j] * x[c[j]]; y[i] = s; }
}

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: load a + 8*(i / 2)
// access: store a + 8*(i / 2)
void halved(double *a, unsigned n) { for (unsigned i = 0; i < n; i++) a[i / 2] += 1; }

// loop: begin=0 end=u(n) step=1 trip=u(n) total=u(n)
// access: load a + 8*(i % 8)
// access: store a + 8*(i % 8)
void modulo(double *a, unsigned n) { for (unsigned i = 0; i < n; i++) a[i % 8] += 1; }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// access: load a + 8*i
// access: store a + 8*i
// access: load a + 8*i + 4
// access: store a + 8*i + 4
void complex_pairs(float *a, int n) { for (int i = 0; i < n; i++) { a[2 * i] += 1; a[2 * i + 1] -= 1; } }

// loop: begin=0 end=n step=1 trip=n total=max(0, n)
// loop: begin=mem[r + 4*i] end=mem[r + 4*i + 4] step=1 trip=-mem[r + 4*i] + mem[r + 4*i + 4] total=max(0, -mem[r + 4*i] + mem[r + 4*i + 4])
// access: load r + 4*i
// access: load r + 4*i + 4
// access: store y + 8*i
// access: load v + 8*j + 8*mem[r + 4*i]
// access: load c + 4*j + 4*mem[r + 4*i]
// access: load x + 8*mem[c + 4*j + 4*mem[r + 4*i]]
void spmv_carried(double *y, const double *v, const double *x, const int *r, const int *c, int n) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = r[i]; j < r[i + 1]; j++) s += v[j] * x[c[j]]; y[i] = s; }
}
