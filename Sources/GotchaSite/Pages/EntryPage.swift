import GotchaBook
import GotchaVerdicts
import RunRecord

/// The page of one entry: symptom and cure first, what the entry rests on beside them, and the
/// proofs folded below the code that they drive.
struct EntryPage {
  /// The entry's position in the book.
  let position: Int
  let content: SiteContent
  let map: SiteMap
  let symbols: SymbolIndex
  let shelf: Shelf
  /// The nearest entries, by their positions.
  let related: [Int]
  /// Leads from the page to the site's root.
  let root: String
  /// What the runs found other than the entry claims, of all its cases.
  let contradictions: [CaseVerdict.Contradiction]

  var entry: Entry { content.entries[position] }
  var verdict: EntryVerdict { content.verdicts.entries[position] }

  /// The content of the page, below the header all pages share, and what is wrong with its links.
  var contents: (html: HTML, diagnostics: [Diagnostic]) {
    var markdown = MarkdownRenderer(self)
    let lead = markdown.blocks(entry.lead)
    let evidence = entry.evidence.map { (evidence: $0, text: markdown.inlines($0.text)) }
    let body = body(&markdown)
    let html = Tag.div(.class("entry")) {
      Tag.header(.class("entry-head")) {
        breadcrumb
        Tag.h1(.named("dir", "auto")) { entry.title }
        Tag.div(.class("lead")) { lead }
        compatibility
      }
      Tag.article(.class("prose")) {
        tokens
        body
        part
      }
      EntryFacts(page: self, evidence: evidence).html
      relatedEntries
    }
    return (html, markdown.diagnostics)
  }

  private var breadcrumb: HTML {
    Tag.p(.class("breadcrumb")) {
      Tag.a(.href(SafeURL(root: root, path: map.area(of: position).path))) { entry.area }
      if shelf != .today {
        Tag.a(.class("kind"), .href(SafeURL(root: root, path: shelf.path))) {
          entry.kind == .gotcha ? shelf.title : "\(shelf.title): \(entry.kind.rawValue)"
        }
      }
    }
  }

  /// Which versions are affected, and how that is known.
  @HTMLBuilder
  private var compatibility: HTML {
    let sentence = CompatibilitySentence(
      entry: entry, verdict: verdict, modelled: content.verdicts.modelled.versions)
    if let text = sentence.text {
      Tag.p(.class("compatibility")) {
        "\(text) "
        Tag.a(.href(SafeURL(root: root, path: HowPage.path))) { HowPage.title }
      }
    }
  }

  /// What the short names in logs stand for, where the entry has such a log.
  @HTMLBuilder
  private var tokens: HTML {
    if codeBlocks.contains(where: { $0.literal.contains(".token") }) {
      Tag.p(.class("tokens")) {
        "In logs, S is "
        Tag.code { "numberOfSections" }
        ", R "
        Tag.code { "numberOfRowsInSection" }
        ", C "
        Tag.code { "cellForRowAt" }
        ", H "
        Tag.code { "heightForRowAt" }
        " and D "
        Tag.code { "willDisplay" }
        ", with section and row; of headers and footers (h, f) t is the title, h the height, "
        "v the view and w "
        Tag.code { "willDisplay…" }
        ": hh0 is the height of header 0."
      }
    }
  }

  /// Where the page can be changed, and where a device's result can be reported.
  @HTMLBuilder
  private var part: HTML {
    if let repository = content.repository,
      let edit = repository.edit(entry), let report = repository.report(entry)
    {
      Tag.p(.class("edit")) {
        Tag.a(.href(report)) { "Confirm or contradict on your device" }
        Tag.a(.href(edit)) { "Edit this page" }
      }
    }
  }

  @HTMLBuilder
  private var relatedEntries: HTML {
    if !related.isEmpty {
      Tag.nav(.class("related"), .label("Related entries")) {
        Tag.h2 { "Related" }
        Tag.ul {
          for index in related {
            Tag.li {
              Tag.a(.href(SafeURL(root: root, path: map.pages[index])), .named("dir", "auto")) {
                content.entries[index].title
              }
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
  private func body(_ markdown: inout MarkdownRenderer) -> HTML {
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
      let roles = CaseRoles(nodes, isCure: isCure && found != nil)
      parts.append(markdown.blocks(roles.before))
      if !roles.cure.isEmpty {
        parts.append(figure(roles.cure, title: roles.isApp ? "In your code" : nil, use: .cure))
      }
      for node in roles.wrong { parts.append(figure([node], title: "Not this", use: .wrong)) }
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
            Tag.summary(.class("case-reason")) { "Code that the cases share" }
            HTML.group(proof)
          })
      }
    }
    parts.insert(pictures, at: symptomAt.map { min($0 + 1, parts.count) } ?? 0)
    return .group(parts)
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
      }, title: title, use: use
    ).html
  }

  /// What makes the wrong way misbehave, from the run on the newest version.
  @HTMLBuilder
  private func misbehavior(of verdict: CaseVerdict) -> HTML {
    if let found = verdict.versions.last(where: { $0.misbehavior != nil }),
      let misbehavior = found.misbehavior
    {
      Tag.p(.class("misbehavior")) {
        "Simulated as iOS \(found.version), it \(misbehavior.kind.verb) "
        Tag.samp { misbehavior.text }
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
    let charts = CaseCharts(verdict: verdict, shown: shown, code: code).html
    if let pair = TracePair(shown, whole: wholeTrace) { return .group([charts, pair.html]) }
    let trace = Trace(joining: shown.traces.filter { $0.way != Trace.wrongWay })
    guard !trace.events.isEmpty else { return charts }
    return .group([
      charts,
      Tag.details(.class("trace-text")) {
        Tag.summary { "Delegate calls in order (\(trace.count))" }
        TraceTimeline(trace: trace, version: shown.version, whole: wholeTrace).html
      },
    ])
  }
}

extension VersionRun.Misbehavior.Kind {
  fileprivate var verb: String {
    switch self {
    case .expectation: "fails:"
    case .exception: "raises:"
    case .message: "logs:"
    }
  }
}

extension MarkdownNode {
  var isCodeBlock: Bool { if case .codeBlock = kind { true } else { false } }

  /// The code of a code block; empty for anything else.
  var literal: String { if case .codeBlock(_, let literal) = kind { literal } else { "" } }
}
