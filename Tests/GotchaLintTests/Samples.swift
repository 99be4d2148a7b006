import GotchaBook
import GotchaLint

/// Pages for the tests of this room.
enum Samples {
  static let path = "Gotchas/row-heights/sample.md"

  /// A page that breaks no rule. Its title is on line 1, its facts on lines 5 to 8.
  static let good = """
    # `UITableView` measures a row twice

    The table performs `reloadData()` twice.

    - Area: Row heights
    - Kind: note
    - Applies to: iOS 8–10
    - Evidence: observed on iOS 9, [notes of 2015](https://example.org/log) (G0-06)

    ## What you see

    Rows jump.

    ## What to do

    ### The first display

    ```swift
    let probe = TableProbe(rows: 1)
    #expect(probe.count(.heightForRow) == 2)
    ```

    ## Why

    Nobody knows; see [the other](other.md).

    ## See also

    Nothing.

    """

  /// An observation that breaks no rule.
  static let observation = """
    # `reloadData()` is logged twice

    A log shows `reloadData()` twice.

    - Area: Row heights
    - Kind: observation
    - Applies to: iOS 8–10
    - Evidence: observed on iOS 9, [notes of 2015](https://example.org/log) (G0-06)

    ## What was seen

    Two lines.

    ## Whether the model reproduces it

    ### The first display

    ```swift
    let probe = TableProbe(rows: 1)
    #expect(probe.count(.heightForRow) == 2)
    ```

    """

  /// A page for apps that breaks no rule. Its facts are on lines 5 to 8.
  static let forApps = """
    # `reloadData()` calls `heightForRowAt` twice

    `UITableView` requests each height twice.

    - Area: Row heights
    - Applies to: iOS 8–10
    - Also searched as: Invalid update, heights twice
    - Evidence: observed on iOS 9, [notes of 2015](https://example.org/log) (G0-06)

    ## What you see

    Rows jump.

    ## What to do

    ### Keep the height

    ```swift app
    class Feed: UITableViewController {}
    ```

    ```swift app wrong
    extension Feed { func update() {} }
    ```

    ```swift app right
    extension Feed { func update() { reload() } }
    ```

    ```swift
    let probe = TableProbe(watching: Feed())
    #expect(probe.count(.heightForRow) == 2)
    ```

    ## Why

    Nobody knows; see [the other](other.md).

    ## Cases

    ### It raises

    ```swift raises "Invalid update: invalid number"
    update()
    ```

    ### It may be idle

    ```swift wrong
    probe.reload()
    ```

    ```swift right
    probe.settle()
    ```

    ```swift
    #expect(probe.log.isEmpty)
    ```

    """

  static let facts = FactTables(
    claims: ["G0-06", "G0-07"],
    symbols: SymbolTable(symbols),
    availability: ApiAvailability(
      [
        ("UITableView", "performBatchUpdates(_:completion:)", Version(11)),
        ("UITableView", "prefetchDataSource", Version(10)), ("UITableView", "beginUpdates()", nil),
        ("UITableView", "backgroundColor", Version(11)),
      ], others: [("UIView", "backgroundColor")]),
    methods: MethodTable([
      (owner: "UITableViewDelegate", name: "tableView(_:willSelectRowAt:)"),
      (owner: "UITableViewDelegate", name: "tableView(_:didSelectRowAt:)"),
      (owner: "UITableViewDelegate", name: "tableView(_:didDeselectRowAt:)"),
      (owner: "UITableViewDelegate", name: "tableView(_:heightForRowAt:)"),
      (owner: "UITableViewDataSource", name: "tableView(_:commit:forRowAt:)"),
      (owner: "UITableViewDataSource", name: "numberOfSections(in:)"),
      (owner: "UIScrollViewDelegate", name: "scrollViewDidScroll(_:)"),
    ]))

  private static let symbols: [(owner: String, name: String)] = [
    ("UITableView", "reloadData()"), ("UITableViewDelegate", "tableView(_:heightForRowAt:)"),
    ("UITableView", "UITableView.Style"), ("UITableView", ".`default`"),
    ("UIViewController", "override viewDidLoad()"),
  ]

  static func page(_ text: String, facts: FactTables = facts) -> Page? {
    Linter(facts: facts).page(
      of: EntryParser.read(path: path, bytes: Array(text.utf8), folder: nil))
  }

  static func findings(in text: String) -> [Finding] {
    page(text).map { Linter(facts: facts).report(on: [$0]).findings } ?? []
  }
}
