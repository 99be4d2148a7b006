import Foundation
import TableModel

/// What the model shows, compared with what a row says.
@MainActor final class ConformanceCheck {
  let row: ConformanceRow
  private(set) var differences: [String] = []
  /// How many values were compared; a form that compares none has not read its row.
  private(set) var comparisons = 0

  init(_ row: ConformanceRow) { self.row = row }

  func compare(_ name: String, _ actual: CGFloat?, _ expected: CGFloat?) {
    guard let expected else { return }
    comparisons += 1
    guard let actual, abs(actual - expected) <= row.tolerance else {
      differences.append("\(name) is \(actual.map { "\($0)" } ?? "none"), not \(expected)")
      return
    }
  }

  func compare(_ name: String, _ actual: CGRect?, _ expected: [CGFloat?]?) {
    guard let expected, expected.count == 4 || expected.contains(nil) else { return }
    let numbers = actual.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    for (index, part) in ["x", "y", "width", "height"].enumerated()
    where index < expected.count {
      compare("\(name)'s \(part)", index < numbers.count ? numbers[index] : nil, expected[index])
    }
  }

  func compare(_ name: String, _ actual: [String], _ expected: [String]) {
    comparisons += 1
    if actual != expected { differences.append("\(name) are \(actual), not \(expected)") }
  }
}

/// How a row fares.
enum ConformanceOutcome: Equatable {
  case met
  case differs([String])
  /// No form of the test reads the row.
  case unread
}

/// A form that rows have: which of them, and how they are read and tried on the model.
struct ConformanceForm: Sendable {
  let reads: @Sendable (ConformanceRow) -> Bool
  let check: @MainActor @Sendable (ConformanceCheck) -> Void

  init(
    _ topic: String, _ start: String,
    _ check: @escaping @MainActor @Sendable (ConformanceCheck) -> Void
  ) {
    reads = { $0.topic == topic && $0.what.hasPrefix(start) }
    self.check = check
  }

  static let all =
    cells + margins + edges + bars + devices + controls + text + orders + keyboard + gestures

  /// Tries a row on the model of its version.
  @MainActor static func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard let form = all.first(where: { $0.reads(row) }) else { return .unread }
    let check = ConformanceCheck(row)
    SystemVersion.$current.withValue(row.version) {
      UIScreen.main.scale = row.scale
      form.check(check)
    }
    guard check.comparisons > 0 else { return .unread }
    return check.differences.isEmpty ? .met : .differs(check.differences)
  }
}
