import Foundation
import TableModel
import TestSupport
import Testing

/// A row of `Tests/Facts/conformance.tsv`: a quantity, or the order of calls, with its value and what
/// it was read under. Everything is read out of the words of the row.
struct ConformanceRow: Sendable, CustomTestStringConvertible {
  let id: String
  let topic: String
  let what: String
  let value: String
  let versions: String
  let condition: String

  var testDescription: String { id }

  init(_ row: FactTable.Row) {
    id = row["id"]
    topic = row["topic"]
    what = row["what"]
    value = row["value"].replacingOccurrences(of: "−", with: "-")
    versions = row["versions"]
    condition = row["condition"]
  }

  static func all() throws -> [ConformanceRow] {
    try FactTable(named: "conformance.tsv").rows.map(ConformanceRow.init)
  }

  // MARK: What the row was read under

  /// The version that the row names first; the newest where it names none.
  var version: SystemVersion {
    let words = versions + " " + condition
    guard let major = words.firstMatch(of: /iOS [≤ ]*(\d+)/).flatMap({ Int($0.1) }) else {
      return .newest
    }
    return .iOS(major)
  }

  /// Pixels a point.
  var scale: CGFloat { Self.number(condition.firstMatch(of: /(\d)×/)?.1) ?? 2 }

  /// What two frames may differ by: one pixel.
  var tolerance: CGFloat { 1 / scale + 0.001 }

  private var words: String { condition + " " + what }

  var style: UITableView.Style {
    if words.contains("insetGrouped") { return .insetGrouped }
    let isGrouped =
      words.contains("grouped") || topic == "header-footer" && !words.contains("plain")
    return isGrouped ? .grouped : .plain
  }

  var accessory: UITableViewCell.AccessoryType {
    let words = words + " " + value
    if words.contains("etailDisclosureButton") { return .detailDisclosureButton }
    if words.contains("etailButton") { return .detailButton }
    if words.contains("heckmark") { return .checkmark }
    return words.contains("isclosure") ? .disclosureIndicator : .none
  }

  var cellStyle: UITableViewCell.CellStyle {
    what.contains("ubtitle") ? .subtitle : what.contains("value1") ? .value1 : .default
  }

  /// The sizes of the two texts, in points, as in “17/12 pt”.
  var fontSizes: (CGFloat, CGFloat)? {
    guard let match = words.firstMatch(of: /(\d+)\/(\d+) pt/),
      let first = Self.number(match.1), let second = Self.number(match.2)
    else { return nil }
    return (first, second)
  }

  // MARK: Windows

  /// The width of a cell that the row names.
  var cellWidth: CGFloat? {
    Self.number((value + " " + condition).firstMatch(of: /cell (\d+(?:\.\d+)?)(?:×| wide|,)/)?.1)
      ?? Self.number((value + " " + condition).firstMatch(of: /cell (\d+) wide/)?.1)
  }

  /// The width that the row names.
  var width: CGFloat? {
    Self.number(condition.firstMatch(of: /(\d+)(?: and \d+)? wide/)?.1)
      ?? Self.number(what.firstMatch(of: /at (\d+) wide/)?.1)
      ?? Self.number(condition.firstMatch(of: /(\d+)×\d+/)?.1)
  }

  /// The size of the window, and what the safe area takes at its sides: that of a phone, upright or
  /// turned, or of a tablet.
  var window: (size: CGSize, side: CGFloat) {
    var width = width ?? cellWidth ?? 375
    if condition.contains("cell \(Int(width)) wide") || style == .insetGrouped, let cellWidth,
      self.width == nil || self.width == cellWidth
    {
      width = Self.tableWidth(ofCell: cellWidth)
    }
    if let turned = Self.turned[width] { return turned }
    return (CGSize(width: width, height: width > 500 ? 1024 : 667), 0)
  }

  /// Phones that are turned, by the width that their safe area leaves.
  private static let turned: [CGFloat: (size: CGSize, side: CGFloat)] = [
    568: (CGSize(width: 568, height: 320), 0), 667: (CGSize(width: 667, height: 375), 0),
    736: (CGSize(width: 736, height: 414), 0), 750: (CGSize(width: 844, height: 390), 47),
    844: (CGSize(width: 844, height: 390), 47),
  ]

  /// The width of the table in whose rounded sections a cell is so wide.
  private static func tableWidth(ofCell width: CGFloat) -> CGFloat {
    width + 40 >= 414 ? width + 40 : width + 32
  }

  // MARK: Values

  static func number(_ text: Substring?) -> CGFloat? {
    text.flatMap { Double($0) }.map { CGFloat($0) }
  }

  /// The numbers of the value, in order.
  var numbers: [CGFloat] {
    Self.numbers(in: value)
  }

  static func numbers(in text: String) -> [CGFloat] {
    text.matches(of: /-?\d+(?:\.\d+)?/).compactMap { number($0.output) }
  }

  /// The number behind a word of the value.
  func number(after word: String) -> CGFloat? {
    guard let range = value.range(of: word) else { return nil }
    return Self.number(value[range.upperBound...].prefixMatch(of: /[^\d;{-]*(-?\d+(?:\.\d+)?)/)?.1)
  }

  /// The frame behind a word of the value, or its first frame; a number that is left out is nil.
  func frame(after word: String = "") -> [CGFloat?]? {
    let start = word.isEmpty ? value.startIndex : value.range(of: word)?.upperBound
    guard let start, let match = value[start...].firstMatch(of: /\{([^}]*)\}/),
      word.isEmpty || value[start..<match.range.lowerBound].allSatisfy(\.isWhitespace)
    else { return nil }
    return match.1.split(separator: ",").map {
      Self.number($0.trimmingPrefix(while: \.isWhitespace))
    }
  }

  /// The calls of the value in order, without remarks; “(both again)” repeats the two before it.
  var calls: [String] {
    var calls: [String] = []
    for part in value.split(separator: ";") {
      let call = part.trimmingCharacters(in: .whitespaces)
      if call == "(both again)" {
        calls += calls.suffix(2)
      } else {
        let plain = call.replacing(
          /^\([^)]*\) ?|^… |\ …|\(decelerate: \w+\)|\(velocity 0\)/, with: "")
        if !plain.isEmpty { calls.append(plain) }
      }
    }
    return calls
  }
}
