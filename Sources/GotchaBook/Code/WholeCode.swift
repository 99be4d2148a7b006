import SwiftSource

/// Whether a block of code is whole by itself: what opens in it closes in it.
///
/// The blocks of a case are put one behind the other. A comment, a string or a brace that is open
/// at the end of one would take in what the page shows as other blocks.
enum WholeCode {
  /// The deepest nesting of brackets that is read; the compiler's own limit is 256.
  private static let maximumDepth = 100

  /// What is wrong with a block, be it only that it cannot be read.
  static func problems(in block: CodeBlock) -> [CodeProblem] {
    let code = SwiftCode(block.code)
    let brackets = unbalanced(in: code)
    if let excess = code.excess { return [brackets ?? tooDeep(at: excess)] }
    if block.attributes.ignoreReason != nil { return [] }
    if let open = code.unclosed, open.offset <= brackets?.offset ?? .max { return [problem(open)] }
    return [brackets].compactMap { $0 } + placeChanges(in: code)
  }

  private static func problem(_ open: SwiftCode.Unclosed) -> CodeProblem {
    CodeProblem(
      offset: open.offset, rule: .unclosedCode,
      message: "The \(open.name) is not closed in this block",
      advice: "close it in the block in which it opens")
  }

  /// What closes each opening bracket or directive.
  private static let closing = ["(": ")", "[": "]", "{": "}", "#if": "#endif"]

  /// The first bracket or directive without its other half.
  private static func unbalanced(in code: SwiftCode) -> CodeProblem? {
    var open: [SwiftCode.Word] = []
    for word in code.words where word.kind == .punctuation || word.kind == .directive {
      switch word.text {
      case "(", "[", "{", "#if":
        open.append(word)
        if open.count > maximumDepth { return tooDeep(at: word.offset) }
      case ")", "]", "}", "#endif":
        guard let last = open.popLast() else { return unopened(word) }
        guard closing[last.text] == word.text else { return unclosed(last) }
      case "#else", "#elseif":
        guard let last = open.last else { return unopened(word) }
        guard last.text == "#if" else { return unclosed(last) }
      default: break
      }
    }
    return open.first.map(unclosed)
  }

  private static func unclosed(_ word: SwiftCode.Word) -> CodeProblem {
    CodeProblem(
      offset: word.offset, rule: .unclosedCode,
      message: "'\(word.text)' is not closed in this block",
      advice: "write '\(closing[word.text] ?? "")' in the block in which it opens")
  }

  private static func tooDeep(at offset: Int) -> CodeProblem {
    CodeProblem(
      offset: offset, rule: .tooDeep,
      message: "The code is nested more than \(maximumDepth) levels deep",
      advice: "give parts of it names")
  }

  private static func unopened(_ word: SwiftCode.Word) -> CodeProblem {
    CodeProblem(
      offset: word.offset, rule: .unopenedCode,
      message: "'\(word.text)' closes nothing that opens in this block",
      advice: "remove it, or open it in this block")
  }

  /// Directives that give what follows another place would blame another line or entry.
  private static func placeChanges(in code: SwiftCode) -> [CodeProblem] {
    code.words.filter { $0.kind == .directive && $0.text == "#sourceLocation" }.map { word in
      CodeProblem(
        offset: word.offset, rule: .sourceLocation,
        message: "'#sourceLocation' would give failures another place than theirs",
        advice: "remove it; the case's lines are those of this file already")
    }
  }
}
