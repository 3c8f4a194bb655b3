// Variables of the program that are updated on some paths only: LLVM carries their
// values round the loop and leaves the stores in it.
#include <stdint.h>

static int64_t total, others;
int count;
static int table[16];

//: i64 positive(i32 a[n], i32 n) | scalar_reduction?
int64_t positive(const int *a, int n) {
  total = 3;
  for (int i = 0; i < n; i++)
    if (a[i] > 0) total += a[i];
  return total;
}

//: i32 counted(i32 a[n], i32 n) | scalar_reduction?
int counted(const int *a, int n) {
  for (int i = 0; i < n; i++)
    if (a[i] & 1) count++;
  return count;
}

//: i64 both(i32 a[n], i32 n) | histogram
int64_t both(const int *a, int n) {
  for (int i = 0; i < n; i++) {
    int k = a[i];
    if (k > 5) {
      table[k & 15] += k & 3;
      total += k;
      others++;
    }
  }
  return total * 31 + others + table[3];
}

static void block(const int *a, int n) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0) {
      table[a[i] & 15]++;
      total += a[i];
    }
}

//: i64 blocks(i32 a[n*m], i32 n, i32 m) | histogram
int64_t blocks(const int *a, int n, int m) {
  for (int b = 0; b < n; b++) block(a + (int64_t)b * m, m);
  return total + table[7];
}

//: void running(i64 y[n], i32 a[n], i32 n) | original | restrict
void running(int64_t *restrict y, const int *restrict a, int n) {
  for (int i = 0; i < n; i++) {
    if (a[i] > 0) total += a[i];
    y[i] = total;
  }
}

//: i64 until(i32 a[n], i32 n) | original
int64_t until(const int *a, int n) {
  total = 0;
  for (int i = 0; i < n; i++)
    if (a[i] > 0 && total < 1000) total += a[i];
  return total;
}
