import GotchaBook
import GotchaVerdicts
import RunRecord

/// A pair as a diff: the lines that differ with the function around them, then what they use of the
/// code that both halves share, and the rest folded. Code without a wrong half shows its own point
/// in the same way.
struct FixFigure {
  /// A shorter run of lines is not folded away.
  private static let shortestFold = 3
  /// More lines of a fix are folded.
  private static let longestFix = 40

  private enum Change { case none, removed, added }

  private struct Line {
    var change = Change.none
    var text: String
    var html: HTML
    var failures: [CaseVerdict.Contradiction] = []
    var isShown = false
  }

  private let code: FixCode
  /// The names that the entry's title and lead have: the point of code without a wrong half.
  private let subjects: Set<String>
  private let failures: [CaseVerdict.Contradiction]
  private let settings: BookSettings

  init(
    _ code: FixCode, subjects: Set<String>, failures: [CaseVerdict.Contradiction],
    settings: BookSettings
  ) {
    self.code = code
    self.subjects = subjects
    self.failures = failures
    self.settings = settings
  }

  var html: HTML {
    let diff = diff
    let context = FixContext(code.shared.texts)
    let used = context.lines(for: names(in: diff, of: context))
    return Tag.figure(.class("code", "fix", code.isPair ? "fix-pair" : "")) {
      Tag.figcaption {
        if code.isPair { Tag.span(.class("fix-wrong")) { "Not this" } }
        Tag.span(.class("fix-right")) { "In your code" }
      }
      if code.isPair {
        Tag.div(.class("fix-code")) { segments(diff) }
        if !used.isEmpty { self.used(used, in: context) }
        around
      } else {
        Tag.div(.class("fix-around")) { segments(point(in: context)) }
      }
    }
  }

  // MARK: Both halves

  private var diff: [Line] {
    let lines = LineDiff(code.wrong.texts, code.right.texts).lines.map { origin in
      switch origin {
      case .both(let index): line(code.right, index)
      case .first(let index): line(code.wrong, index, .removed)
      case .second(let index): line(code.right, index, .added)
      }
    }
    return Self.showing(lines) { $0.change != .none }
  }

  private func line(_ text: FixCode.Text, _ index: Int, _ change: Change = .none) -> Line {
    let line = text.lines[index]
    return Line(
      change: change, text: line.text, html: line.html,
      failures: failures.filter { $0.failure.line == line.number })
  }

  /// The lines with those shown that are wanted, and what encloses them.
  private static func showing(_ lines: [Line], where isWanted: (Line) -> Bool) -> [Line] {
    var lines = lines
    let wanted = lines.indices.filter { isWanted(lines[$0]) || !lines[$0].failures.isEmpty }
    for index in wanted.prefix(longestFix) {
      lines[index].isShown = true
      for outer in enclosing(index, in: lines) { lines[outer].isShown = true }
    }
    var start = 0
    while start < lines.count {
      guard !lines[start].isShown else {
        start += 1
        continue
      }
      let end = lines[start...].firstIndex(where: \.isShown) ?? lines.count
      if end - start < shortestFold { for index in start..<end { lines[index].isShown = true } }
      start = end
    }
    return lines
  }

  /// The lines that open and close what a line is in.
  private static func enclosing(_ index: Int, in lines: [Line]) -> [Int] {
    var found: [Int] = []
    var depth = lines[index].text.indentation
    // A signature of several lines belongs to the line that ends it.
    var isInSignature = false
    for outer in lines[..<index].indices.reversed() {
      let text = lines[outer].text
      guard !text.isEmpty, lines[outer].change == .none else { continue }
      if isInSignature {
        found.append(outer)
        isInSignature = text.indentation > depth
      } else if text.indentation < depth {
        found.append(outer)
        depth = text.indentation
        isInSignature = text.drop { $0 == " " }.hasPrefix(")")
      }
    }
    depth = lines[index].text.indentation
    for outer in lines[(index + 1)...].indices {
      let text = lines[outer].text
      guard text.indentation < depth, text.drop(while: { $0 == " " }).hasPrefix("}") else {
        continue
      }
      found.append(outer)
      depth = text.indentation
    }
    return found
  }

  // MARK: What both share

  /// What the fix uses that the wrong half does not, as far as the shared code declares it, and what
  /// the author marked.
  private func names(in diff: [Line], of context: FixContext) -> Set<String> {
    func names(_ change: Change) -> Set<String> {
      Set(diff.filter { $0.change == change }.flatMap(\.text.identifiers).map(String.init))
    }
    let new = names(.added).subtracting(names(.removed)).subtracting(names(.none))
    return new.intersection(context.names).union(code.shown)
  }

  private func used(_ used: Set<Int>, in context: FixContext) -> HTML {
    let indices = used.sorted()
    let margin = indices.map { context.lines[$0] }.filter { !$0.isEmpty }.map(\.indentation).min()
    let lines = indices.map { index in
      let text = String(context.lines[index].dropFirst(margin ?? 0))
      return Line(text: text, html: SwiftHighlighter.lines(of: text).first ?? .text(text))
    }
    return Tag.div(.class("fix-used")) {
      Tag.p(.class("fix-title")) { "It uses" }
      pre(lines)
    }
  }

  @HTMLBuilder
  private var around: HTML {
    let lines = code.shared.lines.indices.map { line(code.shared, $0) }
    if !lines.isEmpty {
      let isOpen = lines.contains { !$0.failures.isEmpty }
      Tag.details([.class("fix-fold", "fix-around")] + (isOpen ? [.flag("open")] : [])) {
        Tag.summary { Self.words(lines.count, "around it") }
        pre(lines)
      }
    }
  }

  /// Code without a wrong half: the lines with the names that the entry is about.
  private func point(in context: FixContext) -> [Line] {
    let lines = code.shared.lines.indices.map { line(code.shared, $0) }
    let marked = context.lines(for: code.shown)
    let found = Self.showing(
      lines.enumerated().map { offset, line in
        var line = line
        line.isShown = marked.contains(offset)
        return line
      }
    ) { line in
      line.isShown
        || (marked.isEmpty
          && !subjects.isDisjoint(with: line.text.identifiers.map(String.init)))
    }
    return found.contains(where: \.isShown)
      ? found
      : lines.map { line in
        var line = line
        line.isShown = true
        return line
      }
  }

  // MARK: Lines

  private func segments(_ lines: [Line]) -> HTML {
    HTML.group(
      Self.runs(lines).map { run in
        run[0].isShown
          ? pre(run)
          : Tag.details(.class("fix-fold")) {
            Tag.summary { Self.words(run.count, "more") }
            pre(run)
          }
      })
  }

  /// The lines in runs of those that are shown and those that are not.
  private static func runs(_ lines: [Line]) -> [[Line]] {
    lines.reduce(into: []) { runs, line in
      if let last = runs.last, last[0].isShown == line.isShown {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
  }

  private static func words(_ count: Int, _ what: String) -> String {
    "\(count) \(count == 1 ? "line" : "lines") \(what)"
  }

  private func pre(_ lines: [Line]) -> HTML {
    Tag.pre {
      Tag.code {
        for line in lines {
          Self.element(line)
          for failure in line.failures { CodeFigure.failure(failure, settings) }
        }
      }
    }
  }

  private static func element(_ line: Line) -> HTML {
    let content: [HTML] = [line.html, .text("\n")]
    return switch line.change {
    case .none: .element(.codeLine, [], content)
    case .removed: .element(.del, [.flag("data-fix")], content)
    case .added: .element(.ins, [.flag("data-fix")], content)
    }
  }
}

extension Tag {
  /// A line of code that wraps.
  static let codeLine = Tag("s-l")
}
