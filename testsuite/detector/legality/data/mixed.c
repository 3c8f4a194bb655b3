// Accumulators in memory beside accumulators in registers, and choices made by storing.

int sum_and_maximum(int n, const int *restrict a, int *restrict max) {
  int s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: legal
    s += a[i];
    if (a[i] > *max)
      *max = a[i];
  }
  return s;
}

int sum_and_minimum(int n, const int *a, int *min) {
  int s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: guarded
    s ^= a[i];
    if (*min > a[i])
      *min = a[i];
  }
  return s;
}

long nested(int n, int (*a)[40], int *max) {
  long s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: guarded
    for (int j = 0; j < 40; j++) {
      s += a[i][j];
      if (a[i][j] > *max)
        *max = a[i][j];
    }
  return s;
}

int number_of_maxima(int n, const int *restrict a, int *restrict max) {
  int news = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused overwritten
    if (a[i] > *max) {
      *max = a[i];
      news++;
    }
  return news;
}

int marks_of_maxima(int n, const int *restrict a, int *restrict max,
                    char *restrict marks) {
  int s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused not-injective carried-value
    s += a[i];
    if (a[i] > *max) {
      *max = a[i];
      marks[i] = 1;
    }
  }
  return s;
}

void records_of_rows(int n, int (*restrict a)[40], int *restrict max,
                     char (*restrict marks)[40]) {
  for (int i = 0; i < n; i++) // map_reduce: refused not-injective carried-value
    for (int j = 0; j < 40; j++)
      if (a[i][j] > max[i]) {
        max[i] = a[i][j];
        marks[i][j] = 1;
      }
}

int maximum_is_summed(int n, const int *restrict a, int *restrict max) {
  int s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused overwritten
    if (a[i] > *max)
      *max = a[i];
    s += *max;
  }
  return s;
}

int not_the_larger(int n, const int *restrict a, int *restrict max) {
  int s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused overwritten
    s += a[i];
    if (a[i] > *max)
      *max = a[i] + 1;
  }
  return s;
}
