// A small statistics and filtering library in C++: std::vector, templates, iterators.
#include "../bench.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

template <typename T> class Grid {
public:
    Grid(std::size_t rows, std::size_t columns)
        : rows_(rows), columns_(columns), cells_(rows * columns)
    {
    }
    T &operator()(std::size_t i, std::size_t j) { return cells_[i * columns_ + j]; }
    const T &operator()(std::size_t i, std::size_t j) const
    {
        return cells_[i * columns_ + j];
    }
    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }

private:
    std::size_t rows_, columns_;
    std::vector<T> cells_;
};

template <typename T> void smooth(const Grid<T> &in, Grid<T> &out)
{
    for (std::size_t i = 1; i + 1 < in.rows(); ++i)
        for (std::size_t j = 1; j + 1 < in.columns(); ++j)
            out(i, j) = T(0.5) * in(i, j) + T(0.125) * (in(i - 1, j) + in(i + 1, j) +
                                                        in(i, j - 1) + in(i, j + 1));
}

template <typename T> T dot(const std::vector<T> &a, const std::vector<T> &b)
{
    T sum = T();
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

template <typename T> void axpy(T alpha, const std::vector<T> &x, std::vector<T> &y)
{
    for (std::size_t i = 0; i < x.size(); ++i)
        y[i] += alpha * x[i];
}

static std::vector<unsigned> histogram(const std::vector<float> &values, unsigned bins)
{
    std::vector<unsigned> counts(bins);
    for (float v : values)
        ++counts[static_cast<unsigned>(v * static_cast<float>(bins))];
    return counts;
}

int main(int argc, char **argv)
{
    const std::size_t n = bench_size(argc, argv, 60, 500, 3000);
    const int rounds = bench_size(argc, argv, 2, 40, 50);
    Grid<float> a(n, n), b(n, n);
    std::vector<float> values(n * n);
    std::vector<double> x(n * n), y(n * n);
    std::vector<unsigned> counts;
    double sum = 0.0, product = 0.0;
    int wrong = 0;

    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            b(i, j) = a(i, j) = static_cast<float>(bench_uniform()) * 0.999f;
            values[i * n + j] = a(i, j);
            x[i * n + j] = a(i, j) - 0.5;
            y[i * n + j] = 1.0;
        }
    const double begin = bench_clock();
    for (int round = 0; round < rounds; ++round) {
        smooth(a, b);
        smooth(b, a);
        axpy(0.01, x, y);
        product = dot(x, y);
        counts = histogram(values, 256);
        sum = std::accumulate(y.begin(), y.end(), 0.0);
    }
    const double end = bench_clock();
    unsigned long total = 0;
    for (unsigned c : counts)
        total += c;
    wrong += total != n * n;
    volatile double right = 0.0, every = 0.0;
    for (std::size_t i = 0; i < n * n; ++i) {
        right = right + x[i] * y[i];
        every = every + y[i];
    }
    wrong += !bench_close(product, right, 1e-6) + !bench_close(sum, every, 1e-9);
    for (std::size_t i = 1; i + 1 < n; i += 1 + n / 100) {
        std::size_t j = 1 + (i * 7) % (n - 2);
        volatile double middle = 0.5 * b(i, j);
        middle = middle + 0.125 * (b(i - 1, j) + b(i + 1, j) + b(i, j - 1) + b(i, j + 1));
        wrong += !bench_close(a(i, j), middle, 1e-5);
    }
    return bench_end(wrong, end - begin, product + counts[100]);
}
