// Everything that a loop does besides computing and plain accesses.
#include <stdio.h>
#include <string.h>
extern volatile int device;
extern int counter;
int opaque(int x);
int pure_but_unknown(int x) __attribute__((const, nothrow));

int plain(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    s += a[i];
  return s;
}

int reads_volatile(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused volatile
    s += a[i] + device;
  return s;
}

void writes_volatile(int n, volatile int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: refused volatile
    y[i] = x[i];
}

void counts_atomically(int n, int *restrict y, const int *restrict x, int *hits) {
  for (int i = 0; i < n; i++) { // map: refused atomic
    y[i] = x[i];
    __atomic_fetch_add(hits, 1, __ATOMIC_RELAXED);
  }
}

void reads_atomically(int n, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: refused atomic
    y[i] = __atomic_load_n(&x[i], __ATOMIC_ACQUIRE);
}

void fences(int n, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) { // map: refused atomic
    y[i] = x[i];
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
  }
}

void calls(int n, int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused call
    y[i] = opaque(i);
}

void calls_what_no_kernel_knows(int n, int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused call
    y[i] = pure_but_unknown(i);
}

void calls_by_pointer(int n, int *restrict y, int (*f)(int)) {
  for (int i = 0; i < n; i++) // map: refused call
    y[i] = f(i);
}

void prints(int n, int *restrict y) {
  for (int i = 0; i < n; i++) { // map: refused call
    y[i] = i;
    printf("%d\n", i);
  }
}

void assembly(int n, int *restrict y) {
  for (int i = 0; i < n; i++) { // map: refused inline-asm
    int v = i;
    __asm__ volatile("" : "+r"(v));
    y[i] = v;
  }
}

void copies_blocks(int n, char (*restrict y)[100], char (*restrict x)[100]) {
  for (int i = 0; i < n; i++) // map: refused unsupported memory-intrinsic
    memcpy(y[2 * i], x[i], 100);
}

int leaves_early(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused early-exit
    if (a[i] < 0)
      break;
    s += a[i];
  }
  return s;
}

int goes_on_forever(const int *a) {
  int s = 0;
  for (int i = 0; a[i]; i++) // scalar_reduction: refused not-counted
    s += a[i];
  return s;
}

struct list {
  struct list *next;
  int value;
};

int walks_a_list(const struct list *l) {
  int s = 0;
  for (; l; l = l->next) // scalar_reduction: refused not-counted
    s += l->value;
  return s;
}

void shared_counter(int n, int *restrict y) {
  for (int i = 0; i < n; i++) { // none
    y[i] = counter++;
  }
}

typedef float float4 __attribute__((vector_size(16)));

void vectors(int n, float4 *restrict y, const float4 *restrict x) {
  for (int i = 0; i < n; i++) // map: refused vector
    y[i] = x[i] + x[i];
}
