package import GotchaBook
package import RunRecord

/// The errors of a compiler log in the Markdown files of the book.
///
/// Generated code carries `#sourceLocation`, so that the compiler names the entry's line.
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
    self.init(CompilerMessage.messages(inLog: log))
  }

  package init(_ messages: [CompilerMessage]) {
    add(messages)
  }

  /// Takes the errors in Markdown files, each once.
  package mutating func add(_ messages: [CompilerMessage]) {
    var seen = Set(failures)
    for message in messages where message.severity == .error && message.file.hasSuffix(".md") {
      let place = Place(file: message.file, line: message.line, column: message.column)
      let failure = Failure(place: place, message: message.text)
      if seen.insert(failure).inserted { failures.append(failure) }
    }
  }

  package func adding(_ messages: [CompilerMessage]) -> CompileErrors {
    var errors = self
    errors.add(messages)
    return errors
  }

  /// The errors in the lines of a file; a path matches when one ends with the other.
  package func failures(in file: String, lines: ClosedRange<Int>) -> [Failure] {
    failures.filter { failure in
      (failure.place.file == file || failure.place.file.hasSuffix("/" + file))
        && lines.contains(failure.place.line)
    }
  }
}
