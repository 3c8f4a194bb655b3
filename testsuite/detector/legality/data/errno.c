// A unit that looks at errno.
#include <errno.h>
#include <math.h>

int roots(int n, double *restrict y, const double *restrict x) {
  errno = 0;
  for (int i = 0; i < n; i++) // map: refused errno
    y[i] = sqrt(x[i]);
  return errno;
}

int roundings(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = floor(x[i]);
  return errno;
}
