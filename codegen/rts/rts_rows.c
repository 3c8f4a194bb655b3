/* The range of the integers in rows with gaps: neighbours of each particle, entries of
 * padded rows. A guard reads what the loop reads, and not a byte between.
 *
 * Every row begins with waiting for memory unless it is asked for before, and one
 * processor does not get all that memory gives: so it is, and several share the rows. */
#include "rts_internal.h"

enum {
  LONGEST_BITS = 40,   /* elements of a row: more of them are none of a program's */
  BLOCK_ROWS = 128,    /* whose lengths are known before they are read */
  ROWS_AHEAD = 12,     /* asked for so many rows before their turn, */
  WINDOW = BLOCK_ROWS + ROWS_AHEAD,
  LINE_BYTES = 64,     /* line by line, */
  AHEAD_BYTES = 512,   /* the beginning of a row: of the rest the processor knows */
  VECTOR_BYTES = 32,
  ROWS_OF_PART = 1 << 14 /* fewer rows are not worth a thread */
};

#define INLINE static inline __attribute__((always_inline))

#define TAKE(type) ({ type own; __builtin_memcpy(&own, at, sizeof own); (int64_t)own; })
#define EACH_KIND(DO)                                                          \
  case 8: DO(uint8_t) break;                                                   \
  case 9: DO(int8_t) break;                                                    \
  case 16: DO(uint16_t) break;                                                 \
  case 17: DO(int16_t) break;                                                  \
  case 32: DO(uint32_t) break;                                                 \
  case 33: DO(int32_t) break;                                                  \
  default: DO(int64_t) break;

/* What a column says of some rows. Each kind has its own loop: rows are short, so asking
 * for the kind at every row would take as long as the row. */
static void of_rows(const idlift_column *column, int64_t row, int count, int64_t *out) {
#define READ(type)                                                             \
  for (int k = 0; k < count; k++) {                                            \
    const char *at = column->at + (row + k) * column->step;                    \
    out[k] = TAKE(type);                                                       \
  }
  switch (column->at ? column->bits | column->is_signed : 0) {
  case 0:
    for (int k = 0; k < count; k++)
      out[k] = 0;
    break;
  EACH_KIND(READ)
  }
#undef READ
}

/* How many elements each of some rows has; -1 if that cannot be. */
static void row_lengths(const idlift_rows *rows, int64_t row, int count, int64_t *out) {
  int64_t begins[WINDOW];
  of_rows(&rows->ends, row, count, out);
  of_rows(&rows->begins, row, count, begins);
  for (int k = 0; k < count; k++) {
    int64_t length;
    if (__builtin_sub_overflow(out[k], begins[k], &length) ||
        __builtin_add_overflow(length, rows->more, &length) ||
        length >> LONGEST_BITS > 0)
      length = -1;
    else if (length < 0)
      length = 0;
    out[k] = length;
  }
}

/* Some of the rows, and what is found in them. */
typedef struct idlift_part {
  void (*run)(struct idlift_part *);
  const char *from;
  const idlift_rows *rows;
  int64_t first, last; /* not including `last` */
  int64_t least, greatest;
  int fails, any;
} idlift_part;

/* Only of a row that has an element: others need not say where they begin. */
INLINE const char *row_start(const idlift_part *part, const idlift_rows *rows,
                             int64_t row) {
  int64_t start = 0;
  if (rows->starts.at)
    of_rows(&rows->starts, row, 1, &start);
  return part->from + row * rows->step + rows->scale * start;
}

INLINE void ask(const char *at, int64_t bytes) {
  for (int64_t k = 0; k < bytes && k < AHEAD_BYTES; k += LINE_BYTES)
    __builtin_prefetch(at + k);
}

/* Rows are short, so the vectors are brought together only when all rows are through;
 * the last vector of a row begins before its end, as often as it may. Elements that do
 * not lie next to each other are taken one by one. */
#define ROW_LOOPS(type, suffix, attribute)                                     \
  attribute static void rows_##suffix(idlift_part *part) {                     \
    enum { LANES = VECTOR_BYTES / sizeof(type) };                              \
    typedef type __attribute__((aligned(1), may_alias)) item;                  \
    typedef type vector __attribute__((vector_size(VECTOR_BYTES)));            \
    typedef type __attribute__((vector_size(VECTOR_BYTES), aligned(1),         \
                                may_alias)) items;                             \
    const idlift_rows rows = *part->rows;                                      \
    type low = 0, high = 0;                                                    \
    vector lows = {0}, highs = {0};                                            \
    for (int64_t block = part->first; block < part->last && !part->fails;      \
         block += BLOCK_ROWS) {                                                \
      int64_t lengths[WINDOW];                                                 \
      const int64_t left = part->last - block;                                 \
      const int known = left < WINDOW ? (int)left : WINDOW;                    \
      const int count = known < BLOCK_ROWS ? known : BLOCK_ROWS;               \
      row_lengths(&rows, block, known, lengths);                               \
      for (int k = 0; k < count && !part->fails; k++) {                        \
        const int64_t n = lengths[k];                                          \
        const int later = k + ROWS_AHEAD;                                      \
        if (later < known && lengths[later] > 0)                               \
          ask(row_start(part, &rows, block + later),                           \
              lengths[later] * (int64_t)sizeof(type));                         \
        part->fails = n < 0;                                                   \
        if (n <= 0)                                                            \
          continue;                                                            \
        const char *at = row_start(part, &rows, block + k);                    \
        if (!part->any) {                                                      \
          low = high = *(const item *)at, part->any = 1;                       \
          lows = highs = (vector){0} + low;                                    \
        }                                                                      \
        if (rows.apart == (int64_t)sizeof(type) && n >= LANES)                 \
          for (int64_t j = 0; j < n; j += LANES) {                             \
            const int64_t from = j < n - LANES ? j : n - LANES;                \
            const vector value = *(const items *)((const item *)at + from);    \
            const vector less = (vector)(value < lows);                        \
            const vector more = (vector)(value > highs);                       \
            lows = (value & less) | (lows & ~less);                            \
            highs = (value & more) | (highs & ~more);                          \
          }                                                                    \
        else                                                                   \
          for (int64_t j = 0; j < n; j++) {                                    \
            const type value = *(const item *)(at + j * rows.apart);           \
            low = value < low ? value : low;                                   \
            high = value > high ? value : high;                                \
          }                                                                    \
      }                                                                        \
    }                                                                          \
    for (int k = 0; k < (int)LANES; k++) {                                     \
      low = lows[k] < low ? lows[k] : low;                                     \
      high = highs[k] > high ? highs[k] : high;                                \
    }                                                                          \
    part->least = (int64_t)low, part->greatest = (int64_t)high;                \
  }

#ifdef IDLIFT_WIDE_CLONE
#define ROWS_OF(type, suffix)                                                  \
  ROW_LOOPS(type, suffix, )                                                    \
  ROW_LOOPS(type, suffix##_avx2, __attribute__((target("avx2"))))
#define ROWS_BY(suffix) (has_avx2() ? rows_##suffix##_avx2 : rows_##suffix)
#else
#define ROWS_OF(type, suffix) ROW_LOOPS(type, suffix, )
#define ROWS_BY(suffix) rows_##suffix
#endif

TYPES(ROWS_OF)

typedef void rows_fn(idlift_part *part);

static rows_fn *rows_by(int bits, int is_signed) {
  switch (bits | is_signed) {
  case 8: return ROWS_BY(u8);
  case 9: return ROWS_BY(s8);
  case 16: return ROWS_BY(u16);
  case 17: return ROWS_BY(s16);
  case 32: return ROWS_BY(u32);
  case 33: return ROWS_BY(s32);
  case 65: return ROWS_BY(s64);
  default: return NULL;
  }
}

static void run_part(void *given) {
  idlift_part *part = given;
  part->run(part);
}

IDLIFT_FN int idlift1_measure_rows(const char *from, const idlift_rows *rows, int bits,
                                   int is_signed, int64_t *least, int64_t *greatest) {
  idlift_part parts[MOST_SHARES];
  rows_fn *run = rows_by(bits, is_signed);
  const int count = shares_of(rows->count / ROWS_OF_PART);
  int any = 0;
  *least = 0, *greatest = -1;
  if (!run)
    return 0;
  for (int64_t k = 0; k < count; k++) {
    const int64_t first = rows->count * k / count, last = rows->count * (k + 1) / count;
    parts[k] = (idlift_part){run, from, rows, first, last, 0, 0, 0, 0};
  }
  run_shares(run_part, parts, sizeof parts[0], count);
  for (int k = 0; k < count; k++) {
    const idlift_part *part = &parts[k];
    if (part->fails)
      return 0;
    if (!part->any)
      continue;
    *least = any && *least < part->least ? *least : part->least;
    *greatest = any && *greatest > part->greatest ? *greatest : part->greatest;
    any = 1;
  }
  return 1;
}
