import Foundation

/// What a person sees on a screen, in words: a line for each thing, indented by what it is in.
struct Outline {
  private var lines: [(depth: Int, text: String)] = []
  private var depth = 0

  /// Begins a thing with others in it.
  mutating func begin(_ heading: String) {
    lines.append((depth, heading))
    depth += 1
  }

  /// Ends what was begun last.
  mutating func end() { depth = max(depth - 1, 0) }

  /// Adds a thing.
  mutating func add(_ text: String) { lines.append((depth, text)) }

  /// Text between quotation marks, controls and marks of direction spelled out.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result +=
          scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The lines, each with two spaces for what it is in.
  var text: String {
    lines.map { String(repeating: "  ", count: $0.depth) + $0.text }.joined(separator: "\n")
  }
}
