/* A weather station's whole day: most of it is not an idiom (Amdahl's case).
 *
 * Messages arrive from an event queue, are written as text, parsed again, counted by
 * sender in a hash table, sorted, compressed and compared by an edit distance; between
 * this, the field they describe is diffused, its values are counted, correlated and
 * mapped. The latter are idioms, and take about a third of the time.
 */
#include "../bench.h"

/* ---- a priority queue of events ------------------------------------------------- */

typedef struct {
    double when;
    int station, kind;
} event;

typedef struct {
    event *item;
    int used, room;
} queue;

static void queue_push(queue *q, event e)
{
    int at;

    if (q->used == q->room) {
        q->room = q->room ? 2 * q->room : 64;
        q->item = (event *)realloc(q->item, (size_t)q->room * sizeof(event));
        if (q->item == NULL)
            exit(2);
    }
    at = q->used++;
    while (at > 0 && q->item[(at - 1) / 2].when > e.when) {
        q->item[at] = q->item[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    q->item[at] = e;
}

static event queue_pop(queue *q)
{
    event top = q->item[0], last = q->item[--q->used];
    int at = 0, child;

    while ((child = 2 * at + 1) < q->used) {
        if (child + 1 < q->used && q->item[child + 1].when < q->item[child].when)
            child++;
        if (q->item[child].when >= last.when)
            break;
        q->item[at] = q->item[child];
        at = child;
    }
    q->item[at] = last;
    return top;
}

/* ---- messages as text, and back ------------------------------------------------- */

static size_t write_message(char *text, const event *e, int value)
{
    char digits[16];
    size_t at = 0;
    int k = 0, number = e->station;

    text[at++] = 'S';
    do {
        digits[k++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (k > 0)
        text[at++] = digits[--k];
    text[at++] = ':';
    text[at++] = (char)('a' + e->kind);
    text[at++] = '=';
    if (value < 0) {
        text[at++] = '-';
        value = -value;
    }
    do {
        digits[k++] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    while (k > 0)
        text[at++] = digits[--k];
    text[at++] = ';';
    return at;
}

typedef struct {
    int station, kind, value;
} reading;

/* Parses one message; the place behind it, or NULL. */
static const char *parse_message(const char *at, const char *end, reading *r)
{
    int sign = 1;

    if (at >= end || *at++ != 'S')
        return NULL;
    r->station = 0;
    while (at < end && *at >= '0' && *at <= '9')
        r->station = 10 * r->station + (*at++ - '0');
    if (at >= end || *at++ != ':')
        return NULL;
    r->kind = *at++ - 'a';
    if (*at++ != '=')
        return NULL;
    if (*at == '-') {
        sign = -1;
        at++;
    }
    r->value = 0;
    while (at < end && *at >= '0' && *at <= '9')
        r->value = 10 * r->value + (*at++ - '0');
    r->value *= sign;
    return at < end && *at == ';' ? at + 1 : NULL;
}

/* ---- who sent how much: a chained hash table ------------------------------------ */

typedef struct node {
    struct node *next;
    int station, count;
    long sum;
} node;

#define BUCKETS 4096

static node *bucket[BUCKETS];
static node *pool;
static int pool_used;

static node *find_station(int station)
{
    unsigned h = ((unsigned)station * 2654435761u) >> 20;
    node *n = bucket[h % BUCKETS];

    while (n != NULL && n->station != station)
        n = n->next;
    if (n == NULL) {
        n = &pool[pool_used++];
        n->station = station;
        n->next = bucket[h % BUCKETS];
        bucket[h % BUCKETS] = n;
    }
    return n;
}

static int by_count(const void *a, const void *b)
{
    const node *p = (const node *)a, *q = (const node *)b;

    if (p->count != q->count)
        return p->count < q->count ? 1 : -1;
    return p->station < q->station ? -1 : p->station > q->station;
}

/* ---- compression: back references within a small window -------------------------- */

static size_t compress(const char *text, size_t length, unsigned char *packed)
{
    static int last[65536];
    size_t at = 0, out = 0;

    memset(last, -1, sizeof last);
    while (at < length) {
        size_t run = 0;
        int from = -1;
        if (at + 4 < length) {
            unsigned h = ((unsigned)(unsigned char)text[at] * 33u +
                          (unsigned char)text[at + 1]) * 33u;
            h = (h + (unsigned char)text[at + 2]) * 33u + (unsigned char)text[at + 3];
            from = last[h & 65535];
            last[h & 65535] = (int)at;
            if (from >= 0 && at - (size_t)from < 32768)
                while (run < 255 && at + run < length && text[from + run] == text[at + run])
                    run++;
        }
        if (run >= 4) {
            packed[out++] = 255;
            packed[out++] = (unsigned char)run;
            packed[out++] = (unsigned char)((at - (size_t)from) & 255);
            packed[out++] = (unsigned char)((at - (size_t)from) >> 8);
            at += run;
        } else
            packed[out++] = (unsigned char)text[at++];
    }
    return out;
}

static size_t expand(const unsigned char *packed, size_t length, char *text)
{
    size_t at = 0, out = 0;

    while (at < length) {
        if (packed[at] == 255) {
            size_t run = packed[at + 1];
            size_t back = packed[at + 2] + 256u * packed[at + 3];
            while (run-- > 0) {
                text[out] = text[out - back];
                out++;
            }
            at += 4;
        } else
            text[out++] = (char)packed[at++];
    }
    return out;
}

/* ---- how different two stretches of the log are ---------------------------------- */

static int edit_distance(const char *a, int m, const char *b, int n)
{
    static int row[4097];
    int i, j;

    for (j = 0; j <= n; j++)
        row[j] = j;
    for (i = 1; i <= m; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (j = 1; j <= n; j++) {
            int best = diagonal + (a[i - 1] != b[j - 1]);
            if (row[j] + 1 < best)
                best = row[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            diagonal = row[j];
            row[j] = best;
        }
    }
    return row[n];
}

/* ---- the field: idioms from here on ----------------------------------------------- */

#define LEVELS 128

static void diffuse(int n, const float *t, const float *wind, float *out)
{
    int i, j;

#pragma omp parallel for private(j)
    for (i = 1; i < n - 1; i++)
        for (j = 1; j < n - 1; j++)
            out[i * n + j] = t[i * n + j] +
                             0.2f * (t[(i - 1) * n + j] + t[(i + 1) * n + j] +
                                     t[i * n + j - 1] + t[i * n + j + 1] -
                                     4.0f * t[i * n + j]) -
                             0.01f * wind[i * n + j] * (t[i * n + j + 1] - t[i * n + j - 1]);
}

static void count_levels(int n, const float *t, int *level)
{
    int i;

    for (i = 0; i < n; i++) {
        int l = (int)(t[i] * LEVELS);
        l = l < 0 ? 0 : l >= LEVELS ? LEVELS - 1 : l;
        level[l]++;
    }
}

static double correlate(int n, const float *a, const float *b)
{
    double sum = 0.0;
    int i;

#pragma omp parallel for reduction(+ : sum)
    for (i = 0; i < n; i++)
        sum += (double)a[i] * b[i];
    return sum;
}

static void comfort(int n, const float *t, const float *wind, float *felt)
{
    int i;

#pragma omp parallel for
    for (i = 0; i < n; i++) {
        float chill = wind[i] > 0.5f ? 0.3f * (wind[i] - 0.5f) : 0.0f;
        felt[i] = sqrtf(t[i] * t[i] + 0.01f) - chill;
    }
}

/* ---- the day ---------------------------------------------------------------------- */

typedef struct {
    int n, stations, hours, per_hour;
    float *t, *next, *wind, *felt;
    char *log, *again;
    unsigned char *packed;
    size_t length;
    long readings, mistakes;
    int level[LEVELS];
    double correlation;
    long distance, packed_bytes;
} day;

static void take_messages(day *d, queue *q, double until)
{
    d->length = 0;
    while (q->used > 0 && q->item[0].when < until) {
        event e = queue_pop(q);
        int place = (int)(((unsigned)e.station * 40503u) % (unsigned)(d->n * d->n));
        int value = (int)(d->t[place] * 1000.0f) + e.kind;
        d->length += write_message(d->log + d->length, &e, value);
        e.when += 0.01 + bench_uniform() * 2.0 * d->stations / d->per_hour;
        e.kind = (e.kind + 1) % 5;
        queue_push(q, e);
    }
}

static void read_messages(day *d)
{
    const char *at = d->log, *end = d->log + d->length;
    reading r;

    while (at != NULL && at < end) {
        at = parse_message(at, end, &r);
        if (at == NULL) {
            d->mistakes++;
            break;
        }
        node *n = find_station(r.station);
        n->count++;
        n->sum += r.value;
        d->readings++;
    }
}

static void pack_log(day *d)
{
    size_t packed = compress(d->log, d->length, d->packed);
    size_t length = expand(d->packed, packed, d->again);

    d->packed_bytes += (long)packed;
    if (length != d->length || memcmp(d->log, d->again, length) != 0)
        d->mistakes++;
}

static void advance_field(day *d, int steps)
{
    int s;

    for (s = 0; s < steps; s++) {
        float *swap;
        diffuse(d->n, d->t, d->wind, d->next);
        swap = d->t, d->t = d->next, d->next = swap;
    }
    comfort(d->n * d->n, d->t, d->wind, d->felt);
    memset(d->level, 0, sizeof d->level);
    count_levels(d->n * d->n, d->t, d->level);
    d->correlation = correlate(d->n * d->n, d->t, d->felt);
}

static void run_day(day *d, queue *q)
{
    int hour;

    for (hour = 0; hour < d->hours; hour++) {
        int half;
        take_messages(d, q, hour + 1.0);
        read_messages(d);
        pack_log(d);
        half = (int)(d->length / 2);
        if (half > 1500)
            half = 1500;
        d->distance += edit_distance(d->log, half, d->log + half, half);
        advance_field(d, 4);
    }
}

int main(int argc, char **argv)
{
    day d;
    queue q = {NULL, 0, 0};
    double begin, end, right = 0.0;
    long total = 0;
    int i, wrong = 0;

    memset(&d, 0, sizeof d);
    d.n = bench_size(argc, argv, 40, 200, 1200);
    d.stations = bench_size(argc, argv, 50, 500, 4000);
    d.hours = bench_size(argc, argv, 2, 24, 72);
    d.per_hour = bench_size(argc, argv, 400, 8000, 150000);
    d.t = (float *)bench_alloc((size_t)d.n * d.n, sizeof(float));
    d.next = (float *)bench_alloc((size_t)d.n * d.n, sizeof(float));
    d.wind = (float *)bench_alloc((size_t)d.n * d.n, sizeof(float));
    d.felt = (float *)bench_alloc((size_t)d.n * d.n, sizeof(float));
    d.log = (char *)bench_alloc((size_t)d.per_hour * 64 + 4096, 1);
    d.again = (char *)bench_alloc((size_t)d.per_hour * 64 + 4096, 1);
    d.packed = (unsigned char *)bench_alloc((size_t)d.per_hour * 64 + 4096, 1);
    pool = (node *)bench_alloc((size_t)d.stations, sizeof(node));
    for (i = 0; i < d.n * d.n; i++) {
        d.t[i] = d.next[i] = (float)bench_uniform();
        d.wind[i] = (float)bench_uniform();
    }
    for (i = 0; i < d.stations; i++) {
        event e;
        e.when = bench_uniform();
        e.station = i;
        e.kind = i % 5;
        queue_push(&q, e);
    }

    begin = bench_clock();
    run_day(&d, &q);
    qsort(pool, (size_t)pool_used, sizeof(node), by_count);
    end = bench_clock();

    for (i = 0; i < pool_used; i++)
        total += pool[i].count;
    wrong += total != d.readings || d.mistakes != 0 || pool_used > d.stations;
    total = 0;
    for (i = 0; i < LEVELS; i++)
        total += d.level[i];
    wrong += total != (long)d.n * d.n;
    for (i = 0; i < d.n * d.n; i++) {
        volatile double term = (double)d.t[i] * d.felt[i];
        right += term;
    }
    wrong += !bench_close(d.correlation, right, 1e-6);
    return bench_end(wrong, end - begin, d.correlation);
}
