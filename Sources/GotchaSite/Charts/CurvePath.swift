import RunRecord

/// The line through values over time, as the `d` of an SVG path.
///
/// Content that moves has a sample each frame; between samples further apart it rests.
struct CurvePath {
  /// Seconds between samples of one movement: a frame of a display with 60 a second, and half of
  /// one more for a late one.
  private static let frame = 1.5 / 60
  /// Units of the drawing's width and height.
  static let size = 1000.0
  /// A step of fewer units is not drawn: it is less than a pixel.
  private static let leastStep = 2.0

  private(set) var text = ""
  private let scale: CurveScale
  private var last: (x: Double, y: Double)?

  /// The content offset of a curve.
  init(offsetsOf curve: DrawnCurve, scale: CurveScale) {
    self.scale = scale
    var previous: ScrollCurve.Sample?
    for sample in curve.samples {
      if let previous, sample.time - previous.time > Self.frame {
        add(sample.time, previous.offset, isCorner: true)
      }
      add(sample.time, sample.offset, isCorner: sample == curve.samples.last)
      previous = sample
    }
    if curve.restsAtEnd, let previous { addEnd(previous.offset) }
  }

  /// The offset of a curve's top, which changes at once.
  init(topsOf curve: DrawnCurve, scale: CurveScale) {
    self.scale = scale
    var top: Double?
    for sample in curve.samples where sample.top != top {
      if let top { add(sample.time, top, isCorner: true) }
      add(sample.time, sample.top, isCorner: true)
      top = sample.top
    }
    if let top { addEnd(top) }
  }

  private mutating func addEnd(_ offset: Double) {
    point(Self.size, scale.y(offset) * Self.size)
  }

  private mutating func add(_ time: Double, _ offset: Double, isCorner: Bool) {
    let (x, y) = (scale.x(time) * Self.size, scale.y(offset) * Self.size)
    if !isCorner, let last, abs(last.x - x) < Self.leastStep, abs(last.y - y) < Self.leastStep {
      return
    }
    point(x, y)
  }

  private mutating func point(_ x: Double, _ y: Double) {
    text += "\(last == nil ? "M" : "L")\(Self.text(x)) \(Self.text(y))"
    last = (x, y)
  }

  private static func text(_ number: Double) -> String {
    TraceText.number(number.rounded())
  }
}
