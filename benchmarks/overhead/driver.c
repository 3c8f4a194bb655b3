/* driver SITE N CALLS: calls one site so often on arrays of that size; prints a sum
 * of what it leaves, so that both builds can be compared. Never compiled by idlift. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void map(double *, const double *, long);
uint64_t reduction(const uint32_t *, long);
void histogram(uint32_t *, const uint8_t *, long);
void stencil(double *, const double *, long);
void gemv(double *, const double *, const double *, long);
void gemm(double *, const double *, const double *, long);
void spmv(double *, const int *, const int *, const double *, const double *, long);
void map_reduce(double *, const double *, long);

static double *numbers(size_t count) {
  double *made = malloc(count * sizeof *made + 8);
  for (size_t i = 0; i < count; i++)
    made[i] = (double)((i * 2654435761u) % 1000) * 0.001;
  return made;
}

static void *bytes(size_t count) {
  unsigned char *made = malloc(count + 8);
  for (size_t i = 0; i < count; i++)
    made[i] = (unsigned char)((i * 2654435761u) >> 7);
  return made;
}

static double checksum(const double *x, size_t count) {
  double s = 0;
  for (size_t i = 0; i < count; i++)
    s = s * 0.75 + x[i];
  return s;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  const char *site = argv[1];
  long n = atol(argv[2]), calls = atol(argv[3]);
  size_t flat = (size_t)n, square = flat * flat;
  double result = 0;
  if (!strcmp(site, "map")) {
    double *y = numbers(flat), *x = numbers(flat);
    for (long c = 0; c < calls; c++) map(y, x, n);
    result = checksum(y, flat);
  } else if (!strcmp(site, "reduction")) {
    uint32_t *a = bytes(4 * flat);
    for (long c = 0; c < calls; c++) result += (double)reduction(a, n);
  } else if (!strcmp(site, "histogram")) {
    uint32_t h[256] = {0};
    uint8_t *k = bytes(flat);
    for (long c = 0; c < calls; c++) histogram(h, k, n);
    for (int i = 0; i < 256; i++) result = result * 0.75 + h[i];
  } else if (!strcmp(site, "stencil")) {
    double *u = numbers(square), *v = numbers(square);
    for (long c = 0; c < calls; c++) stencil(u, v, n);
    result = checksum(u, square);
  } else if (!strcmp(site, "gemv")) {
    double *y = numbers(flat), *a = numbers(square), *x = numbers(flat);
    for (long c = 0; c < calls; c++) gemv(y, a, x, n);
    result = checksum(y, flat);
  } else if (!strcmp(site, "gemm")) {
    double *y = numbers(square), *a = numbers(square), *b = numbers(square);
    for (long c = 0; c < calls; c++) gemm(y, a, b, n);
    result = checksum(y, square);
  } else if (!strcmp(site, "spmv")) {
    double *y = numbers(flat), *v = numbers(8 * flat), *x = numbers(flat);
    int *rows = malloc((flat + 1) * sizeof *rows);
    int *columns = malloc(8 * flat * sizeof *columns + 8);
    for (long i = 0; i <= n; i++) rows[i] = (int)(8 * i);
    for (long i = 0; i < 8 * n; i++) columns[i] = (int)((i * 7919) % n);
    for (long c = 0; c < calls; c++) spmv(y, rows, columns, v, x, n);
    result = checksum(y, flat);
  } else if (!strcmp(site, "map_reduce")) {
    double *d = numbers(flat), *p = numbers(flat);
    for (long c = 0; c < calls; c++) map_reduce(d, p, n);
    result = checksum(d, flat);
  } else {
    return 2;
  }
  printf("%.17g\n", result);
}
