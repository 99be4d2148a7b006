extension AttackBook {
  private static let later = "DispatchQueue.main.asyncAfter(deadline: .now() + 1)"
  private static let reload = "MainActor.assumeIsolated { table.reloadData() }"
  private static let missing = "_ = table.rectForRow(at: [0, 9])"
  private static let unregistered =
    "_ = table.dequeueReusableCell(withIdentifier: \"Feed\", for: [0, 0])"

  /// A delegate whose method expects something of the table, and a reader of the table that does so in
  /// other places.
  private static func expecting(_ rows: Int) -> String {
    """
    final class Feed: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        #expect(tableView.numberOfRows(inSection: 0) == \(rows))
      }
    }
    @MainActor struct Reader {
      let table: UITableView
      var isWhole: Bool {
        #expect(table.numberOfRows(inSection: 0) == \(rows))
        return true
      }
    }
    final class Last {
      let count: Int
      init(_ table: UITableView) { count = table.numberOfRows(inSection: 0) }
      deinit { #expect(count == \(rows)) }
    }
    """
  }

  /// A delegate that keeps the heights of cells that are out of sight.
  private static let ends = """
    final class Ends: NSObject, UITableViewDelegate {
      var heights: [CGFloat] = []
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { heights.append(cell.frame.height) }
    }
    """

  private static let select =
    "table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)\n"

  /// Mistakes of an author who means well.
  static let slips: KeyValuePairs<String, [String]> = [
    "code that nothing comes to": [
      "if version() > 26 {\n  table.reloadData()\n}", "if version() > 26 { table.reloadData() }",
      "for cell in table.visibleCells.prefix(0) {\n  cell.isHidden = true\n}",
      "for cell in table.visibleCells where cell.isHidden { cell.isHidden = false }",
      "table.visibleCells.prefix(0).forEach { $0.isHidden = true }",
      "table.visibleCells.filter(\\.isHidden).forEach { $0.setSelected(true, animated: false) }",
      "while table.isEditing {\n  table.isEditing = false\n}",
      "if table.isEditing {\n  table.reloadData()\n} else {\n  table.layoutIfNeeded()\n}",
      "if #available(iOS 27, *) {\n  table.sectionHeaderTopPadding = 7\n}",
      "switch table.numberOfSections {\ncase 7: table.reloadData()\ndefault: table.layoutIfNeeded()\n}",
      "\(later) {\n  \(reload)\n}", "\(later) { \(reload) }",
      "\(later) {\n  rows.asked = 0\n  \(reload)\n}",
      "let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in\n"
        + "  \(reload)\n}\n_ = timer",
      "let queue = OperationQueue()\nqueue.isSuspended = true\n"
        + "queue.addOperation { MainActor.assumeIsolated { table.rowHeight = 7 } }",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { table.alpha = 0 }\n"
        + "animator.addCompletion { _ in\n  table.reloadData()\n}",
      "_ = NotificationCenter.default.addObserver(\n"
        + "  forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil\n"
        + ") { _ in \(reload) }",
      "table.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (table: UITableView, _) in\n"
        + "  table.reloadData()\n}",
      "table.visibleCells.dropFirst(9).enumerated().forEach { $1.isHidden = true }",
    ].map { single(shown + select + "\($0)\n#expect(table.indexPathForSelectedRow == [0, 1])") }
      + [
        "### The case\n\n"
          + block(
            shown + missing + "\nrows.asked = 0\n" + missing,
            " raises \"request for rect at invalid index path\"")
      ]
      + [
        setup(
          ends,
          shown + "let ends = Ends()\ntable.delegate = ends\ntable.setNeedsLayout()\n"
            + "table.layoutIfNeeded()\nlet heights = ends.heights\n"
            + "#expect(heights.allSatisfy { $0 == 7 })\n" + holds),
        setup(
          ends,
          shown + "let ends = Ends()\ntable.delegate = ends\ntable.setNeedsLayout()\n"
            + "table.layoutIfNeeded()\nlet (heights, count) = (ends.heights, table.visibleCells.count)\n"
            + "#expect(count == 3 && heights.allSatisfy { $0 == 7 })"),
      ],
    "an expectation of nothing": [
      "let cell = table.cellForRow(at: [0, 9])\n#expect(cell?.isHidden != true)",
      "let cell = table.cellForRow(at: [1, 0])\n#expect(cell?.frame.minY != 0)",
      "let header = table.headerView(forSection: 7)\n#expect(header?.isHidden == nil)",
      "let row = table.indexPathForSelectedRow\n#expect(row?.row != 0 && !table.isEditing)",
    ].map { single(shown + "\($0)\n" + holds) },
    "an expectation that nothing comes to": [
      setup(expecting(7), shown + "let feed = Feed()\ntable.delegate = feed\n" + select + holds),
      setup(expecting(7), shown + "let reader = Reader(table: table)\n_ = reader\n" + holds),
      setup(expecting(7), shown + "let last = { Last(table) }\n_ = last\n" + holds),
      setup(expecting(7), shown + holds),
      setup(check("  #expect(table.isEditing)"), shown + holds),
    ],
    "a comparison without an expectation": [
      "table.numberOfSections == 7", "table.numberOfSections\n  == 7",
      "if table.numberOfSections == 1 {\n  table.isEditing == true\n  table.reloadData()\n}",
      "table.isEditing != false && table.numberOfSections < 7", "!table.visibleCells.isEmpty",
      "table.visibleCells.first?.isHidden",
    ].map { single(shown + $0 + "\n" + holds) },
    "another exception": [
      pair(shown + unregistered, shown + "table.estimatedRowHeight = 0", holds),
      pair(shown + missing, shown + "_ = table.rectForRow(at: [0, 2])", holds),
      single(
        shown + "let exception = UIKitException.caught { \(unregistered) }\n"
          + "#expect(exception != nil)\n" + holds),
      single(
        shown + "var isRaised = false\nif UIKitException.caught({ \(missing) }) != nil {\n"
          + "  isRaised = true\n}\n#expect(isRaised)\n" + holds),
      single(shown + "_ = UIKitException.caught { \(missing) }\n" + holds),
      pair(
        shown + "let exception = UIKitException.caught { \(unregistered) }",
        shown + "let exception = UIKitException.caught { _ = table.rectForRow(at: [0, 2]) }",
        "#expect(exception == nil)\n" + holds),
      pair(
        shown + "var isRaised = UIKitException.caught { \(unregistered) } != nil",
        shown + "var isRaised = UIKitException.caught { table.reloadData() } != nil",
        "isRaised = isRaised || table.isEditing\n#expect(!isRaised)\n" + holds),
    ]
      + [
        "contains(\" \")", "count > 20", "isEmpty == false", "contains(\"e\")",
      ].map { check in
        single(
          shown + "let exception = UIKitException.caught { \(unregistered) }\n"
            + "let reason = exception?.reason ?? \"\"\n#expect(reason.\(check))\n" + holds)
      },
  ]

  /// What is like that and without a mistake.
  static let withoutSlips: [String: String] = [
    "sound-branches": single(
      shown + "var shown = 0\nfor cell in table.visibleCells { shown += cell.isHidden ? 0 : 1 }\n"
        + "if shown == 3 {\n  table.rowHeight = 60\n} else {\n  Issue.record(\"no cell\")\n}\n"
        + "guard let cell = table.visibleCells.first else { return }\n"
        + "if table.isEditing {}\nlet count = if cell.isHidden { 7 } else { shown }\n"
        + "#expect(table.numberOfRows(inSection: 0) == count)"),
    "sound-time": single(
      shown + select + "\(later) {\n  \(reload)\n}\nMainLoop.run(for: 2)\n"
        + "#expect(table.indexPathForSelectedRow == nil)"),
    "sound-closures": single(
      shown + "UIView.performWithoutAnimation { table.reloadData() }\n"
        + "table.visibleCells.forEach { $0.layoutIfNeeded() }\n"
        + "table.visibleCells.forEach { cell in cell.tag = 7 }\n"
        + "OperationQueue.main.addOperation { \(reload) }\n"
        + "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { table.alpha = 0.5 }\n"
        + "animator.addCompletion { _ in table.isEditing = true }\nanimator.startAnimation()\n"
        + "MainLoop.run(for: 2)\n"
        + "table.performBatchUpdates {\n  table.reloadRows(at: [[0, 0]], with: .none)\n}\n" + holds),
    "sound-setup": setup(
      expecting(3),
      shown + "let feed = Feed()\nlet reader = Reader(table: table)\n"
        + "feed.tableView(table, didSelectRowAt: [0, 1])\n_ = Last(table)\n_ = reader.isWhole\n"
        + holds),
    "sound-comparison": single(
      shown + "let isWhole = table.numberOfRows(inSection: 0) == 3\n"
        + "let hidden = table.visibleCells.contains {\n  $0.isHidden == true\n}\n"
        + "#expect(isWhole && !hidden)"),
    "sound-lists": single(
      shown + "let heights = table.visibleCells.map(\\.frame.height)\n"
        + "let pairs = zip(heights, heights.dropFirst())\n"
        + "#expect(heights.allSatisfy { $0 == 50 })\n"
        + "#expect(pairs.allSatisfy { $0 == $1 && $0 == 50 })"),
    "sound-exception": "The log has “request for rect at invalid index path”.\n\n"
      + pair(shown + missing, shown + "_ = table.rectForRow(at: [0, 2])", holds),
    "sound-caught": single(
      shown + "let exception = UIKitException.caught { \(missing) }\n"
        + "#expect(exception?.reason.contains(\"invalid index path\") == true)"),
  ]
}
