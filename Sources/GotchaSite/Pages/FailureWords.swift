/// The parts of an expectation's message as Swift Testing writes it: the expression with its operands
/// expanded (`(a → 1) == (b → 2)`), then the author's comments.
struct FailureWords {
  /// What was found.
  enum Finding: Equatable {
    /// A value in the place of another one; the other is nil where it would say nothing.
    case value(_ subject: String, is: String, shouldBe: String?)
    /// A message on the console.
    case message(String)
    /// An exception's text.
    case exception(String)
  }

  let expression: String
  let comment: String?
  let finding: Finding?

  private static let prefix = "Expectation failed: "
  /// A longer value or name is not read in a sentence.
  private static let longest = 60

  init(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let first = lines.first ?? ""
    expression = first.hasPrefix(Self.prefix) ? String(first.dropFirst(Self.prefix.count)) : first
    let rest = lines.dropFirst().filter { !$0.hasPrefix(" ") }.joined(separator: " ")
    comment = rest.isEmpty ? nil : rest
    finding = first.hasPrefix(Self.prefix) ? Self.finding(in: expression) : nil
  }

  /// One sentence in plain words.
  var sentence: String {
    if let comment { return comment.sentenceEnd }
    return switch finding {
    case .value(let subject, let found, let wanted?):
      "\(subject) is \(found), and should be \(wanted)."
    case .value(let subject, let found, nil): "\(subject) is \(found)."
    case .message(let text): "the console shows: \(text)"
    case .exception(let text): "an exception is raised: \(text)"
    case nil: expression
    }
  }

  // MARK: Reading the expression

  private static func finding(in expression: String) -> Finding? {
    if let message = consoleMessage(in: expression) { return .message(message) }
    if let (left, sign, right) = comparison(in: expression) {
      return compared(operand(left), sign, operand(right))
    }
    return truth(of: expression)
  }

  /// What is said of an operator's two operands, each its text and its value.
  private static func compared(
    _ left: (text: String, value: String?), _ sign: String, _ right: (text: String, value: String?)
  ) -> Finding? {
    let wanted = right.value ?? right.text
    guard left.text.count <= longest, wanted.count <= longest else { return nil }
    if sign == "===" { return .value(left.text, is: "another object", shouldBe: right.text) }
    guard let found = left.value else { return nil }
    if sign == "==", wanted == "nil", found.hasPrefix("*** Terminating app") {
      return .exception(found)
    }
    guard found.count <= longest else {
      return sign == "==" && wanted == "nil"
        ? .value(left.text, is: "not nil", shouldBe: wanted) : nil
    }
    switch sign {
    case "==": return .value(left.text, is: found, shouldBe: wanted)
    case "!=": return .value(left.text, is: found, shouldBe: nil)
    case "<": return .value(left.text, is: found, shouldBe: "less than \(wanted)")
    case ">": return .value(left.text, is: found, shouldBe: "more than \(wanted)")
    case "<=": return .value(left.text, is: found, shouldBe: "at most \(wanted)")
    case ">=": return .value(left.text, is: found, shouldBe: "at least \(wanted)")
    default: return nil
    }
  }

  /// What is said of an expression that is true or false.
  private static func truth(of expression: String) -> Finding? {
    var text = expression[...]
    let isNegated = text.hasPrefix("!(") && text.hasSuffix(")")
    if isNegated { text = text.dropFirst(2).dropLast() }
    for value in [" → true", " → false"] {
      while text.hasSuffix(value) { text = text.dropLast(value.count) }
    }
    guard let subject = withoutValues(text), subject.count <= longest,
      [" is ", " as? ", " || ", " && "].allSatisfy({ !subject.contains($0) })
    else { return nil }
    if !isNegated, subject.hasSuffix(".isEmpty") {
      let name = String(subject.dropLast(".isEmpty".count))
      return .value(name, is: "not empty", shouldBe: nil)
    }
    return .value(subject, is: "\(isNegated)", shouldBe: "\(!isNegated)")
  }

  /// The message of an expectation that the console shows none: the first that it has, or the words
  /// that were looked for.
  private static func consoleMessage(in expression: String) -> String? {
    guard let log = expression.firstRange(of: "ConsoleLog."),
      expression[..<log.lowerBound].allSatisfy({ "!(".contains($0) })
    else { return nil }
    let wantsNone =
      expression.hasPrefix("!(") || expression.hasSuffix(".isEmpty → false")
      || expression.hasSuffix(" == []")
    guard wantsNone else { return nil }
    for mark in [" → [\"", "$0.contains(\""] {
      if let start = expression.firstRange(of: mark)?.upperBound,
        let end = closingQuote(in: expression, from: start)
      {
        return [("\\'", "'"), ("\\\"", "\""), ("\\n", " "), ("\\t", "")]
          .reduce(String(expression[start..<end])) { $0.replacing($1.0, with: $1.1) }
      }
    }
    return nil
  }

  private static func closingQuote(in text: String, from start: String.Index) -> String.Index? {
    var index = start
    while index < text.endIndex, text[index] != "\"" {
      if text[index] == "\\" { index = text.index(after: index) }
      guard index < text.endIndex else { return nil }
      index = text.index(after: index)
    }
    return index < text.endIndex ? index : nil
  }

  /// `(name → value)` in its parts.
  private static func operand(_ text: Substring) -> (text: String, value: String?) {
    guard text.hasPrefix("("), text.hasSuffix(")"), let arrow = text.firstRange(of: " → ") else {
      return (String(text), nil)
    }
    return (
      String(text[..<arrow.lowerBound].dropFirst()), String(text[arrow.upperBound...].dropLast())
    )
  }
}

// MARK: - Parentheses

extension FailureWords {
  private static let signs = ["===", "==", "!=", "<=", ">=", "<", ">"]

  /// The operator between two operands that are in no parentheses or quotation marks together.
  private static func comparison(
    in text: String
  ) -> (left: Substring, sign: String, right: Substring)? {
    for place in outerSpaces(of: text[...]) {
      let rest = text[text.index(after: place)...]
      if let sign = signs.first(where: { rest.hasPrefix($0 + " ") }) {
        return (text[..<place], sign, rest.dropFirst(sign.count + 1))
      }
    }
    return nil
  }

  /// The spaces of a text that are in no parentheses or quotation marks.
  private static func outerSpaces(of text: Substring) -> [Substring.Index] {
    var (depth, isQuoted) = (0, false)
    var previous: Character = " "
    return text.indices.filter { index in
      let character = text[index]
      defer { previous = character }
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      guard !isQuoted else { return false }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return depth == 0 && character == " "
    }
  }

  /// A text with `name` for each `(name → value)`; nil where parentheses do not match.
  private static func withoutValues(_ text: Substring) -> String? {
    guard let open = text.firstIndex(of: "(") else {
      return text.contains(" → ") ? nil : String(text)
    }
    var depth = 0
    let close = text[open...].indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
    guard let close, let rest = withoutValues(text[text.index(after: close)...]) else { return nil }
    let inner = text[text.index(after: open)..<close]
    guard let arrow = inner.firstRange(of: " → ") else {
      return text[..<open] + "(\(inner))" + rest
    }
    // In a call the value is that of an argument.
    let isCall = open > text.startIndex && text[text.index(before: open)].isIdentifier
    let name = inner[..<arrow.lowerBound]
    return text[..<open] + (isCall ? "(\(name))" : "\(name)") + rest
  }
}

extension String {
  /// The text with a full stop, if it has none.
  var sentenceEnd: String {
    last.map { ".!?".contains($0) } == true ? self : self + "."
  }
}
