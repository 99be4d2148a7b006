import GotchaBook
import GotchaVerdicts
import TestSupport

/// A book of cases that are green whatever a table does, and of some that are not, all tried on
/// broken tables, once for all tests.
enum VainBook {
  /// A table of three rows on a screen, and what the rules of the format cannot tell to be constant.
  static let shared = """
    import TableModel
    nonisolated func int(_ text: String) -> Int? { Int(text) }
    nonisolated func version() -> Int { SystemVersion.current.major }
    struct OwnError: Error {}
    nonisolated func fail() throws { throw OwnError() }
    @MainActor func boom() { UIKitException(name: "Own", reason: "boom at once").raise() }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        asked += 1
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    @MainActor func shownTable(_ rows: Rows) -> UITableView {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let table = UITableView(frame: window.bounds)
      (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 50)
      window.addSubview(table)
      window.isHidden = false
      table.layoutIfNeeded()
      shown.append(window)
      return table
    }
    @MainActor var shown: [UIWindow] = []

    """

  /// Expectations that hold of any table, by what they are.
  static let vain: KeyValuePairs = [
    "a tolerance": "abs(table.rectForRow(at: path).height - 50) < 1_000_000",
    "a difference": "table.contentSize.height - table.contentSize.height == 0",
    "both branches": "table.isEditing ? version() > 0 : version() > 0",
    "a list of itself": "[table].contains(table)",
    "a type": "(table as Any) is UITableView",
    "no less than nothing": "table.numberOfSections >= 0",
    "all of nothing": "table.subviews.prefix(0).allSatisfy { $0.isHidden }",
    "one or the other": "table.frame.width > 1 || table.frame.width < 2",
    "a description": "!\"\\(table.style)\".isEmpty",
    "a maximum": "max(table.contentOffset.y, 10) == 10",
    "a number": "table.contentSize.height.isFinite",
    "a metatype": "type(of: table) == UITableView.self",
    "itself": "table === table.self",
    "what was set": "table.rowHeight == 50",
    "a class method": "UITableView.automaticDimension < 0",
    "a version": "version() == version()",
    "a text": "\"\\(table.numberOfRows(inSection: 0))\".count > 0",
    "a hash": "table.hashValue == table.hashValue",
    "a product": "CGFloat(0) * table.contentOffset.y == 0",
    "a set": "Set([path, path]).count == int(\"1\")",
    "a delegate that was set": "table.delegate === rows",
    "a fold": "table.visibleCells.reduce(true) { $1.isHidden || $0 }",
    "a count of nothing": "table.visibleCells.prefix(0).isEmpty",
    "another object": "Rows().asked == 0",
    "a comparison with infinity": "table.contentSize.height < .infinity",
  ]

  /// Expectations about the table.
  static let sound: KeyValuePairs = [
    "a height": "table.rectForRow(at: path).height == 50",
    "a count": "table.numberOfRows(inSection: 0) == 3",
    "a cell": "table.cellForRow(at: path)?.frame == CGRect(x: 0, y: 50, width: 320, height: 50)",
    "the calls": "rows.asked == 3",
    "the content": "table.contentSize.height == 150",
    "a row that is missing": "table.cellForRow(at: IndexPath(row: 9, section: 9)) == nil",
    "a default": "(table.cellForRow(at: IndexPath(row: 9, section: 9))?.frame.height ?? 44) == 44",
  ]

  /// The id of the entry that has an expectation.
  static func id(_ title: String) -> String { title.replacing(" ", with: "-") }

  private static func entry(_ expectation: String) -> String {
    """
    ### The case

    ```swift
    let rows = Rows()
    let table = shownTable(rows)
    let path = IndexPath(row: 1, section: 0)
    #expect(\(expectation))
    _ = path
    ```
    """
  }

  /// Pairs whose wrong half is wrong whatever the table does, and one that is about the table.
  private static let pairs = """
    ### An error of its own

    ```swift wrong
    try fail()
    ```

    ```swift right
    let one = int("1")
    _ = one
    ```

    ```swift
    #expect(int("1") == 1)
    ```

    ### Another expected value

    ```swift wrong
    let expected = int("2")
    ```

    ```swift right
    let expected = int("1")
    ```

    ```swift
    #expect(expected == 1)
    ```

    ### A table that is another

    ```swift wrong
    let rows = Rows()
    let table = UITableView(frame: .zero)
    ```

    ```swift right
    let rows = Rows()
    let table = shownTable(rows)
    ```

    ```swift
    #expect(table.visibleCells.count == 3)
    _ = rows
    ```
    """

  private static let raising = """
    ### An exception of its own

    ```swift raises "boom at once"
    boom()
    ```

    ### An exception of the table

    ```swift raises "request for rect at invalid index path"
    let rows = Rows()
    _ = shownTable(rows).rectForRow(at: IndexPath(row: 9, section: 0))
    ```
    """

  private static let app = """
    ### The case

    ```swift app
    func prepare(_ table: UITableView) {
      table.rowHeight = 60
      table.reloadData()
      table.layoutIfNeeded()
    }
    ```

    ```swift
    let rows = Rows()
    let table = shownTable(rows)
    prepare(table)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    ```
    """

  private static let changed = """
    ### A version that is read

    ```swift
    #expect(version() < 26)
    ```
    """

  private static let book = OwnBook(
    entries: Dictionary(
      (Array(vain) + Array(sound)).map { (id($0.key), entry($0.value)) }
        + [("pairs", pairs), ("raising", raising), ("changed", changed), ("app", app)]
    ) { first, _ in first },
    versions: { id in
      id == "changed" ? "Applies to: iOS 18\n- Changed in: iOS 26" : "Applies to: iOS 18+"
    }, shared: shared, isProved: true)

  /// The run, or why there is none.
  static let run = Task { try await blocking { try book.run() } }

  /// The verdict on a case.
  static func verdict(_ entry: String, _ title: String = "The case") async throws -> CaseVerdict? {
    let slug = title.lowercased().replacing(" ", with: "-")
    return try await run.value.verdicts[entry]?[slug]
  }
}
