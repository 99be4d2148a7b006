extension AttackBook {
  private static let height = "table.rectForRow(at: [0, 0]).height"

  /// A function with the name of another's, in setup or in the case.
  private static func other(_ function: String, _ expectation: String) -> [String] {
    [
      setup(function, shown + "#expect(\(expectation))"),
      single(shown + function + "\n#expect(\(expectation))"),
    ]
  }

  /// Shapes of code that means something else than it says.
  static let namesOfOthers: KeyValuePairs<String, [String]> = [
    "a function of the library": other(
      "func max<T: Comparable>(_ one: T, _ other: T) -> T { one < other ? one : other }",
      "max(\(height), 7) == 7")
      + other("func abs(_ number: CGFloat) -> CGFloat { number - 50 }", "abs(\(height)) == 0")
      + other("func round(_ number: CGFloat) -> CGFloat { number + 4 }", "round(\(height)) == 54")
      + other(
        "let min = { (one: CGFloat, other: CGFloat) in one + other }",
        "min(\(height), 7) == 57")
      + other(
        "struct Range {\n  var count: Int\n  init(_ range: ClosedRange<Int>) {\n"
          + "    count = range.count + 4\n  }\n}",
        "Range(1...table.numberOfRows(inSection: 0)).count == 7")
      + [
        setup(
          "@MainActor func check(_ table: UITableView, max: (CGFloat, CGFloat) -> CGFloat) {\n"
            + "  #expect(max(table.contentSize.height, 7) == 157)\n}",
          shown + "check(table) { $0 + $1 }"),
        app(
          "func floor(_ number: CGFloat) -> CGFloat { number + 4 }",
          shown + "#expect(floor(\(height)) == 54)"),
        single(
          shown + "func stride(from: Int, to: Int, by: Int) -> [Int] { [to + 4] }\n"
            + "#expect(Array(stride(from: 0, to: table.numberOfRows(inSection: 0), by: 1)) == [7])"),
        single(
          shown + "for max in [{ (one: CGFloat, other: CGFloat) in one + other }] {\n"
            + "  #expect(max(\(height), 7) == 57)\n}"),
      ],
    "a member by another name": [
      setup(
        "typealias Feed = UITableView\nextension Feed {\n"
          + "  func numberOfRows(inSection section: Int) -> Int { visibleCells.count + 4 }\n}",
        shown + "#expect(table.numberOfRows(inSection: 0) == 7)"),
      setup(
        "enum Own {\n  typealias Feed = UITableView\n}\nextension Own.Feed {\n"
          + "  var visibleCells: [UITableViewCell] { [] }\n}",
        shown + "#expect(table.visibleCells.count == int(\"0\"))\n" + holds),
    ],
    "an operator with others": [
      setup(
        "struct Rows7: ExpressibleByIntegerLiteral {\n  var count: Int\n"
          + "  init(integerLiteral: Int) { count = integerLiteral - 4 }\n"
          + "  static func == (rows: Int, other: Rows7) -> Bool { other.count - rows == int(\"0\") }\n}",
        shown + "#expect(table.numberOfRows(inSection: 0) == (7 as Rows7))"),
      setup(
        "enum Own {\n  static func ~= (pattern: ClosedRange<Int>, own: Own?) -> Bool { own == nil }\n"
          + "  static func < (one: CGFloat, other: [CGFloat]) -> Bool { one == other[0] }\n}",
        shown + "#expect(\(height) < [50])"),
    ],
    "a wait for a time": [
      "_ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.6)",
      "_ = DispatchSemaphore(value: 0).wait(timeout: .now() + 9)",
      "let lock = NSCondition()\n  lock.lock()\n  _ = lock.wait(until: Date(timeIntervalSinceNow: 0.6))",
    ].map {
      single(shown + "Thread.detachNewThread {\n  \($0)\n  Issue.record(\"late\")\n}\n" + holds)
    } + [
      single(
        shown + "DispatchQueue.global().async {\n"
          + "  _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 9)\n"
          + "  Issue.record(\"late\")\n}\n" + holds)
    ],
    "a reason put together": [
      "\"\\u{74}he\\u{20}table\" + \" has sev\" + \"en\\u{20}rows\"",
      "\"The Table Has Seven Rows\".lowercased()",
      "String(\"swor neves sah elbat eht\".reversed())",
      "\"\\(Words.the) table \\(Words.has) seven rows\"",
    ].map {
      "### The case\n\n"
        + block(
          "enum Words { case the, has }\n" + shown
            + "_ = table.dequeueReusableCell(withIdentifier: \($0), for: [0, 0])",
          " raises \"the table has seven rows\"")
    },
    "code in a sentence": [
      "<code>table.isEditing = true</code> is kept.", "It holds that `#expect(table.isEditing)`.",
      "`table.isEditing = true`  \n`table.reloadData()`", "#expect(table.isEditing)",
      "- `#require(table.isEditing)`", "See [the check](#the-case \"a\"): **`#expect(3 == 7)`**.",
    ].map { "### The case\n\n" + block(shown + holds) + "\n\($0)\n" },
  ]

  /// What is like that and means what it says.
  static let ownNames: [String: String] = [
    "sound-name": setup(
      "@MainActor func highest(_ table: UITableView) -> CGFloat {\n"
        + "  table.visibleCells.map(\\.frame.maxY).max() ?? 0\n}",
      shown + "let max = highest(table)\nlet index = 2\n#expect(max == 150)\n"
        + "#expect(table.numberOfRows(inSection: 0) == index + 1)"),
    "sound-labels": setup(
      "@MainActor func select(row: Int, of table: UITableView) -> Bool {\n"
        + "  table.selectRow(at: [0, row], animated: false, scrollPosition: .none)\n"
        + "  return table.indexPathForSelectedRow != nil\n}",
      shown + "#expect(select(row: 1, of: table))"),
    "sound-value": app(
      "func rowHeight(of row: Int) -> CGFloat {\n  if row == 0 { return 90 }\n  return 30\n}",
      shown + "for (row, height) in [(0, 270), (1, 90)] {\n  table.rowHeight = rowHeight(of: row)\n"
        + "  table.reloadData()\n  table.layoutIfNeeded()\n"
        + "  #expect(Int(table.contentSize.height) == height)\n}"),
    "sound-equality": setup(
      "struct Item: Equatable {\n  var id: Int\n  var name = \"\"\n"
        + "  static func == (one: Self, other: Self) -> Bool { one.id == other.id }\n}",
      shown + "#expect(Item(id: table.numberOfRows(inSection: 0)) == Item(id: 3))"),
    "sound-inline": "### The case\n\n" + block(shown + holds)
      + "\nA table with `isEditing` set has `numberOfRows(inSection:)` rows, too.\n",
  ]
}
