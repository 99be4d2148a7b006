import Foundation

/// How a page looks in a terminal: its width, and whether it is coloured.
struct TerminalStyle: Equatable {
  /// The width of prose, in columns.
  var width: Int
  var hasColor: Bool

  /// The width of a terminal that does not say how wide it is.
  static let standardWidth = 80
  /// Longer lines of prose are hard to read, however wide the terminal is.
  static let maximumWidth = 100

  /// What standard output can show: no colour in a pipe, for `NO_COLOR` or a dumb terminal.
  static var ofStandardOutput: TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(FileHandle.standardOutput.fileDescriptor) != 0
    return TerminalStyle(isTerminal: isTerminal, environment: environment)
  }

  init(width: Int = standardWidth, hasColor: Bool = false) {
    self.width = width
    self.hasColor = hasColor
  }

  init(isTerminal: Bool, environment: [String: String]) {
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? Self.standardWidth
    width = min(Self.maximumWidth, max(20, columns))
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColor = isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  /// The attributes of text, by their numbers in ECMA-48 (SGR).
  enum Attribute: Int {
    case bold = 1
    case faint = 2
    case italic = 3
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  func styled(_ text: String, _ attributes: Attribute...) -> String {
    guard hasColor, !text.isEmpty else { return text }
    let codes = attributes.map { "\($0.rawValue)" }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
