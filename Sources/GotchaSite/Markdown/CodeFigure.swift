import GotchaBook
import GotchaVerdicts
import RunRecord

/// A code block: highlighted when it is Swift, with what failed under the line that failed.
struct CodeFigure {
  private let code: String
  private let firstLine: Int
  private let failures: [CaseVerdict.Contradiction]
  private let language: String
  /// The words after the language, for a reader: `wrong`, `raises "text"`.
  private let remark: String

  /// - Parameters:
  ///   - info: Everything after the opening fence.
  ///   - firstLine: The file's line of the first line of code.
  init(
    info: String, code: String, firstLine: Int, failures: [CaseVerdict.Contradiction] = []
  ) {
    self.code = code
    self.firstLine = firstLine
    self.failures = failures
    let word = info.prefix { !$0.isWhitespace }
    language = String(word)
    remark = String(info[word.endIndex...].drop(while: \.isWhitespace))
  }

  var html: HTML {
    let way = ["wrong", "right"].first { remark.split(separator: " ").contains(Substring($0)) }
    return Tag.figure(.class("code", way.map { "code-\($0)" } ?? "")) {
      Tag.figcaption {
        Tag.span(.class("code-language")) { Self.name(of: language) }
        if !remark.isEmpty { Tag.span(.class("code-remark")) { remark } }
      }
      Tag.pre(.named("tabindex", "0"), .named("role", "region"), .label(label)) {
        Tag.code { lines }
      }
    }
  }

  private var label: String { "\(Self.name(of: language)) code, from line \(firstLine)" }

  private var lines: HTML {
    let shown = language == "swift" ? SwiftHighlighter.lines(of: code) : Self.plainLines(code)
    var failuresByLine: [Int: [CaseVerdict.Contradiction]] = [:]
    for failure in failures { failuresByLine[failure.failure.line, default: []].append(failure) }
    guard !failuresByLine.isEmpty else {
      return .group(shown.map { .group([$0, .text("\n")]) })
    }
    return .group(
      shown.enumerated().map { offset, line in
        let failed = failuresByLine[firstLine + offset] ?? []
        return failed.isEmpty ? .group([line, .text("\n")]) : Self.failed(line, failed)
      })
  }

  private static func failed(_ line: HTML, _ failures: [CaseVerdict.Contradiction]) -> HTML {
    .group(
      [Tag.span(.class("failed-line")) { line }]
        + failures.map { each in
          Tag.span(.class("failure")) {
            Tag.span(.class("failure-versions")) { "iOS \(VersionWords.list(each.versions))" }
            Tag.samp { each.failure.message }
          }
        })
  }

  static func plainLines(_ code: String) -> [HTML] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { .text(String($0)) }
  }

  private static func name(of language: String) -> String {
    switch language {
    case "swift": "Swift"
    case "objc": "Objective-C"
    case "", "text": "Text"
    default: language
    }
  }
}
