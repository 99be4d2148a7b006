/// Where the content of one table was over the clock, as its probe saw it: what is drawn of a case
/// whose offset changes over time.
package struct ScrollCurve: Codable, Hashable, Sendable {
  /// The most samples of a curve, a minute of frames; what comes later is not drawn.
  package static let limit = 3600

  /// What the author calls the probe; nil for none.
  package var name: String?
  /// Which way of a pair it is of, `wrong` or `right`; nil for a case that has one way.
  package var way: String?
  /// In the order of their time.
  package var samples: [Sample]
  /// Whether nothing was left to move at the last sample.
  package var restsAtEnd: Bool

  package init(
    name: String? = nil, way: String? = nil, samples: [Sample] = [], restsAtEnd: Bool = false
  ) {
    self.name = name
    self.way = way
    self.samples = samples
    self.restsAtEnd = restsAtEnd
  }

  /// Whether there is something to see over time.
  package var moves: Bool {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return false
    }
    return samples.contains { $0.offset != first.offset || $0.top != first.top }
  }

  /// The content at one moment; written as an array of four numbers.
  package struct Sample: Hashable, Sendable {
    /// The clock in seconds.
    package var time: Double
    /// The vertical content offset in points.
    package var offset: Double
    /// The offset at which the content is at its top: minus the adjusted top inset.
    package var top: Double
    /// Whether the table's refresh control is refreshing.
    package var isRefreshing: Bool

    /// A sample with its numbers rounded to a thousandth, which is as much as can be drawn.
    package init(time: Double, offset: Double, top: Double, isRefreshing: Bool = false) {
      self.time = Self.rounded(time)
      self.offset = Self.rounded(offset)
      self.top = Self.rounded(top)
      self.isRefreshing = isRefreshing
    }

    private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

    package var isFinite: Bool { time.isFinite && offset.isFinite && top.isFinite }
  }
}

// MARK: - Codable

extension ScrollCurve.Sample: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      time: try values.decode(Double.self), offset: try values.decode(Double.self),
      top: try values.decode(Double.self), isRefreshing: try values.decode(Int.self) != 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [time, offset, top] { try values.encode(number) }
    try values.encode(isRefreshing ? 1 : 0)
  }
}
