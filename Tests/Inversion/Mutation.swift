import GotchaBook

/// One way to make the cases of a book wrong.
enum Mutation: String, CaseIterable {
  /// The first expectation of each case is inverted.
  case expectations = "an expectation in the case"
  /// Every expectation in the code that the cases of an entry share is inverted; it is the only one
  /// that some cases have.
  case sharedExpectations = "the expectations of the shared code"
  /// Every expectation in the Swift file of a case is inverted.
  case swiftFiles = "the expectations of the Swift file"
  /// Every line of every trace is changed.
  case traces = "every line of the traces"
  /// The text of every exception is changed.
  case exceptions = "the text of the exceptions"

  /// The edits that make each case of an entry wrong.
  func mutants(of entry: Entry) -> [Mutant] {
    entry.cases.compactMap { mutant(of: $0, in: entry) }
      .filter { !$0.edits.isEmpty || $0.swiftFile != nil }
  }

  private func mutant(of found: Case, in entry: Entry) -> Mutant? {
    let id = "\(entry.id)/\(found.slug)"
    let code = found.compiledBlocks
    guard found.isRun else { return nil }
    switch self {
    case .expectations:
      return code.lazy.compactMap { InvertedExpectation.all(in: $0).first }.first.map {
        // Inverted for both halves of a pair, it may hold for the wrong one, which is said at the
        // fence of that.
        Mutant(
          case: id, edits: $0.edits, lines: [$0.line], otherLines: Set(found.wrongLines))
      }
    case .sharedExpectations:
      guard code.allSatisfy({ InvertedExpectation.all(in: $0).isEmpty && $0.expectedText == nil }),
        found.traceBlocks.isEmpty, found.swiftFile == nil
      else { return nil }
      let inverted = entry.setup.flatMap(InvertedExpectation.all)
      return Mutant(
        case: id, edits: inverted.flatMap(\.edits), lines: [],
        otherLines: Set(inverted.map(\.line)))
    case .swiftFiles:
      return found.swiftFile.map { Mutant(case: id, swiftFile: $0) }
    case .traces:
      return Mutant(
        case: id, edits: found.traceBlocks.flatMap(Self.changedLines),
        lines: Set(found.traceBlocks.compactMap(\.firstTextLine)),
        texts: found.traceBlocks.flatMap(\.textLines))
    case .exceptions:
      let raising = code.filter { $0.expectedText != nil }
      let edits = raising.compactMap(\.expectedText).map {
        Edit(offset: $0.lowerBound + 1, text: "\(Self.mark) ")
      }
      return Mutant(case: id, edits: edits, lines: Set(raising.map(\.place.line)))
    }
  }

  /// What a changed line or text has more.
  static let mark = "changed"

  private static func changedLines(of trace: CodeBlock) -> [Edit] {
    var offset = trace.byteRange.lowerBound
    return trace.code.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      offset += line.utf8.count + 1
      return line.allSatisfy(\.isWhitespace) ? nil : Edit(offset: offset - 1, text: " \(mark)")
    }
  }
}

extension Case {
  /// Whether it is not left out as a whole.
  var isRun: Bool {
    swiftFile != nil || !compiledBlocks.isEmpty
  }

  /// The line of the fence of the wrong half of a pair.
  fileprivate var wrongLines: [Int] {
    swiftBlocks.filter { $0.attributes.way == .wrong }.prefix(1).map(\.place.line)
  }
}

extension CodeBlock {
  fileprivate var textLines: [String] {
    code.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The line of the file that the first line with text is on.
  fileprivate var firstTextLine: Int? {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { !$0.allSatisfy(\.isWhitespace) }.map { firstLine + $0 }
  }
}
