import Foundation

/// How often something was changed in each way, as the table of a page.
struct InversionCounts {
  private var rows: [String] = []

  mutating func add(_ changed: String, _ count: Int) {
    rows.append("| \(changed) | \(count) |")
  }

  private static let head = "| Changed | Times, each of which a case failed |"

  /// Puts the table in the place of the one that the page has.
  func write(to path: String) throws {
    let url = URL(fileURLWithPath: path)
    var lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: Self.head) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: [Self.head, "| --- | ---: |"] + rows)
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
