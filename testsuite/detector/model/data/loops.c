/* Plain numeric C: what most matches are made of. */
struct matrix {
  int rows, cols;
  double *data;
  float scale[3];
};

double dot(const double *restrict a, const double *restrict b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}

static double total(const struct matrix *m, int row) {
  double part = 0;
  for (int j = 0; j < m->cols; j++)
    part += m->data[row * m->cols + j];
  return part;
}

double all_rows(const struct matrix *m) {
  double whole = 0;
  for (int i = 0; i < m->rows; i++)
    whole += total(m, i) * m->scale[2];
  return whole;
}

float fast_sum(const float *x, unsigned long n) {
#pragma clang fp reassociate(on)
  float s = 3.1f;
  for (unsigned long i = 0; i < n; i++)
    s += x[i];
  return s;
}
