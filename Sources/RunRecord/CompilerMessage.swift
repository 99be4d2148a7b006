/// One message of the Swift compiler, with its place as the compiler names it.
package struct CompilerMessage: Codable, Hashable, Sendable {
  /// How bad it is; notes belong to the message before them and are not kept.
  package enum Severity: String, Codable, Sendable {
    case error, warning
  }

  package var file: String
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var text: String

  package init(
    file: String, line: Int, column: Int, severity: Severity = .error, text: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
  }
}

// MARK: - Reading

extension CompilerMessage {
  /// The messages of a log, each once, in its order.
  package static func messages(inLog log: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return log.split(whereSeparator: \.isNewline).compactMap { line in
      CompilerMessage(line: line).flatMap { seen.insert($0).inserted ? $0 : nil }
    }
  }

  /// Reads `file:line:column: error: text`; nil for a line of another form.
  package init?(line: Substring) {
    for severity in [Severity.error, .warning] {
      guard let marker = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let fields = line[..<marker.lowerBound].split(separator: ":")
      guard fields.count >= 3, let column = Int(fields[fields.count - 1]),
        let number = Int(fields[fields.count - 2])
      else { continue }
      self.init(
        file: fields.dropLast(2).joined(separator: ":"), line: number, column: column,
        severity: severity, text: String(line[marker.upperBound...]))
      return
    }
    return nil
  }
}
