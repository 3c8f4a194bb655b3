/* Prices of European options by the formula of Black and Scholes. */
#include "../bench.h"

#define INV_SQRT_2PI 0.39894228040143270286f

typedef struct {
    float spot, strike, rate, volatility, time;
    int put;
} option;

/* The normal distribution by a polynomial (Abramowitz and Stegun 26.2.17). */
static float normal_cdf(float value)
{
    const int negative = value < 0.0f;
    const float x = negative ? -value : value;
    const float k = 1.0f / (1.0f + 0.2316419f * x);
    float poly, result;

    poly = k * 1.330274429f - 1.821255978f;
    poly = k * poly + 1.781477937f;
    poly = k * poly - 0.356563782f;
    poly = k * poly + 0.319381530f;
    result = 1.0f - INV_SQRT_2PI * expf(-0.5f * x * x) * (k * poly);
    return negative ? 1.0f - result : result;
}

static void price_all(int n, const option *data, float *price)
{
    int i;

#pragma omp parallel for
    for (i = 0; i < n; i++) {
        const option *o = &data[i];
        const float root = sqrtf(o->time);
        const float spread = o->volatility * root;
        const float d1 = (logf(o->spot / o->strike) +
                          (o->rate + 0.5f * o->volatility * o->volatility) * o->time) /
                         spread;
        const float d2 = d1 - spread;
        const float future = o->strike * expf(-o->rate * o->time);
        const float n1 = normal_cdf(d1), n2 = normal_cdf(d2);

        price[i] = o->put ? future * (1.0f - n2) - o->spot * (1.0f - n1)
                          : o->spot * n1 - future * n2;
    }
}

int main(int argc, char **argv)
{
    int n = bench_size(argc, argv, 1000, 20000, 4000000);
    int rounds = bench_size(argc, argv, 1, 20, 40);
    option *data = (option *)bench_alloc((size_t)n, sizeof *data);
    float *price = (float *)bench_alloc((size_t)n, sizeof *price);
    double begin, end;
    int i, round, wrong = 0;

    for (i = 0; i < n; i++) {
        unsigned r = bench_random();
        data[i].spot = 5.0f + 25.0f * (float)(r & 1023) / 1024.0f;
        data[i].strike = 1.0f + 99.0f * (float)((r >> 10) & 1023) / 1024.0f;
        data[i].rate = 0.02f;
        data[i].volatility = 0.1f + 0.5f * (float)((r >> 20) & 511) / 512.0f;
        data[i].time = 0.25f + 9.75f * (float)((r >> 5) & 1023) / 1024.0f;
        data[i].put = (int)(r >> 30) & 1;
    }
    begin = bench_clock();
    for (round = 0; round < rounds; round++) {
        data[0].spot += 0.5f;
        price_all(n, data, price);
    }
    end = bench_clock();
    for (i = 0; i < n; i += 1 + n / 5000) {
        const option *o = data + i;
        double spread = o->volatility * sqrt(o->time);
        double d1 = (log((double)o->spot / o->strike) +
                     (o->rate + 0.5 * o->volatility * o->volatility) * o->time) / spread;
        double d2 = d1 - spread, future = o->strike * exp(-(double)o->rate * o->time);
        volatile double n1 = 0.5 * erfc(-d1 / sqrt(2.0)), n2 = 0.5 * erfc(-d2 / sqrt(2.0));
        double right = o->put ? future * (1.0 - n2) - o->spot * (1.0 - n1)
                              : o->spot * n1 - future * n2;
        wrong += fabs(price[i] - right) > 1e-3;
    }
    return bench_end(wrong, end - begin, price[n / 2]);
}
