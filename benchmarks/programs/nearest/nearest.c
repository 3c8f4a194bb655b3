/* The hurricanes nearest to a place: distances to all records, then repeated minima. */
#include "../bench.h"

typedef struct {
    float lat, lng;
} place;

static void distances(const place *where, unsigned n, float lat, float lng, float *d)
{
    unsigned i = 0;

    while (i < n) {
        float dy = where[i].lat - lat, dx = where[i].lng - lng;
        d[i] = sqrtf(dy * dy + dx * dx);
        i++;
    }
}

static unsigned smallest(const float *d, unsigned n)
{
    unsigned i, at = 0;
    float least = d[0];

    for (i = 1; i < n; i++)
        if (d[i] < least) {
            least = d[i];
            at = i;
        }
    return at;
}

static float least_distance(const float *d, unsigned n)
{
    float least = d[0];
    unsigned i;

    for (i = 1; i < n; i++)
        least = d[i] < least ? d[i] : least;
    return least;
}

int main(int argc, char **argv)
{
    unsigned n = (unsigned)bench_size(argc, argv, 3000, 100000, 12000000);
    int queries = bench_size(argc, argv, 2, 40, 48);
    place *where = (place *)bench_alloc(n, sizeof *where);
    float *d = (float *)bench_alloc(n, sizeof *d);
    double begin, end, check = 0.0;
    unsigned i, found[4];
    int query, k, wrong = 0;

    for (i = 0; i < n; i++) {
        unsigned r = bench_random();
        where[i].lat = (float)(r & 0xffff) / 65536.0f * 63.0f + 7.0f;
        where[i].lng = (float)(r >> 16) / 32768.0f * 358.0f;
    }
    begin = bench_clock();
    for (query = 0; query < queries; query++) {
        float lat = 10.0f + (float)query, lng = 300.0f - 7.0f * (float)query;
        distances(where, n, lat, lng, d);
        for (k = 0; k < 4; k++) {
            float least = least_distance(d, n);
            found[k] = smallest(d, n);
            wrong += d[found[k]] != least;
            check += least;
            d[found[k]] = 1e9f;
        }
    }
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 10000) {
        double dy = where[i].lat - (10.0 + queries - 1);
        double dx = where[i].lng - (300.0 - 7.0 * (queries - 1));
        volatile double right = sqrt(dy * dy + dx * dx);
        if (d[i] < 1e8f)
            wrong += !bench_close(d[i], right, 1e-5);
    }
    return bench_end(wrong, end - begin, check);
}
