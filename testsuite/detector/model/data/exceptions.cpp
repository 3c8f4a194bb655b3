// C++ without any header, so that the data stay small: EH, classes, lambdas.
struct Shape {
  virtual ~Shape();
  virtual double area() const = 0;
};
struct Square : Shape {
  double side;
  explicit Square(double s) : side(s) {}
  double area() const override { return side * side; }
};
double may_throw(const Shape &shape);
template <typename T> struct Span {
  T *first, *last;
  T *begin() const { return first; }
  T *end() const { return last; }
};
double guarded(double side) {
  Square square(side);
  try {
    return may_throw(square);
  } catch (int code) {
    return code;
  } catch (...) {
    return -1;
  }
}
double sum(Span<const double> values, double scale) {
  auto scaled = [scale](double x) { return x * scale; };
  double result = 0;
  for (double value : values)
    result += scaled(value);
  return result;
}
