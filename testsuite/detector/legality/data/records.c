// Pointers and numbers in records that the compiler leaves in the loop.

struct csr {
  int rows, *rowptr, *col;
  double *val;
};

void compressed_rows(const struct csr *m, const double *restrict x, double *restrict y) {
  for (int i = 0; i < m->rows; i++) { // spmv: guarded
    double sum = 0;
    for (int k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
      sum += m->val[k] * x[m->col[k]];
    y[i] = sum;
  }
}

struct matrix {
  int rows, columns;
  double *data;
};

void dense_rows(const struct matrix *m, const double *restrict x, double *restrict y) {
  for (int i = 0; i < m->rows; i++) { // gemv: guarded
    double sum = 0;
    for (int j = 0; j < m->columns; j++)
      sum += m->data[i * m->columns + j] * x[j];
    y[i] = sum;
  }
}

struct grid {
  int width;
  double *cells;
};

static struct grid plate;

void rows_of_a_global(int n, double *restrict y) {
  for (int i = 0; i < n; i++) { // map_reduce: legal
    double sum = 0;
    for (int j = 0; j < plate.width; j++)
      sum += plate.cells[i * plate.width + j];
    y[i] = sum;
  }
}

void set_plate(int width, double *cells) {
  plate.width = width;
  plate.cells = cells;
}

// ---- nobody knows that the loop would follow the pointer ----

void only_some_rows(const struct matrix *m, const int *restrict flag,
                    const double *restrict x, double *restrict y) {
  for (int i = 0; i < m->rows; i++) { // map_reduce: refused pointer-changes loaded-in-loop
    double sum = 0;
    if (flag[i])
      for (int j = 0; j < m->columns; j++)
        sum += m->data[i * m->columns + j] * x[j];
    y[i] = sum;
  }
}

void some_elements(const struct matrix *m, const int *restrict flag,
                   double *restrict y) {
  for (int i = 0; i < m->rows; i++) // map: refused pointer-changes
    if (flag[i])
      y[i] = m->data[i];
    else
      y[i] = 0;
}

// ---- the loop may change the record ----

void record_is_written(struct matrix *m, const double *restrict x, int *y) {
  for (int i = 0; i < m->rows; i++) { // map_reduce: refused not-counted
    double sum = 0;
    for (int j = 0; j < m->columns; j++)
      sum += m->data[i * m->columns + j] * x[j];
    y[i] = sum;
  }
}

void list_of_rows(int n, int k, double *const *rows, double *restrict y) {
  for (int i = 0; i < n; i++) { // map_reduce: refused pointer-changes
    double sum = 0;
    for (int j = 0; j < k; j++)
      sum += rows[i][j];
    y[i] = sum;
  }
}
