/* The odd corners of C: each line makes clang emit something rare. */
#include <stdarg.h>
#include <stdatomic.h>

extern int maybe __attribute__((weak));
int common_int;
static const int table[5] = {1, -2, 3};
const char *const words[] = {"a", "b\n\"\\", 0};
struct tight { char c; int i; short s; } __attribute__((packed));
struct tight tight = {'x', 1, 2};
struct mixed { int a : 3; int b : 5; double d; union { int x; float y; } u; };
struct mixed mixed = {1, 2, 3.5, {7}};
char *inside = (char *)&mixed + 8;
_Thread_local int per_thread = 3;
volatile int device;
_Atomic long counter;

int computed_goto(int x) {
  static void *targets[] = {&&one, &&two, &&three};
  goto *targets[x];
one: return 1;
two: return maybe;
three: return table[x];
}
int choose(unsigned x) {
  switch (x) {
  case 1: case 2: return 5;
  case 100 ... 110: return common_int;
  case 7: return x * 3;
  }
  return 0;
}
int original(int x) { return x + per_thread; }
int alias_of(int) __attribute__((alias("original")));
static int (*resolve(void))(int) { return original; }
int indirect(int) __attribute__((ifunc("resolve")));
long atomics(long x, long *p) {
  atomic_thread_fence(memory_order_seq_cst);
  long old = 3;
  atomic_compare_exchange_weak(&counter, &old, x);
  return atomic_fetch_add_explicit(&counter, x, memory_order_relaxed) + device++
         + __atomic_load_n(p, __ATOMIC_ACQUIRE);
}
long variadic(int n, ...) {
  va_list list;
  va_start(list, n);
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum += va_arg(list, long);
  va_end(list);
  return sum;
}
double vla(int n, int m, double a[n][m]) {
  double copy[n * m], sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      sum += copy[i * m + j] = a[i][j];
  return sum + copy[n];
}
unsigned __int128 wide(unsigned __int128 a) {
  return a * ((unsigned __int128)1 << 100) + 3;
}
long double extended(long double x) { return x * 1.1L; }
float special(void) { return __builtin_nansf("0x123"); }
typedef int (*callback)(int, ...);
int call_through(callback f) { return f(1, 2.0, "x"); }
int assembly(int x) {
  int y;
  __asm__ volatile("mov %1, %0 # , !dbg \"x\"; not a comment"
                   : "=r"(y) : "r"(x) : "memory");
  return y;
}
int assembly_goto(int x) {
  __asm__ goto("test %0, %0; jnz %l1" : : "r"(x) : : taken);
  return 0;
taken:
  return 1;
}
typedef float v4 __attribute__((vector_size(16)));
v4 vectors(v4 a, v4 b, float x) {
  v4 c = __builtin_shufflevector(a, b, 0, 5, 2, 7) * a + (v4){1, 2, 3, 4};
  c[2] = x;
  return c + 7.0f;
}
