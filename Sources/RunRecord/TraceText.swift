import Foundation

/// The text form of a trace, as in a `trace` block: one event a line, in columns.
package enum TraceText {
  /// The lines of a trace, columns aligned: call, path, answer, then `name: value` fields.
  package static func lines(of trace: Trace) -> [String] {
    let rows = trace.events.map(columns)
    let widths = (0..<3).map { column in rows.map { $0.head[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (text, width) in zip(row.head, widths) where width > 0 {
        if !line.isEmpty { line += "  " }
        line += text + String(repeating: " ", count: width - text.count)
      }
      if !row.fields.isEmpty { line += "  " + row.fields }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The same line with runs of spaces folded, so that alignment never makes a difference.
  package static func folded(_ line: some StringProtocol) -> String {
    line.withFoldedSpaces
  }

  /// A number without trailing zeros: `44`, `20.5`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  private static func columns(_ event: TraceEvent) -> (head: [String], fields: String) {
    var fields: [String] = []
    if let cell = event.cell { fields.append("cell: \(cell.rawValue)") }
    if let frame = event.frame {
      fields.append("frame: " + frame.map(number).joined(separator: " "))
    }
    fields += event.notes.map { "\($0.name): \($0.value)" }
    return (
      [event.call, event.path.map(String.init).joined(separator: "-"), event.answer ?? ""],
      fields.joined(separator: "  ")
    )
  }
}
