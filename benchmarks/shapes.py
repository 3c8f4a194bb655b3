"""Generated C modules of a wanted size, for measuring the front end.

Consumes a number of functions. Produces C text with the shapes that real numeric code
has. Deterministic: the same number gives the same text.
"""

from __future__ import annotations

from collections.abc import Callable

PRELUDE = """\
#include <math.h>
#include <stddef.h>
struct matrix { int rows, cols; double *data; };
struct particle { double x, y, z, mass; int kind; };
"""

# Each body is a function named by its number.
_KERNELS = (
    """\
double reduce_{n}(const double *restrict a, const double *restrict b, int n) {{
  double sum = {n}.5;
  for (int i = 0; i < n; i++) sum += a[i] * b[i + {n} % 3];
  return sum;
}}
""",
    """\
void gemm_{n}(int n, int m, int k, const float *a, const float *b, float *c) {{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {{
      float sum = 0;
      for (int l = 0; l < k; l++) sum += a[i * k + l] * b[l * m + j];
      c[i * m + j] = {n}.0f * sum + c[i * m + j];
    }}
}}
""",
    """\
void stencil_{n}(int n, double (*restrict out)[{n} + 8], double (*in)[{n} + 8]) {{
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < {n} + 7; j++)
      out[i][j] = 0.25 * (in[i - 1][j] + in[i + 1][j] + in[i][j - 1] + in[i][j + 1]);
}}
""",
    """\
void spmv_{n}(const struct matrix *m, const int *row, const int *col, const double *v,
              const double *x, double *y) {{
  for (int i = 0; i < m->rows; i++) {{
    double sum = 0;
    for (int j = row[i]; j < row[i + 1]; j++) sum += v[j] * x[col[j]];
    y[i] = sum + {n};
  }}
}}
""",
    """\
void histogram_{n}(const unsigned char *keys, size_t n, int *bins) {{
  for (size_t i = 0; i < n; i++)
    if (keys[i] != {n} % 251) bins[keys[i] >> 2]++;
}}
""",
    """\
void forces_{n}(struct particle *p, int n, double *out) {{
  for (int i = 0; i < n; i++) {{
    double fx = 0, fy = 0;
    for (int j = 0; j < n; j++) {{
      if (i == j) continue;
      double dx = p[j].x - p[i].x, dy = p[j].y - p[i].y, dz = p[j].z - p[i].z;
      double r2 = dx * dx + dy * dy + dz * dz + {n}e-9;
      double w = p[j].mass / (r2 * sqrt(r2));
      switch (p[j].kind) {{
      case 0: fx += w * dx; break;
      case 1: fy += w * dy; break;
      case 2: fx -= w; fy -= w; break;
      default: fy = fmax(fy, w);
      }}
    }}
    out[2 * i] = fx;
    out[2 * i + 1] = fy;
  }}
}}
""",
    """\
size_t parse_{n}(const char *text, const char *end, long *out) {{
  size_t count = 0;
  while (text != end) {{
    while (text != end && (*text == ' ' || *text == ',')) text++;
    long value = 0, sign = 1;
    if (text != end && *text == '-') {{ sign = -1; text++; }}
    while (text != end && *text >= '0' && *text <= '9')
      value = value * 10 + *text++ - '0';
    out[count++] = sign * value + {n};
    if (text != end && *text == ';') break;
  }}
  return count;
}}
""",
)


def many_functions(count: int) -> str:
    """`count` kernels, each a function of its own."""
    made = (_KERNELS[n % len(_KERNELS)].format(n=n) for n in range(count))
    return PRELUDE + "\n".join(made)


def large_functions(count: int, loops: int = 60) -> str:
    """Functions of many loop nests each, as old codes and generators write them."""
    lines = [PRELUDE]
    for number in range(max(1, count)):
        lines.append(
            f"void large_{number}(int n, double *a, double *b, const int *k) {{"
        )
        for loop in range(loops):
            lines += [
                f"  for (int i = {loop % 4}; i < n; i++) {{",
                f"    double t = a[i * {loop + 2}] - b[k[i]] * {loop}.25;",
                f"    for (int j = i; j < n; j++) t += a[i * n + j] * b[j + {loop}];",
                f"    if (t > {loop}) b[i] = t / (a[i] + {loop + 1}); else a[i] += t;",
                "  }",
            ]
        lines.append("}")
    return "\n".join(lines)


def straight_line(count: int, statements: int = 900) -> str:
    """Functions with one loop around a long body without control flow."""
    lines = [PRELUDE]
    for number in range(max(1, count)):
        lines.append(
            f"void flat_{number}(int n, double *restrict o, const double *a) {{"
        )
        lines.append("  for (int i = 0; i < n; i++) {\n    double x = a[i];")
        for step in range(statements):
            lines.append(f"    x = x * a[i + {step}] + {step}.5;")
        lines.append("    o[i] = x;\n  }\n}")
    return "\n".join(lines)


SHAPES: dict[str, Callable[[int], str]] = {
    "many functions": many_functions,
    "large functions": large_functions,
    "long bodies": straight_line,
}
