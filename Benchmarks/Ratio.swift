/// One measurement: how our time compares with another's, and the most it may be.
struct Ratio {
  var name: String
  var ratio: Double
  var bar: Double
}
