import GotchaBook
import GotchaVerdicts
import RunRecord

/// The page of one entry: symptom and cure first, then the rest in the file's order, verdicts
/// beside the cases.
struct EntryPage {
  let entry: Entry
  let position: Int
  let content: SiteContent
  let map: SiteMap
  let symbols: SymbolIndex
  private(set) var markdown: MarkdownRenderer

  let verdict: EntryVerdict
  let root: String
  private let contradictions: [CaseVerdict.Contradiction]

  /// The page of the entry at a position; `entry` is that entry with its body.
  init(
    _ entry: Entry, position: Int, content: SiteContent, map: SiteMap, symbols: SymbolIndex
  ) {
    self.entry = entry
    self.position = position
    self.content = content
    self.map = map
    self.symbols = symbols
    verdict = content.verdicts.entries[position]
    root = PageFrame.root(from: map.pages[position])
    markdown = MarkdownRenderer(
      entry: entry, position: position, map: map, root: root, symbols: symbols)
    contradictions = verdict.cases.flatMap(\.contradictions)
  }

  var diagnostics: [Diagnostic] { markdown.diagnostics }

  /// The content of the page, below the header all pages share.
  mutating func html() -> HTML {
    let lead = markdown.blocks(entry.lead)
    let evidence = entry.evidence.map { (level: $0.level, text: markdown.inlines($0.text)) }
    let body = self.body()
    return Tag.div(.class("entry")) {
      Tag.header(.class("entry-head")) {
        breadcrumb
        Tag.h1(.named("dir", "auto")) { entry.title }
        Tag.div(.class("lead")) { lead }
        Tag.div(.class("entry-verdict")) {
          VerdictBadge(verdict: verdict.verdict).html
          Tag.span(.class("verdict-words")) { VerdictSentence(verdict: verdict).text }
          since
        }
        observations
      }
      Tag.article(.class("prose")) {
        body
        edit
      }
      EntryFacts(page: self, evidence: evidence).html
      neighbours
    }
  }

  private var breadcrumb: HTML {
    let area = map.area(of: position)
    return Tag.p(.class("breadcrumb")) {
      if let area { Tag.a(.href(SafeURL(root: root, path: area.path))) { entry.area } }
      if entry.kind != .gotcha {
        Tag.a(.class("kind"), .href(SafeURL(root: root, path: Listing.path(of: entry.kind)))) {
          entry.kind.rawValue
        }
      }
    }
  }

  @HTMLBuilder
  private var since: HTML {
    if let since = content.history.since(verdict) {
      Tag.span(.class("since")) { "since \(since.date) (\(since.label))" }
    }
  }

  /// Whether the model does what the public observations show that the entry rests on.
  @HTMLBuilder
  private var observations: HTML {
    let records = entry.claims.compactMap { content.observations.records[$0] }
    if !records.isEmpty {
      Tag.ul(.class("chips"), .label("Observations")) {
        for record in records {
          Tag.li(.class("chip", record.isReproduced ? "v-holds" : "v-ignored")) {
            VerdictBadge.mark(record.isReproduced ? .holds : .ignored(reason: ""))
            Tag.span { record.id }
            Tag.span(.class("chip-verdict")) {
              record.isReproduced
                ? "reproduced by the model"
                : "not reproduced" + (record.reason.map { ": \($0)" } ?? "")
            }
          }
        }
      }
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

  private var neighbours: HTML {
    Tag.nav(.class("neighbours"), .label("Previous and next")) {
      if position > 0 { neighbour(position - 1, .previous) }
      if position + 1 < content.entries.count { neighbour(position + 1, .next) }
    }
  }

  private func neighbour(_ index: Int, _ side: Side) -> HTML {
    Self.neighbour(
      content.entries[index].title, SafeURL(root: root, path: map.pages[index]), side)
  }

  /// On which side of an entry its neighbour stands.
  enum Side {
    case previous, next
  }

  /// The link to a neighbour of an entry.
  static func neighbour(_ title: String, _ url: SafeURL, _ side: Side) -> HTML {
    let (words, relation) = side == .previous ? ("Previous", "prev") : ("Next", "next")
    return Tag.a(.class(relation), .named("rel", relation), .href(url)) {
      Tag.span { words }
      Tag.strong(.named("dir", "auto")) { title }
    }
  }
}

// MARK: - Body

extension EntryPage {
  private mutating func body() -> HTML {
    var parts: [HTML] = []
    var current: Int?
    var traces = 0
    for node in ReadingOrder.ordered(entry.body) {
      switch node.kind {
      case .heading(let level):
        parts.append(remainder(traces, of: current))
        current = entry.cases.firstIndex { $0.place.line == node.place.line } ?? nil
        traces = 0
        parts.append(markdown.heading(node, level: level))
        if let current {
          parts.append(
            CaseHead(page: self, verdict: verdict.cases[current], blocks: codeBlocks).html)
        }
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

  private var codeBlocks: [MarkdownNode] {
    entry.body.filter { if case .codeBlock = $0.kind { true } else { false } }
  }

  /// Whether a failure is in the lines of a block of this entry.
  func concerns(_ each: CaseVerdict.Contradiction, _ node: MarkdownNode) -> Bool {
    let isHere = each.failure.file == entry.path || each.failure.file.hasSuffix("/" + entry.path)
    return isHere
      && (node.place.line...max(node.place.line, node.endLine)).contains(each.failure.line)
  }

  var wholeTrace: SafeURL {
    SafeURL(root: root, path: "traces/\(PageName.file(entry.id)).json")
  }

  /// The traces of the case that are shown, those of its wrong way left out.
  private func mainTraces(of index: Int) -> (version: Version, traces: [Trace])? {
    verdict.cases[index].shown.map { shown in
      (shown.version, shown.traces.filter { $0.way != Trace.wrongWay })
    }
  }

  /// What a case recorded after its last `trace` block, folded away: for a pair, both ways.
  private func remainder(_ index: Int, of current: Int?) -> HTML {
    guard let current, let shown = verdict.cases[current].shown else { return .empty }
    let charts = CaseCharts(verdict: verdict.cases[current], shown: shown).html
    if let pair = TracePair(shown, whole: wholeTrace) { return .group([charts, pair.html]) }
    guard let (version, traces) = mainTraces(of: current), traces.indices.contains(index),
      !traces[index].events.isEmpty
    else { return charts }
    let count = traces[index].events.count
    return .group([
      charts,
      Tag.details(.class("trace-text trace-rest")) {
        Tag.summary {
          (index == 0 ? "What the table was asked" : "What the table was asked after that")
            + ": \(count) \(count == 1 ? "call" : "calls")"
        }
        TraceTimeline(
          trace: traces[index], version: version, whole: wholeTrace,
          limit: TraceTimeline.foldedLimit
        ).html
      },
    ])
  }

  /// The trace a case recorded, drawn, with the entry's own text folded below it.
  private func trace(_ index: Int, of current: Int?, text: HTML) -> HTML {
    guard let current, let (version, traces) = mainTraces(of: current),
      traces.indices.contains(index), !traces[index].events.isEmpty
    else { return text }
    let isWrong = verdict.cases[current].verdict == .broken
    return .group([
      TraceTimeline(trace: traces[index], version: version, whole: wholeTrace).html,
      isWrong
        ? text
        : Tag.details(.class("trace-text")) {
          Tag.summary { "The trace as text" }
          text
        },
    ])
  }
}
