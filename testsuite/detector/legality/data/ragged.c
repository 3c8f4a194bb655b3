// Rows with gaps between them: neighbours of particles, padded rows.
// Outputs may overlap what is gathered, so the lists are measured before the nest.
struct vec3 {
  double x, y, z;
};
struct cell {
  int first, count;
};

void neighbours(int n, const int *count, const int *list, const double *x, double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: guarded
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[i] - x[list[i * 64 + j]];
    f[i] = s;
  }
}

void two_dimensions(int n, const int *count, const int (*list)[48], const float *x,
                    float *f) {
  for (int i = 0; i < n; i++) { // map_reduce: guarded
    float s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[list[i][j]];
    f[i] = s;
  }
}

void forces(long n, const long *count, const int *list, const struct vec3 *p,
            struct vec3 *f, double cut) {
  for (long i = 0; i < n; i++) { // map_reduce: guarded
    double fx = 0, fy = 0, fz = 0;
    for (long j = 0; j < count[i]; j++) {
      const struct vec3 *o = &p[list[i * 64 + j]];
      double dx = p[i].x - o->x, dy = p[i].y - o->y, dz = p[i].z - o->z;
      double r2 = dx * dx + dy * dy + dz * dz;
      if (r2 < cut) {
        fx += dx / r2;
        fy += dy / r2;
        fz += dz / r2;
      }
    }
    f[i].x = fx;
    f[i].y = fy;
    f[i].z = fz;
  }
}

void strided(int n, int stride, const unsigned short *count, const long *list,
             const double *x, double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: guarded
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[list[(long)i * stride + j]];
    f[i] = s;
  }
}

void turned(int n, const int *count, const int *list, const double *x, double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: guarded
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[list[(long)j * n + i]];
    f[i] = s;
  }
}

void first_and_count(int n, const struct cell *cells, const int *list, const double *x,
                     double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: guarded
    double s = 0;
    for (int j = 0; j < cells[i].count; j++)
      s += x[list[cells[i].first + (long)j]];
    f[i] = s;
  }
}

void up_to_the_last(long n, const long *last, const long *list, const double *x,
                    double *f) {
  for (long i = 0; i < n; i++) { // map_reduce: guarded
    double s = 0;
    for (long j = 0; j <= last[i]; j++)
      s += x[list[i * 32 + j]];
    f[i] = s;
  }
}

// Which element of a row is read, and which row, hang together: the first of all and
// the last of all may both be none that is read.
void picked(int n, const int *which, const int *list, const double *x, double *f) {
  for (int i = 0; i < n; i++) // map: refused unknown-extent
    f[i] = x[list[(long)i * 64 + which[i]]];
}

void two_offsets(int n, const int *a, const int *b, const int *list, const double *x,
                 double *f) {
  for (int i = 0; i < n; i++) // map: refused unknown-extent
    f[i] = x[list[(long)a[i] + b[i]]];
}

// An element that only some iterations read may not be there in the others.
void some_of_a_row(int n, const int *count, const int *list, const char *near,
                   const double *x, double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: refused unknown-extent
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      if (near[i * 64 + j])
        s += x[list[i * 64 + j]];
    f[i] = s;
  }
}

void some_rows(int n, const int *count, const int *list, const char *moves,
               const double *x, double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: refused unknown-extent
    double s = 0;
    if (moves[i])
      for (int j = 0; j < count[i]; j++)
        s += x[list[i * 64 + j]];
    f[i] = s;
  }
}

void list_is_written(long n, const int *count, int *list, const double *x, double *f) {
  for (long i = 0; i < n; i++) { // map_reduce: refused carried-dependence
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[list[i * 64 + j]];
    list[i * 64 + 65] = i;
    f[i] = s;
  }
}

void lengths_are_written(int n, int *count, const int *list, const double *x, double *f) {
  for (int i = 0; i < n; i++) { // map_reduce: refused carried-dependence
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[list[i * 64 + j]];
    count[i + 1] = i;
    f[i] = s;
  }
}

void running_on(int n, const int *count, const int *list, const double *x, double *f) {
  double s = 0;
  for (int i = 0; i < n; i++) { // map_reduce: refused accumulator-used fp-reassoc
    for (int j = 0; j < count[i]; j++)
      s += x[list[i * 64 + j]];
    f[i] = s;
  }
}

void moved_in_place(int n, const int *count, const int *list, double *x) {
  for (int i = 0; i < n; i++) { // map_reduce: refused carried-dependence
    double s = 0;
    for (int j = 0; j < count[i]; j++)
      s += x[list[i * 64 + j]];
    x[i] = s;
  }
}
