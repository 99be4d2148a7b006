import GotchaBook
import GotchaVerdicts
import RunRecord

/// Why a case is not good, in a sentence: what the author wrote beside the expectation that failed,
/// or what was expected and what was found.
struct FaultSentence {
  let verdict: CaseVerdict
  let modelled: [Version]
  let settings: BookSettings

  /// Whether the text goes on after the name of the case.
  var isPredicate: Bool { !verdict.compileErrors.isEmpty || !verdict.contradictions.isEmpty }

  var text: String {
    if let error = verdict.compileErrors.first {
      return "does not compile: \(error.message.firstLine)"
    }
    let failures = verdict.contradictions.map {
      (versions: $0.versions, words: FailureWords($0.failure.message).sentence)
    }
    if let first = failures.first {
      // What was found may differ between versions where the author's words do not.
      let failing = Set(failures.filter { $0.words == first.words }.flatMap(\.versions))
      let versions = VersionWords.folded(failing.sorted(), in: modelled)
      let on = failing.isEmpty ? "" : " on \(settings.name(versions))"
      return "fails\(on): \(first.words)"
    }
    return verdict.verdict.explanation.lowercasedFirst
  }
}

/// What is seen with the first version of a pair: what the author wrote beside the expectation, or
/// what was expected and what was found.
struct MisbehaviorSentence {
  private let misbehavior: VersionRun.Misbehavior
  private let version: String?

  /// - Parameter version: `simulated as iOS 15`.
  init(_ misbehavior: VersionRun.Misbehavior, on version: String?) {
    self.misbehavior = misbehavior
    self.version = version
  }

  @HTMLBuilder
  var html: HTML {
    "With the first version, \(version.map { "\($0), " } ?? "")"
    switch misbehavior.kind {
    case .exception:
      "the app raises "
      Tag.samp { misbehavior.text }
    case .message:
      "the console shows "
      Tag.samp { misbehavior.text }
    case .expectation:
      let words = FailureWords(misbehavior.text)
      switch words.finding {
      case _ where words.comment != nil:
        words.comment.map { $0.lowercasedFirst.sentenceEnd } ?? ""
      case .value(let subject, let found, let wanted):
        Tag.code { subject }
        " is "
        Tag.samp { found }
        if let wanted {
          "; with the fix, it is "
          Tag.samp { wanted }
        }
        "."
      case .message(let text):
        "the console shows "
        Tag.samp { text }
      case .exception(let text):
        "the app raises "
        Tag.samp { text }
      case nil:
        "this does not hold: "
        Tag.samp { words.expression }
      }
    }
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
}
