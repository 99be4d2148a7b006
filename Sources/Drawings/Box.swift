/// A rectangle in points, its numbers rounded to hundredths; written as an array of four numbers.
package struct Box: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// A rectangle; numbers that are not finite count as 0.
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = Self.rounded(x)
    self.y = Self.rounded(y)
    self.width = Self.rounded(max(width, 0))
    self.height = Self.rounded(max(height, 0))
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  /// In square points.
  var area: Double { width * height }

  /// The part that lies in another box; nil when there is none.
  package func intersection(_ other: Box) -> Box? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Box(left, top, right - left, bottom - top)
  }

  /// Whether another box lies in this one, as far as numbers are kept.
  package func contains(_ other: Box) -> Bool {
    let slack = 2 * Self.step
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  package func moved(x dx: Double, y dy: Double) -> Box { Box(x + dx, y + dy, width, height) }

  /// The box with a margin around it.
  func grown(by margin: Double) -> Box {
    Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  /// The smallest box around two.
  func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The smallest distance between two numbers that are kept.
  private static let step = 0.01
  /// Further away than anything that is seen.
  private static let limit = 1_000_000.0

  /// A number as it is kept: to hundredths, and not further out than `limit`.
  package static func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let kept = (min(max(number, -limit), limit) * 100).rounded() / 100
    return kept == 0 ? 0 : kept
  }
}

extension Box: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      try values.decode(Double.self), try values.decode(Double.self),
      try values.decode(Double.self), try values.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try values.encode(number) }
  }
}
