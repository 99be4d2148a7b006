/// How the time of one operation grows with the size of what it is done to.
struct GrowthCurve: Sendable {
  let name: String
  let title: String
  /// What a size counts: rows, entries.
  let unit: String
  let sizes: [Int]
  /// The seconds that one operation takes at a size.
  let measure: @MainActor @Sendable (_ size: Int) throws -> Double

  /// A curve as it was measured.
  struct Measured: Codable {
    let name: String
    let title: String
    let unit: String
    let points: [Point]

    struct Point: Codable {
      let size: Int
      let seconds: Double
    }
  }

  @MainActor func measured() throws -> Measured {
    Measured(
      name: name, title: title, unit: unit,
      points: try sizes.map { .init(size: $0, seconds: try measure($0)) })
  }
}

// MARK: - CustomStringConvertible

extension GrowthCurve.Measured: CustomStringConvertible {
  /// `name size seconds …`, a line a point.
  var description: String {
    points.map { "\(name) \($0.size) \(unit) \($0.seconds) s" }.joined(separator: "\n")
  }
}
