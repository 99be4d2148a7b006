package import GotchaBook

/// The errors of a compiler log that stand in a Markdown file of the book.
///
/// Generated code carries `#sourceLocation`, so that the compiler names the entry's line
/// (doc-tests.md §4.3).
package struct CompileErrors: Equatable, Sendable {
  package struct Failure: Hashable, Sendable {
    package var place: Place
    package var message: String
  }

  /// The errors by file as the compiler wrote its path, in the order of the log.
  package private(set) var failures: [Failure] = []

  package init() {}

  /// Reads lines of the form `file.md:line:column: error: message`; others are passed over.
  package init(log: String) {
    var seen: Set<Failure> = []
    for line in log.split(whereSeparator: \.isNewline) {
      guard let failure = Self.failure(in: line), seen.insert(failure).inserted else { continue }
      failures.append(failure)
    }
  }

  /// The errors in the lines of a file; a path matches when one ends with the other.
  package func failures(in file: String, lines: ClosedRange<Int>) -> [Failure] {
    failures.filter { failure in
      (failure.place.file == file || failure.place.file.hasSuffix("/" + file))
        && lines.contains(failure.place.line)
    }
  }

  private static func failure(in line: Substring) -> Failure? {
    let marker = ": error: "
    guard let range = line.firstRange(of: marker) else { return nil }
    let fields = line[..<range.lowerBound].split(separator: ":")
    guard fields.count >= 3, let column = Int(fields[fields.count - 1]),
      let number = Int(fields[fields.count - 2])
    else { return nil }
    let file = fields.dropLast(2).joined(separator: ":")
    guard file.hasSuffix(".md") else { return nil }
    return Failure(
      place: Place(file: file, line: number, column: column),
      message: String(line[range.upperBound...]))
  }
}
