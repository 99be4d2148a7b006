import GotchaBook
import GotchaVerdicts
import RunRecord

/// The page of one entry: symptom and cure first, what the entry rests on beside them, and the
/// proofs folded below the code that they drive.
struct EntryPage {
  let page: BookPage
  let content: SiteContent
  let map: SiteMap
  let symbols: SymbolIndex
  /// All pages of the book.
  let pages: [BookPage]
  let shelves: Shelves
  /// The nearest entries.
  let related: [BookPage]
  /// Leads from the page to the site's root.
  let root: String
  /// What the runs found other than the entry claims, of all its cases.
  let contradictions: [CaseVerdict.Contradiction]

  var entry: Entry { page.entry }
  var verdict: EntryVerdict { page.verdict }
  var shelf: Shelf { page.shelf }
  var settings: BookSettings { content.settings }

  /// The content of the page, below the header all pages share, and what is wrong with its links.
  var contents: (html: HTML, diagnostics: [Diagnostic]) {
    var markdown = MarkdownRenderer(self)
    let lead = markdown.blocks(entry.lead)
    let evidence = entry.evidence.map { (evidence: $0, text: markdown.inlines($0.text)) }
    let fix = fix
    let body = body(&markdown, without: fix?.heading)
    let html = Tag.div([.class("entry")] + page.marks) {
      Tag.header(.class("entry-head")) {
        breadcrumb
        Tag.h1(.named("dir", "auto")) { BreakableTitle(title: entry.title).html }
        Tag.div(.class("lead")) { lead }
        status
      }
      Tag.article(.class("prose")) {
        fix?.html ?? .empty
        legend
        body
        part
      }
      EntryFacts(page: self, evidence: evidence).html
      neighbors
      relatedEntries
    }
    return (html, markdown.diagnostics)
  }

  private var breadcrumb: HTML {
    Tag.p(.class("breadcrumb")) {
      Tag.a(.href(SafeURL(root: root, path: map.area(of: page.position).path))) { entry.area }
      if shelf != .today {
        Tag.a(.class("kind"), .href(SafeURL(root: root, path: shelf.path))) {
          entry.kind == .gotcha || shelf == .startHere
            ? shelf.title(in: settings) : entry.kind.rawValue.capitalizedFirst
        }
      }
    }
  }

  /// The verdict, the versions and the best basis; what is not good says since when, and what
  /// happened.
  private var status: HTML {
    let status = EntryStatus(page: page, settings: settings)
    return Tag.div(.class("entry-verdict")) {
      Tag.p(.class("status")) {
        status.badge
        status.facts
        Tag.a(.class("status-how"), .href(SafeURL(root: root, path: HowPage.path))) {
          HowPage.title
        }
        since
      }
      faults
    }
  }

  @HTMLBuilder
  private var since: HTML {
    if let since = content.history.since(verdict) {
      Tag.span(.class("since"), .title(since.label)) {
        "\(verdict.verdict?.isGood == true ? "Unchanged since" : "Since") "
        DayText.words(since.date)
      }
    }
  }

  /// The cases that are not good, each with its reason in words; those of one reason together.
  @HTMLBuilder
  private var faults: HTML {
    let faults = zip(entry.cases, verdict.cases).filter { !$0.1.verdict.isGood }.map {
      (
        case: $0, verdict: $1.verdict,
        sentence: FaultSentence(
          verdict: $1, modelled: content.verdicts.modelled.versions, settings: settings)
      )
    }
    if !faults.isEmpty {
      Tag.ul(.class("entry-faults"), .label("What is not good")) {
        for group in faults.grouped(where: { $0.sentence.text == $1.sentence.text }) {
          Tag.li(.class("mark v-\(group[0].verdict.word)")) {
            Tag.span {
              if group.count < verdict.cases.count || group.count == 1 {
                for (index, each) in group.enumerated() {
                  index > 0 ? ", " : ""
                  Tag.a(.href(SafeURL(anchor: each.case.slug)), .named("dir", "auto")) {
                    each.case.title
                  }
                }
                (group[0].sentence.isPredicate ? " " : ": ") + group[0].sentence.text
              } else {
                group[0].sentence.text.capitalizedFirst
              }
            }
          }
        }
      }
    }
  }

  /// What the short names in logs stand for, where the entry has such a log.
  @HTMLBuilder
  private var legend: HTML {
    if let legend = settings.legend,
      codeBlocks.contains(where: { $0.literal.contains(legend.code) })
    {
      Tag.p(.class("tokens")) { BookSettings.html(legend.text) }
    }
  }

  /// Where the page can be changed, and where what others find can be reported.
  @HTMLBuilder
  private var part: HTML {
    if let repository = content.repository,
      let edit = repository.edit(entry),
      let report = repository.report(entry, form: settings.reportForm)
    {
      Tag.p(.class("edit")) {
        Tag.a(.href(report)) { settings.word(.report) }
        Tag.a(.href(edit)) { "Edit this page" }
      }
    }
  }

  /// The entries before and after it in its area.
  @HTMLBuilder
  private var neighbors: HTML {
    let area = map.area(of: page.position)
    if let (order, place) = shelves.neighbors(of: page.position), order.count > 1 {
      Tag.nav(.class("neighbors"), .label(area.name)) {
        if place > 0 { neighbor(order[place - 1], "Previous", "prev") }
        Tag.a(.class("neighbors-area"), .href(SafeURL(root: root, path: area.path))) {
          "\(area.name): \(place + 1) of \(order.count)"
        }
        if place + 1 < order.count { neighbor(order[place + 1], "Next", "next") }
      }
    }
  }

  private func neighbor(_ position: Int, _ words: String, _ relation: String) -> HTML {
    let page = pages[position]
    return Tag.a(
      [.class("neighbor-\(relation)"), .named("rel", relation), .href(page.url(root: root))]
        + page.marks
    ) {
      Tag.small {
        "\(words) "
        EntryStatus(page: page, settings: settings).mark
      }
      Tag.span(.named("dir", "auto")) { BreakableTitle(title: page.entry.title).html }
    }
  }

  @HTMLBuilder
  private var relatedEntries: HTML {
    if !related.isEmpty {
      Tag.nav(.class("related"), .label("Related entries")) {
        Tag.h2 { "Related" }
        Tag.ul {
          for page in related {
            Tag.li(page.marks) {
              page.link(root: root)
              EntryStatus(page: page, settings: settings).html
            }
          }
        }
      }
    }
  }

  /// The file with the whole traces; nil when no case has any.
  var wholeTrace: SafeURL? {
    TraceFile.path(of: verdict).map { SafeURL(root: root, path: $0) }
  }
}

// MARK: - Body

extension EntryPage {
  /// The code that a reader came for, to be shown before all else, and the line of its heading.
  private var fix: (html: HTML, heading: Int)? {
    let found = ReadingOrder.parts(of: entry.body).compactMap { heading, nodes in
      heading.flatMap { heading in
        entry.cases.contains { $0.place.line == heading.place.line }
          ? FixCode(CaseRoles(nodes, isCure: true)).map { (code: $0, heading: heading.place.line) }
          : nil
      }
    }
    guard let first = found.first(where: \.code.isPair) ?? found.first else { return nil }
    let html = Tag.section(.class("the-fix"), .named("aria-labelledby", "the-fix")) {
      Tag.h2(.class("visually-hidden"), .id("the-fix")) { "The fix" }
      figure(first.code)
    }
    return (html, first.heading)
  }

  private func figure(_ code: FixCode) -> HTML {
    FixFigure(
      code, subjects: subjects,
      failures: contradictions.filter { each in code.nodes.contains { concerns(each, $0) } },
      settings: settings
    ).html
  }

  /// The names in code that the title and the lead have.
  private var subjects: Set<String> {
    let spans = entry.lead.flatMap(\.codeSpans) + entry.title.split(separator: " ").map(String.init)
    return Set(
      spans.flatMap(\.identifiers).map(String.init)
        .filter { $0.dropFirst().contains(where: \.isUppercase) })
  }

  /// - Parameter shown: The line of the heading whose code is shown already.
  private func body(_ markdown: inout MarkdownRenderer, without shown: Int?) -> HTML {
    var parts: [HTML] = []
    var section: String?
    // Behind the heading of what one sees, or where there is none before all else.
    var symptomAt: Int?
    for (heading, nodes) in ReadingOrder.parts(of: entry.body) {
      var found: Int?
      if let heading, case .heading(let level) = heading.kind {
        if level <= 2 { section = heading.plainText }
        parts.append(markdown.heading(heading, level: level))
        if level <= 2, section == ReadingOrder.symptom { symptomAt = parts.count }
        found = entry.cases.firstIndex { $0.place.line == heading.place.line }
      }
      let isCure = section == ReadingOrder.cure
      let facts = found.flatMap { entry.cases[$0].factsLine }
      let nodes = nodes.filter { $0.place.line != facts }
      if let found { parts.append(versions(of: entry.cases[found])) }
      let roles = CaseRoles(nodes, isCure: isCure && found != nil)
      parts.append(markdown.blocks(roles.before))
      if heading == nil || heading?.place.line != shown { parts.append(code(of: roles)) }
      if let found { parts.append(misbehavior(of: verdict.cases[found])) }
      parts.append(markdown.blocks(roles.after))
      let proof = roles.proof.map { node in
        node.isCodeBlock ? figure([node]) : markdown.blocks([node])
      }
      if let found {
        parts.append(
          CaseHead(page: self, verdict: verdict.cases[found], blocks: codeBlocks, proof: proof).html
        )
        parts.append(recorded(by: verdict.cases[found], nodes))
      } else if !proof.isEmpty {
        parts.append(
          Tag.details(.class("proof")) {
            Tag.summary(.class("case-reason")) { "Shared setup" }
            HTML.group(proof)
          })
      }
    }
    parts.insert(pictures, at: symptomAt.map { min($0 + 1, parts.count) } ?? 0)
    return .group(parts)
  }

  /// The versions that a case names for itself.
  @HTMLBuilder
  private func versions(of each: Case) -> HTML {
    if let words = EntryStatus.versions(
      each.appliesTo, changedIn: each.changedIn, system: settings.system)
    {
      Tag.p(.class("case-reason")) { words }
    }
  }

  private func code(of roles: CaseRoles) -> HTML {
    if let code = FixCode(roles) { return figure(code) }
    let cure = roles.cure.isEmpty ? [] : [figure(roles.cure, use: .cure)]
    return .group(cure + roles.wrong.map { figure([$0], title: "Not this", use: .wrong) })
  }

  private var codeBlocks: [MarkdownNode] { entry.body.filter(\.isCodeBlock) }

  private func figure(
    _ nodes: [MarkdownNode], title: String? = nil, use: CodeFigure.Use = .other
  ) -> HTML {
    CodeFigure(
      nodes.compactMap { node in
        guard case .codeBlock(let info, let code) = node.kind else { return nil }
        return CodeFigure.Part(
          info: info, code: code, firstLine: node.place.line + 1,
          failures: contradictions.filter { concerns($0, node) })
      }, title: title, use: use, settings: settings
    ).html
  }

  /// What is seen with the wrong way, from the run on the newest version.
  @HTMLBuilder
  private func misbehavior(of verdict: CaseVerdict) -> HTML {
    if let found = verdict.versions.last(where: { $0.misbehavior != nil }),
      let misbehavior = found.misbehavior
    {
      Tag.p(.class("misbehavior")) {
        MisbehaviorSentence(misbehavior, on: settings.simulated(found.version)).html
      }
    }
  }

  /// Whether a failure is in the lines of a block of this entry.
  func concerns(_ each: CaseVerdict.Contradiction, _ node: MarkdownNode) -> Bool {
    let isHere = each.failure.file == entry.path || each.failure.file.hasSuffix("/" + entry.path)
    return isHere
      && (node.place.line...max(node.place.line, node.endLine)).contains(each.failure.line)
  }

  /// What a case recorded: its charts, and its calls, folded; of a pair both ways.
  private func recorded(by verdict: CaseVerdict, _ nodes: [MarkdownNode]) -> HTML {
    guard let shown = verdict.shown else { return .empty }
    let code = (nodes.map(\.literal) + [content.swiftSources[verdict.id]?.code ?? ""]).joined()
    let charts = CaseCharts(verdict: verdict, shown: shown, code: code, settings: settings).html
    if let pair = TracePair(shown, whole: wholeTrace, settings: settings) {
      return .group([charts, pair.html])
    }
    let trace = Trace(joining: shown.traces.filter { $0.way != Trace.wrongWay })
    guard !trace.events.isEmpty else { return charts }
    return .group([
      charts,
      Tag.details(.class("trace-text")) {
        Tag.summary { "Delegate calls (\(trace.count))" }
        TraceTimeline(
          trace: trace, version: shown.version, whole: wholeTrace, settings: settings
        ).html
      },
    ])
  }
}

extension MarkdownNode {
  var isCodeBlock: Bool { if case .codeBlock = kind { true } else { false } }

  /// The code of a code block; empty for anything else.
  var literal: String { if case .codeBlock(_, let literal) = kind { literal } else { "" } }
}
