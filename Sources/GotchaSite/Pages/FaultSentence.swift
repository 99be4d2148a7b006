import GotchaBook
import GotchaVerdicts
import RunRecord

/// Why a case is not good, in a sentence: what the author wrote beside the expectation that failed,
/// or what was expected and what was found.
struct FaultSentence {
  let verdict: CaseVerdict
  let modelled: [Version]
  let settings: BookSettings

  var text: String {
    if let error = verdict.compileErrors.first {
      return "does not compile: \(error.message.firstLine)"
    }
    if let found = verdict.contradictions.first {
      let versions = VersionWords.folded(found.versions, in: modelled)
      let words = FailureWords(found.failure.message)
      let on = found.versions.isEmpty ? "" : " on \(settings.name(versions))"
      return "fails\(on): \(words.sentence)"
    }
    return verdict.verdict.explanation.lowercasedFirst
  }
}

/// What is seen with the first version of a pair: what the author wrote beside the expectation, or
/// what was expected and what was found.
struct MisbehaviorSentence {
  private let misbehavior: VersionRun.Misbehavior
  private let version: String

  init(_ misbehavior: VersionRun.Misbehavior, on version: String) {
    self.misbehavior = misbehavior
    self.version = version
  }

  @HTMLBuilder
  var html: HTML {
    "With the first version, simulated as \(version), "
    switch misbehavior.kind {
    case .exception:
      "the app raises "
      Tag.samp { misbehavior.text }
    case .message:
      "the console shows "
      Tag.samp { misbehavior.text }
    case .expectation:
      let words = FailureWords(misbehavior.text)
      if let comment = words.comment {
        comment.lowercasedFirst.sentenceEnd
      } else if let values = words.values {
        Tag.code { values.subject }
        " is "
        Tag.samp { values.found }
        if let wanted = values.wanted {
          "; with the fix, it is "
          Tag.samp { wanted }
        }
        "."
      } else {
        "this does not hold: "
        Tag.samp { words.expression }
      }
    }
  }
}

/// The parts of an expectation's message as Swift Testing writes it: the expression with its operands
/// expanded (`(a → 1) == (b → 2)`), then the author's comments.
struct FailureWords {
  /// A value that was found where another one was wanted.
  struct Values: Equatable {
    var subject: String
    var found: String
    /// Nil where another relation than equality was wanted.
    var wanted: String?
  }

  let expression: String
  let comment: String?
  let values: Values?

  private static let prefix = "Expectation failed: "
  /// A longer value is not read in a sentence.
  private static let longest = 60

  init(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let first = lines.first ?? ""
    expression = first.hasPrefix(Self.prefix) ? String(first.dropFirst(Self.prefix.count)) : first
    let rest = lines.dropFirst().filter { !$0.hasPrefix(" ") }.joined(separator: " ")
    comment = rest.isEmpty ? nil : rest
    values = Self.values(of: expression)
  }

  /// One sentence in plain words.
  var sentence: String {
    if let comment { return comment.sentenceEnd }
    if let values {
      return "\(values.subject) is \(values.found)"
        + (values.wanted.map { ", and should be \($0)." } ?? ".")
    }
    return expression
  }

  private static func values(of expression: String) -> Values? {
    guard let range = expression.firstRange(of: " == ") else { return nil }
    let left = operand(expression[..<range.lowerBound])
    let right = operand(expression[range.upperBound...])
    // What is expanded is what was found; the other one is a literal.
    guard let found = left.value, found.count <= longest else { return nil }
    let wanted = right.value ?? right.text
    return Values(
      subject: left.text, found: found, wanted: wanted.count <= longest ? wanted : nil)
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

extension String {
  fileprivate var firstLine: String {
    split(whereSeparator: \.isNewline).first.map(String.init) ?? self
  }

  /// A name in code keeps its capitals.
  fileprivate var lowercasedFirst: String {
    let second = dropFirst().first
    return second?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }

  fileprivate var sentenceEnd: String {
    last.map { ".!?".contains($0) } == true ? self : self + "."
  }
}
