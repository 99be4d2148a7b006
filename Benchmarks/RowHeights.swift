import TableEngine

/// How high the rows of a measured table are.
enum RowHeights: String, Sendable, CaseIterable {
  /// All alike.
  case uniform
  /// An estimate for each of a few kinds of rows, mixed at random.
  case estimated
  /// As cells are measured: whole pixels of a screen with three to a point, at random.
  case pixels
  /// Any number, so that hardly two are alike: the worst that a delegate can answer.
  case allDifferent = "all-different"

  var title: String {
    switch self {
    case .uniform: "rows of one height"
    case .estimated: "rows of three estimates"
    case .pixels: "rows of any heights in pixels"
    case .allDifferent: "rows of all different heights"
    }
  }

  func table(rows: Int) -> TableGeometry {
    TableGeometry(sectionCount: 1) { _ in
      SectionExtents(
        rowCount: rows, header: .measured(28),
        uniformRow: self == .uniform ? .estimated(lowest) : nil)
    } row: {
      .estimated(height(of: $0.row))
    }
  }

  func height(of row: Int) -> Double {
    let chance = SystemRandom.number(row)
    switch self {
    case .uniform: return lowest
    case .estimated: return [44, 60, 88][Int(chance * 3)]
    case .pixels: return lowest + (chance * range * 3).rounded(.down) / 3
    case .allDifferent: return lowest + chance * range
    }
  }

  private var lowest: Double { 44 }
  /// From a row of one line to one with a picture.
  private var range: Double { 160 }
}

/// A generator that costs next to nothing (a linear congruence with Knuth's MMIX constants).
struct SystemRandom {
  var state: UInt64

  mutating func unit() -> Double {
    step()
    return Self.unit(state)
  }

  mutating func index(below bound: Int) -> Int {
    min(bound - 1, Int(unit() * Double(bound)))
  }

  mutating func step(adding addend: UInt64 = 0) {
    state = (state &+ addend) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  }

  /// A number from 0 up to 1 that belongs to another.
  ///
  /// The numbers of neighbours have nothing to do with each other (the mixing of SplitMix64): were
  /// they spread evenly, sums of heights would be easy to guess.
  static func number(_ index: Int) -> Double {
    var bits = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return unit(bits ^ bits >> 31)
  }

  private static func unit(_ bits: UInt64) -> Double {
    Double(bits >> 11) / Double(1 << 53 as UInt64)
  }
}
