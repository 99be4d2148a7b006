/// Finds what would make a case green whatever the table does.
struct VainExpectations {
  private var evaluator: ConstantEvaluator
  /// Where the expectations end that are open.
  private var ends: [Int] = []
  /// Expectations deeper in each other are not looked at.
  private static let maximumDepth = 4

  /// Whether an expectation that is false is no better: it is what the wrong half is to show.
  private let isInPair: Bool

  init(_ declarations: CodeDeclarations, isInPair: Bool = false) {
    self.isInPair = isInPair
    evaluator = ConstantEvaluator(declarations: declarations)
  }

  /// What is wrong in a block that is whole.
  mutating func problems(in code: SwiftCode) -> [CodeProblem] {
    ends = []
    return code.words.indices.compactMap { index in
      switch code.words[index].kind {
      case .directive: expectation(at: index, of: code)
      case .attribute: test(at: index, of: code)
      case .call, .identifier, .type: evasion(at: index, of: code)
      default: nil
      }
    }
  }

  // MARK: - Expectations

  private mutating func expectation(at index: Int, of code: SwiftCode) -> CodeProblem? {
    let words = code.words
    guard words[index].text == "#expect" || words[index].text == "#require",
      index + 1 < words.count
    else { return nil }
    if words[index + 1].text == "{" {
      return thrownItself(words[index], bodyAt: index + 1, of: code)
    }
    guard words[index + 1].text == "(" else { return nil }
    let end = code.end(ofGroupAt: index + 1)
    ends.removeAll { $0 <= index }
    guard ends.count < Self.maximumDepth else { return nil }
    ends.append(end)
    let arguments = words[(index + 2)..<max(index + 2, end - 1)].split(atTopLevel: {
      $0.text == ","
    })
    guard let first = arguments.first, let word = first.first else { return nil }
    if word.text == "throws" { return thrown(first, bodyAt: end, of: code) }
    let place = words[index].offset
    if case .truth(true)? = evaluator.value(of: first) {
      return vain(place, "The expectation is true whatever the case does")
    }
    if isInPair || evaluator.value(of: first) == nil, evaluator.declarations.isConstant(first) {
      return vain(place, "The expectation has only constants of this page")
    }
    let sides = first.split(atTopLevel: { $0.text == "||" })
    guard sides.contains(where: { mayBeTrueAlone($0) }) else { return nil }
    return vain(place, "One side of '||' has only constants of this page")
  }

  /// Whether a part of an expression has only constants, and is not false.
  private mutating func mayBeTrueAlone(_ part: ArraySlice<SwiftCode.Word>) -> Bool {
    evaluator.declarations.isConstant(part) && evaluator.value(of: part) != .truth(false)
  }

  private func vain(_ offset: Int, _ message: String) -> CodeProblem {
    CodeProblem(
      offset: offset, rule: "vain-expectation", message: message,
      advice: "expect something of what the code under test did or is")
  }

  private func thrown(
    _ argument: ArraySlice<SwiftCode.Word>, bodyAt start: Int, of code: SwiftCode
  ) -> CodeProblem? {
    guard let word = argument.first else { return nil }
    if argument.contains(where: { $0.text == "Never" }) {
      return vain(word.offset, "That nothing is thrown is true of every case that passes")
    }
    return thrownItself(word, bodyAt: start, of: code)
  }

  /// A body that throws whatever the table does: by its first statement, or since it has only
  /// constants.
  private func thrownItself(
    _ word: SwiftCode.Word, bodyAt start: Int, of code: SwiftCode
  ) -> CodeProblem? {
    guard start < code.words.count, code.words[start].text == "{" else { return nil }
    let body = code.words[start..<code.end(ofGroupAt: start)]
    guard body.dropFirst().first?.text == "throw" || evaluator.declarations.isConstant(body) else {
      return nil
    }
    return vain(word.offset, "The expectation throws what it expects itself")
  }

  /// Exceptions that a block makes which is to show how UIKit raises one.
  static func raised(in code: SwiftCode) -> [CodeProblem] {
    code.words.indices.filter { index in
      code.words[index].text == "UIKitException" && index + 1 < code.words.count
        && code.words[index + 1].text == "("
    }.map { index in
      CodeProblem(
        offset: code.words[index].offset, rule: "vain-expectation",
        message: "The block raises what it expects itself",
        advice: "let the table raise it")
    }
  }

  // MARK: - Ways around

  /// Tests of an entry's own would run without its verdict, and what runs cases is not for them.
  private func test(at index: Int, of code: SwiftCode) -> CodeProblem? {
    let word = code.words[index]
    let message =
      if word.kind == .attribute, Self.tests.contains(word.text) {
        "'\(word.text)' in an entry is no case of it"
      } else if Self.machinery.contains(word.text) {
        "'\(word.text)' is not for entries: it could alter what is recorded of a case"
      } else {
        String?.none
      }
    return message.map {
      CodeProblem(
        offset: word.offset, rule: "own-test", message: $0,
        advice: "write the code below a heading; heading and blocks are the test")
    }
  }

  private static let tests: Set<String> = ["@Suite", "@Test", "@freestanding"]

  /// What runs and records cases, and the import that opens it.
  private static let machinery: Set<String> = [
    "@testable", "BookCheck", "CaseProgram", "ExpectationLog", "GotchaCase", "GotchaContext",
    "gotchaContext", "gotchaPlace",
  ]

  private func evasion(at index: Int, of code: SwiftCode) -> CodeProblem? {
    let words = code.words
    let word = words[index]
    let member = index + 2 < words.count && words[index + 1].text == "." ? words[index + 2] : nil
    switch (word.text, member?.text) {
    case ("withKnownIssue", _), ("IssueHandlingTrait", _),
      ("filterIssues", _) where word.isMember, ("compactMapIssues", _) where word.isMember:
      return evasion(word, "hides failures", "'ignore reason=\"…\"' on the fence")
    case ("Issue", "record"?) where isWarning(from: index + 3, of: code):
      return evasion(word, "with this severity fails nothing", "#expect")
    case ("Attachment", "record"?):
      return evasion(word, "could alter what is recorded of a case", "print")
    case ("SystemVersion", "$current"?):
      return evasion(
        word, "runs another version than the case's", "'Applies to' below the heading")
    case ("Test", "cancel"?):
      return evasion(word, "ends a case without a verdict", "'ignore reason=\"…\"' on the fence")
    case ("exit", _) where isCall(word), ("_exit", _) where isCall(word),
      ("quick_exit", _) where isCall(word), ("_Exit", _):
      return evasion(word, "ends the run of all cases", "'ignore reason=\"…\"' on the fence")
    default: return test(at: index, of: code)
    }
  }

  private func isCall(_ word: SwiftCode.Word) -> Bool { word.kind == .call && !word.isMember }

  private func evasion(_ word: SwiftCode.Word, _ what: String, _ instead: String) -> CodeProblem {
    CodeProblem(
      offset: word.offset, rule: "hidden-failure", message: "'\(word.text)' \(what)",
      advice: "use \(instead) instead")
  }

  private func isWarning(from start: Int, of code: SwiftCode) -> Bool {
    guard start < code.words.count else { return false }
    let words = code.words[start..<code.end(ofGroupAt: start)]
    return words.contains { $0.text == "severity" }
  }
}
