import GotchaVerdicts
import TestSupport

/// A book of entries that try to be green without having shown anything of the table, by how they try:
/// each in other ways than the examples that the rules and proofs were made from.
enum AttackBook {
  /// One entry.
  struct Attack: Sendable, CustomStringConvertible {
    var kind: String
    var number: Int
    var body: String

    /// The entry's id, and a part of its title.
    var id: String { "\(kind.replacing(" ", with: "-"))-\(number)" }
    var description: String { id }
  }

  /// The code of one case.
  static func block(_ code: String, _ words: String = "") -> String {
    "```swift\(words)\n\(code)\n```\n"
  }

  static func single(_ code: String) -> String { "### The case\n\n" + block(code) }

  static func setup(_ setup: String, _ code: String) -> String {
    block(setup, " setup") + "\n" + single(code)
  }

  static func pair(_ wrong: String, _ right: String, _ shared: String) -> String {
    "### The case\n\n" + block(wrong, " wrong") + "\n" + block(right, " right") + "\n"
      + block(shared)
  }

  /// A case whose table raises behind some code.
  static func raising(after code: String) -> String {
    "### The case\n\n"
      + block(
        shown + code + "\n_ = table.rectForRow(at: IndexPath(row: 9, section: 0))",
        " raises \"request for rect at invalid index path\"")
  }

  /// What stays from one run to the next.
  static let kept =
    block("enum Kept {\n  @MainActor static var runs = 0\n}", " setup") + "\n"

  static let shown = "let rows = Rows()\nlet table = shownTable(rows)\n"
  static let expects = "#expect(table.numberOfRows(inSection: 0) == expected)"

  static func check(_ body: String) -> String {
    "@MainActor func check(_ table: UITableView) {\n\(body)\n}"
  }

  static let holds = "#expect(table.numberOfRows(inSection: 0) == 3)"
  static let isTrue = "#expect(int(\"1\") == 1)"

  private static let shapes: KeyValuePairs<String, [String]> = [
    "a neighbor": [
      "[3]", "\"a\"", "(3)", "{ 3 }", "3",
    ].map { literal in
      single(
        "let before = \(literal)\n/{{/.self\n}}\nextension UITableView {\n"
          + "var numberOfSections: Int { 7 }\n}\nstruct Open { func open() {\n"
          + "let behind = \(literal)\n/}}/.self\n\(isTrue)")
    },
    "an expectation that is not counted": [
      single(shown + "let check = { #`expect`(table.isEditing) }\n_ = check\n" + holds),
      single(shown + "let check = { \"\\(#expect(table.isEditing))\" }\n_ = check\n" + holds),
      single(shown + "func check(_ value: Void = #expect(table.isEditing)) {}\n" + holds),
      single(shown + "lazy var check: Void = #expect(table.isEditing)\n" + holds),
      single("_ = ExpectationLog.place(in: \"a\", line: 1, column: 1)\n" + shown + holds),
      single(
        shown + "_ = { (_: @autoclosure () -> Void) in }(#expect(table.isEditing))\n" + holds),
      single(shown + "if table.isEditing { Issue.record(\"never\") }"),
    ],
    "another version": [
      single(
        "typealias Version = SystemVersion\nlet rows = Rows()\n"
          + "Version.$current.withValue(.iOS(18)) { _ = shownTable(rows) }\n" + isTrue),
      setup(
        "let rows = Rows()\nlet table = shownTable(rows)",
        "table.reloadData()\ntable.layoutIfNeeded()\n" + holds),
      setup(
        "enum Kept {\n  @MainActor static var table: UITableView?\n}",
        "let rows = Rows()\nlet table = Kept.table ?? shownTable(rows)\nKept.table = table\n"
          + "table.dataSource = rows\n" + holds),
      setup(
        "final class Kept {\n  static let shared = Kept()\n  let cell = UITableViewCell()\n}",
        shown + "table.addSubview(Kept.shared.cell)\n" + holds),
      setup(
        "@MainActor let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))",
        shown + "window.addSubview(table)\ntable.layoutIfNeeded()\n" + holds),
      single(
        "let rows = Rows()\nlet table = await Task.detached {\n"
          + "  await MainActor.run { unsafeBitCast(shownTable(rows), to: UITableView.self) }\n}.value\n"
          + holds),
      setup(
        "enum Kept {\n  static let number = version()\n}",
        shown + "#expect(table.numberOfRows(inSection: 0) == (Kept.number == 26 ? 3 : 7))"),
      setup(
        "enum Kept {\n  @MainActor static var number: Int?\n}",
        shown + "Kept.number = Kept.number ?? version()\n"
          + "#expect(table.numberOfRows(inSection: 0) == (Kept.number == 26 ? 3 : 7))"),
    ],
    "a half that depends on the other": [
      kept
        + pair(
          shown + "Kept.runs += 1", shown + "Kept.runs += 1",
          "#expect(table.numberOfRows(inSection: 0) == (Kept.runs.isMultiple(of: 2) ? 7 : 3))"),
      kept
        + pair(
          shown + "table.reloadData()", shown + "Kept.runs = 0",
          "#expect(table.numberOfRows(inSection: 0) == (Kept.runs == 0 ? 3 : 7))\nKept.runs = 1"),
    ],
    "a wrong half that is wrong by itself": [
      pair("let rows = Rows()\nlet table = shownTable(rows)\nthrow OwnError()", shown, holds),
      pair(
        shown + "_ = try String(contentsOfFile: \"/nowhere\", encoding: .utf8)", shown, holds),
      pair(shown + "UIKitException(name: \"Own\", reason: \"it raises\").raise()", shown, holds),
      pair(
        "_ = UITableViewHeaderFooterView()\n" + shown + "boom()", shown, holds),
      pair(
        "let rows = Rows()\nlet other = UITableView()\nother.dataSource = rows\n"
          + "other.layoutIfNeeded()\nlet table = shownTable(rows)",
        shown + "let other = UITableView()\nother.dataSource = rows\nother.layoutIfNeeded()", holds),
      pair(shown + "NSLog(\"a message of its own\")", shown, holds),
      pair(shown + "let expected = 7", shown + "let expected = 3", expects),
      pair(
        shown + "func expected() -> Int { 7 }", shown + "func expected() -> Int { 3 }",
        "#expect(table.numberOfRows(inSection: 0) == expected())"),
      pair(
        shown + "let expected = (1, 7)", shown + "let expected = (1, 3)",
        "let count = expected.1\n#expect(table.numberOfRows(inSection: 0) - count == 0)"),
      "### The case\n\n" + block("enum Limits {\n  static let rows = 7\n}", " app wrong") + "\n"
        + block("enum Limits {\n  static let rows = 3\n}", " app right") + "\n"
        + block(shown + "#expect(table.numberOfRows(inSection: 0) == Limits.rows)"),
      "### The case\n\n" + block("final class Feed {\n  let count = 7\n}", " app wrong") + "\n"
        + block("final class Feed {\n  let count = 3\n}", " app right") + "\n"
        + block(
          shown + "let feed = Feed()\n#expect(table.numberOfRows(inSection: 0) == feed.count)"),
    ],
    "a member of its own": [
      setup(
        "extension UITableView {\n  func numberOfRows(inSection section: Int) -> Int {\n"
          + "    visibleCells.count + 4\n  }\n}",
        shown + "#expect(table.numberOfRows(inSection: 0) == 7)"),
      setup(
        "extension UITableView {\n  var visibleCells: [UITableViewCell] {\n"
          + "    (0..<numberOfRows(inSection: 0)).map { _ in UITableViewCell() }\n  }\n}",
        shown + "#expect(table.visibleCells.count == 3)"),
      setup(
        "extension UIView {\n  func layoutIfNeeded() {}\n}",
        shown + "table.reloadData()\ntable.layoutIfNeeded()\n#expect(rows.asked == 3)"),
      setup(
        "extension Array where Element == UITableViewCell {\n  var count: Int { endIndex + 4 }\n}",
        shown + "#expect(table.visibleCells.count == 7)"),
      setup(
        "extension DefaultStringInterpolation {\n"
          + "  mutating func appendInterpolation(_ number: Int) { appendLiteral(\"7\") }\n}",
        shown + "#expect(\"\\(table.numberOfRows(inSection: 0))\" == \"7\")"),
      "### The case\n\n"
        + block(
          "extension UITableView {\n  func rectForRow(at path: IndexPath) -> CGRect {\n"
            + "    CGRect(x: 0, y: 0, width: 0, height: contentSize.height)\n  }\n}", " app") + "\n"
        + block(shown + "#expect(table.rectForRow(at: [0, 0]).height == 150)"),
    ],
    "an expectation in setup": [
      setup(
        check("  guard table.isEditing else { return }\n  #expect(table.numberOfSections == 7)"),
        shown + holds + "\ncheck(table)"),
      setup(
        check("  inner(table)") + "\n@MainActor func inner(_ table: UITableView) {\n"
          + "  for cell in table.visibleCells.prefix(0) { #expect(cell.isHidden) }\n}",
        shown + holds + "\ncheck(table)"),
    ],
    "an exception of its own": [
      "### The case\n\n" + block("boom()", " raises \"boom at once\""),
      "### The case\n\n"
        + block(
          "let raise = { UIKitException(name: \"Own\", reason: \"invalid index path\").raise() }\n"
            + "raise()", " raises \"invalid index path\""),
      "### The case\n\n"
        + block(
          shown + "_ = table.rectForRow(at: IndexPath(row: 9, section: 0))", " raises \"e\""),
      "### The case\n\n"
        + block(
          shown + "let name = \"the table has seven rows\"\n"
            + "_ = table.dequeueReusableCell(withIdentifier: name, for: [0, 0])",
          " raises \"the table has seven rows\""),
      "### The case\n\n"
        + block(
          shown + "let name = \"the table has \" + \"eight rows\"\n"
            + "_ = table.dequeueReusableCell(withIdentifier: name, for: [0, 0])",
          " raises \"the table has eight rows\""),
      "### The case\n\n"
        + block(
          "UIKitException.caught {\n  let rows = Rows()\n"
            + "  _ = shownTable(rows).rectForRow(at: IndexPath(row: 9, section: 0))\n}?.raise()",
          " raises \"request for rect at invalid index path\""),
    ],
    "a change that is none": [
      single("#expect(UIDevice.current.systemVersion < \"26\")"),
      single(
        shown + "table.rowHeight = version() < 26 ? 60 : 70\ntable.reloadData()\n"
          + "table.layoutIfNeeded()\n"
          + "#expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)"),
      single(shown + "if version() == 26 { rows.asked = 9 }\n#expect(rows.asked == 3)"),
      single(
        shown + "let version = \"\\(SystemVersion.current)\"\n"
          + "#expect(table.numberOfRows(inSection: 0) == 3 && !version.contains(\"26\"))"),
      // From iOS 26 on it raises "Invalid update", as it did before iOS 16.
      "### The case\n\n"
        + block(
          shown + "table.deleteRows(at: [[0, 0]], with: .none)",
          " raises \"Invalid batch updates detected\""),
    ],
    "a name that is taken": [
      setup("@MainActor func UITableView() -> Int { 3 }", "#expect(UITableView() == 3)"),
      single("let count = { (UITableView: Int) in UITableView }\n#expect(count(3) == 3)"),
      single(shown + "let t\u{430}ble = 3\n#expect(t\u{430}ble == 3)"),
      setup("typealias IndexPath = Int", "#expect(IndexPath(3) == 3)"),
      setup("func == (left: Int, right: Int) -> Bool { true }", shown + holds),
      setup("typealias IntegerLiteralType = Int8", shown + holds),
    ],
    "no end": [
      single("DispatchSemaphore(value: 0).wait()\n" + isTrue),
      single("func deeper(_ depth: Int) -> Int { deeper(depth + 1) + 1 }\n#expect(deeper(0) == 1)"),
      single(
        "let gate = DispatchSemaphore(value: 0)\n"
          + "for _ in 0..<64 { Task.detached { stopHere(gate) } }\n"
          + "await Task.detached {}.value\nstopHere(gate)\n" + isTrue),
      single("exit(0)\n" + isTrue),
      single("raise(SIGSTOP)\n" + isTrue),
    ],
    "later": [
      single(
        "Task.detached {\n  for round in 1...2 {\n    #expect(int(\"\\(round)\") == 1)\n"
          + "    try await Task.sleep(for: .milliseconds(200))\n  }\n}\n"
          + "try await Task.sleep(for: .milliseconds(50))"),
      single(
        "for round in 1...2 {\n"
          + "  DispatchQueue.global().asyncAfter(deadline: .now() + 0.2 * Double(round)) {\n"
          + "    #expect(int(\"1\") == 2)\n  }\n}\n" + shown + holds),
      single("Thread.detachNewThread { #expect(int(\"1\") == 2) }\n" + shown + holds),
      single(
        shown + holds + "\nTask {\n  try? await Task.sleep(for: .milliseconds(250))\n"
          + "  Issue.record(\"late\")\n}"),
      single(
        shown + holds + "\nThread.detachNewThread {\n  Thread.sleep(forTimeInterval: 0.25)\n"
          + "  Issue.record(\"late\")\n}"),
      single(
        shown + holds + "\nTask.detached {\n  try? await Task.sleep(for: .seconds(9))\n"
          + "  Issue.record(\"late\")\n}"),
      single(shown + holds + "\natexit { #expect(int(\"1\") == 2) }"),
    ],
    "behind an exception": [
      "### The case\n\n"
        + block(
          shown + "_ = table.rectForRow(at: IndexPath(row: 9, section: 0))\n" + holds,
          " raises \"request for rect at invalid index path\""),
      pair(
        shown + "_ = table.rectForRow(at: IndexPath(row: 9, section: 0))\n" + holds, shown,
        "#expect(rows.asked == 3)"),
      single(
        shown + "let raised = UIKitException.caught {\n"
          + "  _ = table.rectForRow(at: IndexPath(row: 9, section: 0))\n  \(holds)\n}\n_ = raised"),
      raising(after: "Task { @MainActor in \(holds) }"),
      raising(after: "DispatchQueue.main.async { \(holds) }"),
      raising(after: "defer { \(holds) }"),
    ],
    "always true": [
      "Optional(table) != nil", "table.isDescendant(of: table)", "[table.contentOffset].count == 1",
      "zip([Int](), table.visibleCells).allSatisfy { $0 == $1.tag }",
      "type(of: table.visibleCells) == [UITableViewCell].self",
      "table.numberOfSections.magnitude < 99",
      "{ table.reloadData(); return true }()", "rows.asked.isMultiple(of: 1)",
      "table.visibleCells.filter { _ in false }.isEmpty", "table.bounds.intersects(table.bounds)",
      "table.contentSize.height.sign == .plus", "\"\\(table)\".contains(\"UITableView\")",
      "min(table.contentOffset.y, -1e9) == -1e9", "Set(table.visibleCells).count < 99",
      "table.indexPathsForVisibleRows == table.indexPathsForVisibleRows",
      "table.visibleCells.map(\\.frame).count == table.visibleCells.count",
      "!table.visibleCells.contains { $0 === table }", "table.rowHeight != 7",
      "table.visibleCells.allSatisfy { $0.isKind(of: UIView.self) }",
    ].map { single(shown + "#expect(\($0))") },
    "code that nobody runs": [
      "### The case\n\n"
        + block(
          "class Feed: UITableViewController {\n  func refresh() { tableView.reloadData() }\n}",
          " app")
        + "\n" + block(shown + holds),
      "### The case\n\n" + block(shown + "#expect(table.isEditing)", "\u{200B}") + "\n"
        + block(shown + holds),
      "### The case\n\n" + block("#expect(table.isEditing)", " ignore reason=\"later\"") + "\n"
        + block(shown + holds),
      "### The case\n\n"
        + block("func setUp(_ table: UITableView) {\n  table.rowHeight = 50\n}", " app") + "\n"
        + block(shown + "setUp(table)\n" + holds),
      "### The case\n\n"
        + block("func rowHeight(of row: Int) -> CGFloat { row == 0 ? 50 : 60 }", " app") + "\n"
        + block(shown + holds),
      "### The case\n\n"
        + block(
          "class Feed: UITableViewController {\n  override func tableView(\n"
            + "    _ tableView: UITableView, numberOfRowsInSection section: Int\n"
            + "  ) -> Int { 3 }\n}", " app") + "\n" + block(shown + "_ = Feed.self\n" + holds),
      "### The case\n\n" + block(shown + holds) + "\n    #expect(table.isEditing)\n",
      "### The case\n\n" + block(shown + holds) + "\n#### More\n\n    #expect(table.isEditing)\n",
      "### The case\n\n" + block(shown + holds) + "\n<pre>#expect(table.isEditing)</pre>\n",
      "### The case\n\n" + block(shown + holds) + "\n```text\n#expect(table.isEditing)\n```\n",
      block(check("  #expect(table.isEditing)"), " setup") + "\n### The case\n\n"
        + block("check(table)", " ignore reason=\"later\"") + "\n" + block(shown + holds),
      block(check("  #expect(table.isEditing)"), " setup") + "\n### The case\n\n"
        + block("func later(_ table: UITableView) { check(table) }", " ignore reason=\"later\"")
        + "\n" + block(shown + holds),
      "### The case\n\n" + block("let rowHeight: CGFloat = 90", " app") + "\n"
        + block(shown + holds),
      "### The case\n\n" + block("enum Limits {\n  static let rows = 7\n}", " app") + "\n"
        + block(shown + "_ = Limits.rows\n" + holds),
      "### The case\n\n> ```swift\n> #expect(table.isEditing)\n> ```\n\n" + block(shown + holds),
    ],
    "a swift test": [
      "", "#expect(int(\"1\") == 1)", "let check = { #expect(table.isEditing) }; _ = check",
      "guard table.isEditing else { return }", "for row in rows.prefix(0) { #expect(row == 7) }",
      "a function nobody calls", "an argument of none", "a defer behind a throw", "a known issue",
      "a task that comes late", "the version", "a table of its own that is nil",
    ].indices.map { number in
      "### The case\n\n- Swift case: \(OwnBook.swiftFile)\n"
    },
  ]

  static func app(_ code: String, _ driving: String) -> String {
    "### The case\n\n" + block(code, " app") + "\n" + block(driving)
  }

  static let attacks = [
    shapes, laterShapes, namesOfOthers, slips, unusedCures, hiddenCures, idleCures,
  ]
  .flatMap(Array.init).flatMap { kind, bodies in
    bodies.enumerated().map { Attack(kind: kind, number: $0.offset + 1, body: $0.element) }
  }

  /// Sound entries, which attacks must not change.
  private static let neighbors = [
    "sound": single(shown + holds),
    "sound-swift-test": "### The case\n\n- Swift case: \(OwnBook.swiftFile)\n",
    "sound-pair": pair(
      shown + "let first = table.numberOfRows(inSection: 0) + 1",
      shown + "let first = table.numberOfRows(inSection: 0)", "#expect(first == 3)"),
    "sound-extension": setup(
      "extension UITableView {\n  var rowsInSight: Int { visibleCells.count }\n}",
      shown + "#expect(table.rowsInSight == 3)"),
    "sound-check": setup(
      check("  #expect(table.numberOfRows(inSection: 0) == 3)"), shown + holds + "\ncheck(table)"),
    "sound-constant": "### The case\n\n" + block("let rowHeight: CGFloat = 90", " app") + "\n"
      + block(
        shown + "table.rowHeight = rowHeight\ntable.reloadData()\ntable.layoutIfNeeded()\n"
          + "#expect(table.contentSize.height == 270)"),
    "sound-result": app(
      "@discardableResult func setUp(_ table: UITableView) -> Bool {\n  table.rowHeight = 90\n"
        + "  return true\n}",
      shown + "setUp(table)\ntable.reloadData()\ntable.layoutIfNeeded()\n"
        + "#expect(table.contentSize.height == 270)"),
    "sound-used-result": app(
      "func rowHeight() -> CGFloat { 90 }",
      shown + "_ = rowHeight()\ntable.rowHeight = rowHeight()\ntable.reloadData()\n"
        + "table.layoutIfNeeded()\n#expect(table.contentSize.height == 270)"),
    "false-neighbor": single(shown + "#expect(table.numberOfSections == 7)"),
  ]

  /// The ids of the entries that are sound.
  static let sound =
    [neighbors, ownNames, withoutSlips, usedCures].flatMap(\.keys).filter { $0 != "false-neighbor" }
    .sorted()

  private static let book = OwnBook(
    entries: Dictionary(
      attacks.map { ($0.id, $0.body) }
        + [neighbors, ownNames, withoutSlips, usedCures].flatMap(Array.init).map {
          ($0.key, $0.value)
        }
    ) { first, _ in first },
    versions: { id in
      id.hasPrefix("a-change") ? "Applies to: iOS 18\n- Changed in: iOS 26" : "Applies to: iOS 18+"
    },
    shared: VainBook.shared
      + "nonisolated func stopHere(_ gate: DispatchSemaphore) { gate.wait() }\n",
    swiftTests: swiftTests, isProved: true)

  /// The run, or why there is none.
  static let run = Task { try await blocking { try book.run() } }

  /// The verdict on a case.
  static func verdict(_ entry: String) async throws -> CaseVerdict? {
    try await run.value.verdicts[entry]?["the-case"]
  }
}
