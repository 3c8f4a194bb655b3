// Containers as C++ programs have them, after inlining; written out here so that the
// test needs no C++ library.
template <class T> struct vec {
  T *first, *last, *end_of_storage;
  unsigned long size() const { return last - first; }
  T &operator[](unsigned long i) { return first[i]; }
  T *begin() { return first; }
  T *end() { return last; }
};
template <class T> struct span { T *p; unsigned long n; T *begin() const { return p; } T *end() const { return p + n; } };
template <class T> struct iterator {
  T *p;
  T &operator*() const { return *p; }
  iterator &operator++() { ++p; return *this; }
  bool operator!=(const iterator &o) const { return p != o.p; }
};
struct image {
  double *pixels; int width, height;
  double &at(int y, int x) { return pixels[y * width + x]; }
};

// loop: begin=0 end=max(1, ((mem[v + 8] - mem[v]) / 8)) step=1 trip=max(1, ((mem[v + 8] - mem[v]) / 8)) total=? if ((mem[v + 8] - mem[v]) / 8) >= 0; -mem[v + 8] + mem[v] >= -9223372036854775807; mem[v + 8] - mem[v] >= -9223372036854775808
// access: load mem[v] + 8*i if ((mem[v + 8] - mem[v]) / 8) >= 0; -mem[v + 8] + mem[v] >= -9223372036854775807; mem[v + 8] - mem[v] >= -9223372036854775808
// access: store mem[v] + 8*i if ((mem[v + 8] - mem[v]) / 8) >= 0; -mem[v + 8] + mem[v] >= -9223372036854775807; mem[v + 8] - mem[v] >= -9223372036854775808
// clang 22:
// loop: begin=0 end=((mem[v + 8] - mem[v]) / 8) step=1 trip=((mem[v + 8] - mem[v]) / 8) total=max(0, ((mem[v + 8] - mem[v]) / 8)) if ((mem[v + 8] - mem[v]) / 8) >= 1; -mem[v + 8] + mem[v] >= -9223372036854775807; mem[v + 8] - mem[v] >= -9223372036854775808
// access: load mem[v] + 8*i if ((mem[v + 8] - mem[v]) / 8) >= 1; -mem[v + 8] + mem[v] >= -9223372036854775807; mem[v + 8] - mem[v] >= -9223372036854775808
// access: store mem[v] + 8*i if ((mem[v + 8] - mem[v]) / 8) >= 1; -mem[v + 8] + mem[v] >= -9223372036854775807; mem[v + 8] - mem[v] >= -9223372036854775808
extern "C" void vector_index(vec<double> &v) { for (unsigned long i = 0; i < v.size(); i++) v[i] += 1; }

// loop: begin=0 end=(((mem[v + 8] - mem[v]) / 8) % 2147483648) step=1 trip=(((mem[v + 8] - mem[v]) / 8) % 2147483648) total=? if (((mem[v + 8] - mem[v]) / 8) % 2147483648) >= 1; mem[v + 8] - mem[v] >= 0
// access: load mem[v] + 8*i if (((mem[v + 8] - mem[v]) / 8) % 2147483648) >= 1; mem[v + 8] - mem[v] >= 0
// access: store mem[v] + 8*i if (((mem[v + 8] - mem[v]) / 8) % 2147483648) >= 1; mem[v + 8] - mem[v] >= 0
extern "C" void vector_int_index(vec<double> &v) { for (int i = 0; i < (int)v.size(); i++) v[i] += 1; }

// loop: begin=mem[v] end=mem[v + 8] step=8 trip=((-mem[v] + mem[v + 8]) / 8) total=max(0, ((-mem[v] + mem[v + 8]) / 8))
// access: load mem[v] + 8*i
// access: store mem[v] + 8*i
extern "C" void vector_range(vec<double> &v) { for (double &x : v) x += 1; }

// loop: begin=s.coerce0 end=s.coerce0 + 4*s.coerce1 step=4 trip=s.coerce1 total=max(0, s.coerce1)
// access: load s.coerce0 + 4*i
// access: store s.coerce0 + 4*i
extern "C" void span_range(span<float> s) { for (float &x : s) x += 1; }

// loop: begin=b.coerce end=e.coerce step=8 trip=((-b.coerce + e.coerce) / 8) total=max(0, ((-b.coerce + e.coerce) / 8))
// access: load b.coerce + 8*i
// access: store b.coerce + 8*i
extern "C" void iterators(iterator<double> b, iterator<double> e) { for (; b != e; ++b) *b += 1; }

// loop: begin=0 end=mem[m + 12] step=1 trip=mem[m + 12] total=max(0, mem[m + 12])
// loop: begin=0 end=mem[m + 8] step=1 trip=mem[m + 8] total=max(0, mem[m + 8])
// access: load mem[m] + 8*mem[m + 8]*i + 8*j
// access: store mem[m] + 8*mem[m + 8]*i + 8*j
extern "C" void member_function(image &m) { for (int y = 0; y < m.height; y++) for (int x = 0; x < m.width; x++) m.at(y, x) *= 2; }
