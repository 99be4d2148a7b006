extension AttackBook {
  /// One more shape of each kind, written after the proof and unlike those above.
  static let laterShapes: KeyValuePairs<String, [String]> = [
    "a brace in a text": [
      single(
        "let before = \"\\(\"}\")\"\n}\n}\nextension UITableView {\n"
          + "  var numberOfSections: Int { 7 }\n}\nstruct Open { func open() {\n" + isTrue)
    ],
    "an expectation where nothing comes": [
      single(
        shown + "struct Local { var value: Void = #expect(int(\"1\") == 2) }\n_ = Local.self\n"
          + holds),
      single(
        shown
          + "switch rows.asked {\ncase -1 where { #expect(table.isEditing); return true }(): break\n"
          + "default: break\n}\n" + holds),
    ],
    "a closure that keeps a version": [
      setup(
        "enum Kept {\n  @MainActor static var make: (() -> UITableView)?\n}",
        "let rows = Rows()\nlet table = (Kept.make ?? { shownTable(rows) })()\n"
          + "Kept.make = { table }\ntable.dataSource = rows\n" + holds)
    ],
    "a value in a closure": [
      pair(
        shown + "let expected = { 7 }", shown + "let expected = { 3 }",
        "#expect(table.numberOfRows(inSection: 0) == expected())")
    ],
    "an exception that names a class": [
      "### The case\n\n"
        + block(
          "final class SevenRows: UIViewController {}\nlet screen = SevenRows()\n"
            + "screen.present(screen, animated: false)", " raises \"SevenRows:\"")
    ],
    "a change by comparison": [
      single(
        shown + "let count = SystemVersion.current >= .iOS(26) ? 7 : 3\n"
          + "#expect(table.numberOfRows(inSection: 0) == count)")
    ],
    "a type that is taken": [
      setup(
        "struct CGRect {\n  var height = 44.0\n}", shown + "#expect(CGRect().height == 44)")
    ],
    "a wait without end": [single("pause()\n" + isTrue)],
    "a stream that ends late": [
      single(
        shown + holds + "\nlet stream = AsyncStream<Int> { more in\n  for round in 1...2 {\n"
          + "    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2 * Double(round)) {\n"
          + "      more.yield(round)\n    }\n  }\n}\n"
          + "Task.detached {\n  for await round in stream { #expect(round == 1) }\n}")
    ],
    "an observer behind an exception": [
      raising(after: "RunLoop.main.perform { MainActor.assumeIsolated { \(holds) } }")
    ],
    "true of any number": [
      "table.visibleCells.isEmpty || !table.visibleCells.isEmpty",
      "table.contentSize.height * 0 == 0",
      "table.contentSize.height.isFinite", "(table.backgroundView ?? table) is UIView",
    ].map { single(shown + "#expect(\($0))") },
    "a result thrown away": [
      app(
        "func makeTable() -> UITableView {\n  UITableView(frame: .zero, style: .grouped)\n}",
        shown + "_ = makeTable()\n" + holds),
      app(
        "func rowHeight(of row: Int) -> CGFloat { row == 0 ? 50 : 60 }",
        shown + "let unused = rowHeight(of: 0)\n_ = unused\n" + holds),
      app(
        "@discardableResult func prepare(_ table: UITableView) -> Bool {\n"
          + "  table.rowHeight = 50\n  return true\n}", shown + "prepare(table)\n" + holds),
      app(
        "struct Heights {\n  func height(of row: Int) -> CGFloat { 50 }\n}",
        shown + "let heights = Heights()\n_ = heights.height(of: 0)\n" + holds),
    ],
  ]
}
