import GotchaBook
import GotchaVerdicts
import RunRecord

/// Code of one or more blocks, highlighted when it is Swift, with what failed under the line that
/// failed.
struct CodeFigure {
  /// What the code is to a reader.
  enum Use: String {
    case cure, wrong, other
  }

  /// One block of the entry.
  struct Part {
    /// The word after the opening fence, and the others: `wrong`, `raises "text"`.
    let language, remark: String
    let code: String
    /// The file's line of the first line of code.
    let firstLine: Int
    let failures: [CaseVerdict.Contradiction]

    /// - Parameter info: Everything after the opening fence.
    init(
      info: String, code: String, firstLine: Int, failures: [CaseVerdict.Contradiction] = []
    ) {
      let word = info.prefix { !$0.isWhitespace }
      language = String(word)
      remark = String(info[word.endIndex...].drop(while: \.isWhitespace))
      self.code = code
      self.firstLine = firstLine
      self.failures = failures
    }
  }

  private let parts: [Part]
  private let title: String?
  private let use: Use
  private let settings: BookSettings

  /// - Parameter title: In the place of the language and the words after it.
  init(
    _ parts: [Part], title: String? = nil, use: Use = .other,
    settings: BookSettings = BookSettings()
  ) {
    self.parts = parts
    self.title = title
    self.use = use
    self.settings = settings
  }

  var html: HTML {
    Tag.figure(.class("code", use == .other ? "" : "code-\(use.rawValue)")) {
      Tag.figcaption {
        Tag.span(.class("code-language")) { title ?? language }
        if title == nil, let remark = parts.first?.remark, !remark.isEmpty {
          Tag.span(.class("code-remark")) { remark }
        }
      }
      Tag.pre {
        Tag.code {
          for (index, part) in parts.enumerated() {
            index > 0 ? "\n" : ""
            lines(of: part)
          }
        }
      }
    }
  }

  private var language: String { Self.name(of: parts.first?.language ?? "") }

  private func lines(of part: Part) -> HTML {
    let shown =
      part.language == "swift" ? SwiftHighlighter.lines(of: part.code) : Self.plainLines(part.code)
    let lengths = part.code.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(\.count)
    var failures: [Int: [CaseVerdict.Contradiction]] = [:]
    for failure in part.failures { failures[failure.failure.line, default: []].append(failure) }
    return .group(
      shown.enumerated().map { offset, line in
        let found = failures[part.firstLine + offset] ?? []
        guard found.isEmpty else { return failed(line, found) }
        let content: [HTML] = [line, .text("\n")]
        let isLong = offset < lengths.count && lengths[offset] > Self.shortLine
        return isLong ? .element(.codeLine, [], content) : .group(content)
      })
  }

  /// The bytes of a line that wraps nowhere but on the narrowest screens.
  private static let shortLine = 36

  private func failed(_ line: HTML, _ failures: [CaseVerdict.Contradiction]) -> HTML {
    .group(
      [Tag.span(.class("failed-line")) { line }]
        + failures.map { Self.failure($0, settings) })
  }

  /// What failed in a line.
  static func failure(_ each: CaseVerdict.Contradiction, _ settings: BookSettings) -> HTML {
    let versions = each.versions.map(\.description).joined(separator: ", ")
    return Tag.span(.class("failure")) {
      if !versions.isEmpty { Tag.span(.class("failure-versions")) { settings.name(versions) } }
      Tag.samp { each.failure.message }
    }
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
