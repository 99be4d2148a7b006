import GotchaBook

/// What the compiler said about the blocks of one entry, as `gotchas test` leaves it for the
/// generator: the cases it names are not compiled, and fail with its words at their lines.
///
/// The first line is the hash of the entry it speaks of, so that an edited entry is free again;
/// each other line is `line:column: message`.
package struct Quarantine: Equatable, Sendable {
  package struct Problem: Hashable, Sendable {
    package var line: Int
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package var contentHash: String
  package var problems: [Problem]

  package init(contentHash: String, problems: [Problem]) {
    self.contentHash = contentHash
    self.problems = problems
  }

  /// Reads the text of a file; nil when nothing is in quarantine. Lines of another form are
  /// passed over.
  package init?(text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let hash = lines.first else { return nil }
    contentHash = String(hash)
    problems = lines.dropFirst().compactMap { line in
      let fields = line.split(separator: ":", maxSplits: 2)
      guard fields.count == 3, let number = Int(fields[0]), let column = Int(fields[1]) else {
        return nil
      }
      return Problem(line: number, column: column, message: String(fields[2].drop { $0 == " " }))
    }
    if problems.isEmpty { return nil }
  }

  /// The text that `init(text:)` reads.
  package var text: String {
    ([contentHash] + problems.map { "\($0.line):\($0.column): \($0.message)" })
      .joined(separator: "\n") + "\n"
  }

  /// The problems that keep a case from being compiled: those in its lines, and those that stand
  /// in no case at all, since every case shares the code between them.
  func problems(of found: Case, in entry: Entry) -> [Problem] {
    guard contentHash == entry.contentHash else { return [] }
    return problems.filter { problem in
      found.contains(problem) || !entry.cases.contains { $0.contains(problem) }
    }
  }

  /// Whether the code that the cases share is at fault.
  func isInSharedCode(of entry: Entry) -> Bool {
    contentHash == entry.contentHash
      && problems.contains { problem in
        !entry.cases.contains { $0.contains(problem) }
          || entry.setup.contains { $0.contains(problem) }
      }
  }
}

extension Case {
  fileprivate func contains(_ problem: Quarantine.Problem) -> Bool {
    (place.line...max(place.line, endLine)).contains(problem.line)
  }
}

extension CodeBlock {
  fileprivate func contains(_ problem: Quarantine.Problem) -> Bool {
    let last = firstLine + code.utf8.count { $0 == UInt8(ascii: "\n") }
    return (place.line...max(place.line, last)).contains(problem.line)
  }
}
