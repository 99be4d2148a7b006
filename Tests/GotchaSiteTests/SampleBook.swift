import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunRecord

/// A small book with one entry of each kind and verdict, for tests that look at whole sites.
enum SampleBook {
  static let versions = Array(8...18) + [26]

  static var content: SiteContent {
    let entries = [
      equalHeights, estimates, crashing, ignored, stale, changed, hostile, rightToLeft, broken,
      note,
    ]
    let verdicts = BookVerdicts(entries: entries, runs: [run])
    var content = SiteContent(title: "Table view gotchas", entries: entries, verdicts: verdicts)
    content.searchLibrary = searchLibrary
    return content
  }

  /// The library of the search, if it is installed.
  static let searchLibrary = SearchLibrary.script(
    at: SearchLibrary.places(root: SiteOnDisk.package))

  static let failingLine = "#expect(probe.calls(.heightForRow).count == 3)"

  static var equalHeights: Entry {
    var sketch = EntrySketch(
      "equal-height-requested-twice", "An equal estimate and height are requested twice",
      lead: "When the height returned equals the estimate, the first display requests it again "
        + "after the cell is about to appear.",
      appliesTo: [8...10], changedIn: 11, evidence: [.observed, .model])
    sketch.heading("What you see")
    sketch.paragraph(
      EntrySketch.text("A table of three rows calls "), EntrySketch.code("heightForRowAt"),
      EntrySketch.text(
        " six times before anything is on the screen. Nothing is wrong with the heights, so "
          + "nothing looks wrong either; a slow height makes the first display twice as slow. "
          + "See "), EntrySketch.link("the estimates", "estimate-for-every-row.md"),
      EntrySketch.text(" and "),
      EntrySketch.link("Apple’s reference", "https://developer.apple.com/"),
      EntrySketch.text("."))
    sketch.heading("Cases")
    sketch.testCase(
      "The first display asks again once the cell is available", slug: "first-display-asks-again")
    sketch.paragraph("The second request comes after the cell exists, with its frame set.")
    sketch.code(
      """
      let probe = TableProbe(rows: 3, estimate: 44, height: 44)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      // The data source is held weakly, as everywhere in UIKit.
      table.dataSource = probe
      table.delegate = probe
      table.layoutIfNeeded()
      #expect(probe.calls(.heightForRow).count == 6, "every row twice")
      """)
    sketch.code(
      """
      cellForRow    0-0
      heightForRow  0-0  44  cell: none
      willDisplay   0-0      frame: 0 0 320 44
      heightForRow  0-0  44  cell: available
      """, info: "trace")
    sketch.testCase("Scrolling asks only once", slug: "scrolling-asks-once")
    sketch.code(
      """
      probe.scroll(to: 1_200)
      \(failingLine)
      """)
    sketch.heading("What to do")
    sketch.code(
      "tableView.estimatedRowHeight = 43.5  // anything but the height itself", info: "swift right")
    return sketch.entry
  }

  static var estimates: Entry {
    var sketch = EntrySketch(
      "estimate-for-every-row", "A reload requests the estimate of every row",
      lead: "Visible or not: a table of ten thousand rows asks ten thousand times.",
      appliesTo: [8...26], evidence: [.documented])
    sketch.testCase("Ten thousand estimates", slug: "all", level: 2)
    sketch.code("let answer = 42\n#expect(answer == 42)")
    return sketch.entry
  }

  static func simple(_ id: String, _ title: String, area: String = "Reuse") -> EntrySketch {
    var sketch = EntrySketch(
      id, title, area: area, lead: "A short first paragraph says what happens.",
      evidence: [.reported])
    sketch.testCase("The one case", slug: "one", level: 2)
    sketch.code("#expect(true)")
    return sketch
  }

  static var crashing: Entry { simple("crashing", "Dequeuing twice takes the app down").entry }
  static var ignored: Entry { simple("ignored", "A cell made in code has no identifier").entry }
  static var stale: Entry { simple("stale", "A prepared cell keeps its selection").entry }

  static var changed: Entry {
    var sketch = EntrySketch(
      "changed", "Margins are inherited from the table", area: "Margins",
      lead: "Until iOS 10 a cell takes the table’s margins over.", appliesTo: [8...10],
      changedIn: 11, evidence: [.observed])
    sketch.testCase("The cell’s margins", slug: "margins", level: 2)
    sketch.code("#expect(cell.layoutMargins.left == 15)")
    return sketch.entry
  }

  static let hostileTitle = #"<script>alert("1")</script> & "quotes" 'n' 🧨 </title>"#

  static var hostile: Entry {
    var sketch = EntrySketch(
      "hostile", hostileTitle, area: "Odds & <ends>", kind: .gotcha,
      lead: #"<img src=x onerror="alert(2)"> stays text."#)
    sketch.testCase(#""><b>bold?</b>"#, slug: "bold")
    sketch.block(.htmlBlock("<script>alert(3)</script>"))
    sketch.paragraph(
      EntrySketch.link("one", "javascript:alert(4)"),
      EntrySketch.link("two", " JaVaScRiPt:alert(5)"),
      EntrySketch.link("three", "data:text/html,<script>alert(6)</script>"),
      EntrySketch.link("four", "//example.com/x.js"),
      EntrySketch.link("five", "https://example.com/\"onmouseover=\"alert(7)"),
      EntrySketch.inline(.image(source: "https://example.com/x.png", title: ""), []),
      EntrySketch.inline(.htmlInline("<a onclick=alert(8)>")))
    sketch.code(#"let x = "</code></pre><script>alert(9)</script>""#)
    sketch.code("</pre>", info: #"objc"><script>"#)
    return sketch.entry
  }

  static var rightToLeft: Entry {
    var sketch = EntrySketch(
      "right-to-left", "في الجدول المعكوس تبقى الخلايا في مكانها", area: "Odds & <ends>",
      lead: "العربية واليهودية تُقرأ من اليمين إلى اليسار.")
    sketch.testCase("كل شيء في مكانه", slug: "كل-شيء")
    sketch.code("#expect(true)")
    return sketch.entry
  }

  static var broken: Entry {
    var sketch = EntrySketch(
      "layout-in-height", "Laying the table out inside the height callback", area: "Row heights",
      kind: .brokenApproach, lead: "It recurses. This is why it was taken out again.")
    sketch.testCase("It recurses", slug: "recurses", level: 2)
    sketch.code("table.layoutIfNeeded()", info: "swift raises \"recursion\"")
    return sketch.entry
  }

  static var note: Entry {
    var sketch = EntrySketch(
      "words", "The words used here", area: "Notes", kind: .note, lead: "A note has no case.")
    sketch.block(
      .list(isOrdered: false, start: 1, isTight: true),
      [
        EntrySketch.inline(
          .item, [EntrySketch.inline(.paragraph, [EntrySketch.text("entry, case, verdict")])])
      ])
    return sketch.entry
  }

  // MARK: Other books

  /// A book of these entries with one run that made these records; without records there is no run.
  static func content(of entries: [Entry], _ records: [CaseRecord] = []) -> SiteContent {
    let runs = records.isEmpty ? [] : [Run(name: "r", records: begun(records))]
    return SiteContent(
      title: "B", entries: entries, verdicts: BookVerdicts(entries: entries, runs: runs))
  }

  // MARK: The run

  static var run: Run {
    let line = equalHeights.body.last { node in
      if case .codeBlock(_, let code) = node.kind { code.contains(failingLine) } else { false }
    }.map { $0.place.line + 2 }
    let failure = VersionRun.Failure(
      file: equalHeights.path, line: line ?? 0, column: 9,
      message: "Expectation failed: (probe.calls(.heightForRow).count → 1) == 3")
    return Run(
      name: "linux",
      records: begun([
        record(
          equalHeights, "first-display-asks-again",
          versions.map { .init($0, $0 < 11 ? [] : [failure], traces: [trace], from: 11) }),
        record(
          equalHeights, "scrolling-asks-once",
          versions.map { .init($0, $0 == 10 || $0 > 10 ? [failure] : [], from: 11) }),
        record(estimates, "all", versions.map { .init($0, [], traces: [longTrace]) }),
        record(crashing, "one", [], phase: .started),
        record(
          ignored, "one", [VersionRun(version: 8, claim: .affected, ignored: "needs UIKit")]),
        record(stale, "one", [.init(8, [])], hash: "older"),
        record(
          changed, "margins", versions.map { .init($0, $0 < 11 ? [] : [failure], from: 11) }),
        record(hostile, "bold", [.init(8, [])]),
        record(broken, "recurses", [.init(8, [])]),
      ]))
  }

  /// The records, each after one that says that its case began.
  static func begun(_ records: [CaseRecord]) -> [CaseRecord] {
    records.flatMap { record in
      guard record.phase == .finished else { return [record] }
      var start = record
      start.phase = .started
      start.runs = []
      return [start, record]
    }
  }

  static func record(
    _ entry: Entry, _ slug: String, _ runs: [VersionRun], phase: CaseRecord.Phase = .finished,
    hash: String? = nil
  ) -> CaseRecord {
    CaseRecord(
      phase: phase, entry: entry.id, caseID: slug, contentHash: hash ?? entry.contentHash,
      runs: runs)
  }

  static var trace: Trace {
    Trace(events: (0..<3).flatMap(calls) + [TraceEvent(call: "layoutSubviews")])
  }

  private static func calls(ofRow row: Int) -> [TraceEvent] {
    let path = [0, row]
    let frame: [Double] = [0, Double(row) * 44, 320, 44]
    let phase = TraceEvent.Note(name: "phase", value: "display")
    return [
      TraceEvent(call: "estimatedHeightForRow", path: path, answer: "44"),
      TraceEvent(call: "cellForRow", path: path),
      TraceEvent(
        call: "heightForRow", path: path, answer: "44", cell: TraceEvent.CellAvailability.none),
      TraceEvent(call: "willDisplay", path: path, frame: frame),
      TraceEvent(
        call: "heightForRow", path: path, answer: "44", cell: .available, frame: frame,
        notes: [phase]),
    ]
  }

  static var longTrace: Trace {
    Trace(
      events: (0..<10_000).map {
        TraceEvent(call: "estimatedHeightForRow", path: [0, $0], answer: "44")
      })
  }
}

extension VersionRun {
  init(
    _ version: Int, _ failures: [Failure], traces: [Trace] = [], from changed: Int? = nil
  ) {
    self.init(
      version: Version(version),
      claim: changed.map { version >= $0 } == true ? .notAffected : .affected,
      failures: failures, traces: traces)
  }
}
