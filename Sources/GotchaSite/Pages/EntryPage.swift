import GotchaBook
import GotchaVerdicts
import RunRecord

/// The page of one entry: prose, code and traces in the file's order, verdicts beside the cases.
struct EntryPage {
  let entry: Entry
  let position: Int
  let content: SiteContent
  let map: SiteMap
  private(set) var markdown: MarkdownRenderer

  private let verdict: EntryVerdict
  private let root: String
  private let contradictions: [CaseVerdict.Contradiction]

  init(position: Int, content: SiteContent, map: SiteMap) {
    self.position = position
    self.content = content
    self.map = map
    entry = content.entries[position]
    verdict = content.verdicts.entries[position]
    root = PageFrame.root(from: map.pages[position])
    markdown = MarkdownRenderer(entry: entry, position: position, map: map, root: root)
    contradictions = verdict.cases.flatMap(\.contradictions)
  }

  var diagnostics: [Diagnostic] { markdown.diagnostics }

  /// The content of the page, below the header all pages share.
  mutating func html() -> HTML {
    let lead = markdown.blocks(entry.lead)
    let facts = self.facts()
    let body = self.body()
    return Tag.div(.class("entry")) {
      Tag.header(.class("entry-head")) {
        breadcrumb
        Tag.h1(.named("dir", "auto")) { entry.title }
        Tag.div(.class("lead")) { lead }
        Tag.div(.class("entry-verdict")) {
          VerdictBadge(verdict: verdict.verdict).html
          Tag.span { verdict.verdict?.explanation ?? "This entry is a note and proves nothing." }
        }
      }
      facts
      Tag.article(.class("prose")) {
        body
        edit
      }
      neighbours
    }
  }

  @HTMLBuilder
  private var edit: HTML {
    if let prefix = content.editURL,
      let url = SafeURL(external: prefix + SafeURL.encoded(entry.path))
    {
      Tag.p(.class("edit")) {
        Tag.a(.href(url), .named("rel", "noopener noreferrer")) { "Change this page" }
      }
    }
  }

  private var breadcrumb: HTML {
    let area = map.areas.first { $0.name == entry.area }
    return Tag.p(.class("breadcrumb")) {
      if let area { Tag.a(.href(SafeURL(root: root, path: area.path))) { entry.area } }
      if entry.kind != .gotcha { Tag.span(.class("kind")) { entry.kind.rawValue } }
    }
  }
}

// MARK: - Facts

extension EntryPage {
  private mutating func facts() -> HTML {
    var evidence: [HTML] = []
    for each in entry.evidence {
      let text = markdown.inlines(each.text)
      evidence.append(
        Tag.li {
          EvidenceBadge(level: each.level).html
          Tag.span { text }
        })
    }
    let items = HTML.group(evidence)
    return Tag.aside(.class("facts"), .label("Facts")) {
      Tag.dl {
        if let appliesTo = entry.appliesTo {
          fact("Applies to", "iOS \(appliesTo.description)")
        }
        if let changedIn = entry.changedIn { fact("Changed in", "iOS \(changedIn)") }
        fact("Cases", String(entry.cases.count))
      }
      if !evidence.isEmpty {
        Tag.p(.class("facts-title")) { "Evidence" }
        Tag.ul(.class("evidence")) { items }
      }
      if entry.cases.count > 1 { contents }
    }
  }

  private func fact(_ name: String, _ value: String) -> HTML {
    Tag.div {
      Tag.dt { name }
      Tag.dd { value }
    }
  }

  private var contents: HTML {
    Tag.nav(.class("contents"), .label("Cases")) {
      Tag.p(.class("facts-title")) { "Cases" }
      Tag.ul {
        for (each, verdict) in zip(entry.cases, verdict.cases) {
          Tag.li(.class("v-\(verdict.verdict.word)")) {
            VerdictBadge.mark(verdict.verdict)
            Tag.a(.href(SafeURL(anchor: each.slug)), .named("dir", "auto")) { each.title }
          }
        }
      }
    }
  }

  private var neighbours: HTML {
    Tag.nav(.class("neighbours"), .label("Previous and next")) {
      if position > 0 { neighbour(position - 1, "Previous", "prev") }
      if position + 1 < content.entries.count { neighbour(position + 1, "Next", "next") }
    }
  }

  private func neighbour(_ index: Int, _ words: String, _ relation: String) -> HTML {
    Tag.a(
      .class(relation), .named("rel", relation),
      .href(SafeURL(root: root, path: map.pages[index]))
    ) {
      Tag.span { words }
      Tag.strong(.named("dir", "auto")) { content.entries[index].title }
    }
  }
}

// MARK: - Body

extension EntryPage {
  private mutating func body() -> HTML {
    var parts: [HTML] = []
    var current: Int?
    var traces = 0
    for node in entry.body {
      switch node.kind {
      case .heading(let level):
        parts.append(remainder(traces, of: current))
        current = entry.cases.firstIndex { $0.place.line == node.place.line } ?? nil
        traces = 0
        parts.append(markdown.heading(node, level: level))
        if let current { parts.append(caseHead(current)) }
      case .codeBlock(let info, let code):
        let isTrace = info.split(whereSeparator: \.isWhitespace).first == "trace"
        let figure = CodeFigure(
          info: info, code: code, firstLine: node.place.line + 1,
          failures: contradictions.filter { concerns($0, node) }
        ).html
        parts.append(isTrace ? trace(traces, of: current, text: figure) : figure)
        if isTrace { traces += 1 }
      default: parts.append(markdown.blocks([node]))
      }
    }
    return .group(parts + [remainder(traces, of: current)])
  }

  private func concerns(_ each: CaseVerdict.Contradiction, _ node: MarkdownNode) -> Bool {
    isHere(each)
      && (node.place.line...max(node.place.line, node.endLine)).contains(
        each.failure.line)
  }

  private func isHere(_ each: CaseVerdict.Contradiction) -> Bool {
    each.failure.file == entry.path || each.failure.file.hasSuffix("/" + entry.path)
  }

  /// What stands right below a case's heading: its verdict, its versions, and what failed
  /// outside the code that is shown.
  private func caseHead(_ index: Int) -> HTML {
    let each = verdict.cases[index]
    let blocks = entry.body.filter {
      if case .codeBlock = $0.kind { true } else { false }
    }
    let elsewhere = each.contradictions.filter { failure in
      !blocks.contains { concerns(failure, $0) }
    }
    return .group([
      Tag.div(.class("case-head")) {
        VerdictBadge(verdict: each.verdict).html
        VersionChips(verdict: each, modelled: content.verdicts.modelled.versions).html
      },
      reason(of: each),
      stillHolding(each),
      HTML.group(elsewhere.map { Self.note($0.failure.message, $0.failure.file, $0.failure.line) }),
      HTML.group(
        each.compileErrors.map { Self.note($0.message, entry.path, $0.place.line) }),
      source(of: each),
    ])
  }

  private func reason(of each: CaseVerdict) -> HTML {
    each.verdict.isGood || each.verdict == .broken
      ? .empty : Tag.p(.class("case-reason")) { each.verdict.explanation }
  }

  /// What contradicts the entry without any expectation having failed.
  private func stillHolding(_ each: CaseVerdict) -> HTML {
    let versions = each.versions.filter { $0.claim == .changed && $0.verdict == .broken }
    guard !versions.isEmpty else { return .empty }
    let all = content.verdicts.modelled.versions
    return Tag.div(.class("case-failure")) {
      Tag.span {
        "On iOS \(VersionWords.folded(versions.map(\.version), in: all)) the case still holds, "
        "though the entry says that it has changed."
      }
    }
  }

  private static func note(_ message: String, _ file: String, _ line: Int) -> HTML {
    Tag.div(.class("case-failure")) {
      Tag.samp { message }
      Tag.span { "\(file), line \(line)" }
    }
  }

  private func source(of each: CaseVerdict) -> HTML {
    guard let source = content.swiftSources[each.id] else {
      return each.source.map { file in
        Tag.p(.class("case-reason")) {
          "This case is written in "
          Tag.code { file }
          "."
        }
      } ?? .empty
    }
    return .group([
      Tag.p(.class("case-reason")) {
        "This case is written in "
        Tag.code { source.file }
        ", from line \(source.firstLine)."
      },
      CodeFigure(
        info: "swift", code: source.code, firstLine: source.firstLine,
        failures: each.contradictions.filter { $0.failure.file.hasSuffix(source.file) }
      ).html,
    ])
  }

  /// What a case recorded after its last `trace` block, folded away.
  private func remainder(_ index: Int, of current: Int?) -> HTML {
    guard let current, let shown = verdict.cases[current].shown,
      shown.traces.indices.contains(index), !shown.traces[index].events.isEmpty
    else { return .empty }
    let count = shown.traces[index].events.count
    return Tag.details(.class("trace-text trace-rest")) {
      Tag.summary {
        (index == 0 ? "What the table was asked" : "What the table was asked after that")
          + ": \(count) \(count == 1 ? "call" : "calls")"
      }
      TraceTimeline(trace: shown.traces[index], version: shown.version, whole: wholeTrace).html
    }
  }

  private var wholeTrace: SafeURL {
    SafeURL(root: root, path: "traces/\(PageName.file(entry.id)).json")
  }

  /// The trace a case recorded, drawn, with the entry's own text folded below it.
  private func trace(_ index: Int, of current: Int?, text: HTML) -> HTML {
    guard let current, let shown = verdict.cases[current].shown,
      shown.traces.indices.contains(index), !shown.traces[index].events.isEmpty
    else { return text }
    let isWrong = verdict.cases[current].verdict == .broken
    return .group([
      TraceTimeline(trace: shown.traces[index], version: shown.version, whole: wholeTrace).html,
      isWrong
        ? text
        : Tag.details(.class("trace-text")) {
          Tag.summary { "The trace as text" }
          text
        },
    ])
  }
}
