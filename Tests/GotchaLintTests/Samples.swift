import GotchaBook
import GotchaLint

/// Pages for the tests of this room.
enum Samples {
  static let path = "Gotchas/row-heights/sample.md"

  /// A page that breaks no rule. Its title is on line 1, its facts on lines 5 to 7.
  static let good = """
    # A row is asked twice

    The table asks for `reloadData()` twice.

    - Area: Row heights
    - Applies to: iOS 8–10
    - Evidence: observed, [notes of 2015](https://example.org/log) (G0-06)

    ## What you see

    Rows jump.

    ## Cases

    ### The first display

    ```swift
    let probe = TableProbe(rows: 1)
    #expect(probe.count(.heightForRow) == 2)
    ```

    ## Why

    Nobody knows; see [the other](other.md).

    ## What to do

    Nothing.

    """

  static let facts = FactTables(
    claims: ["G0-06", "G0-07"],
    symbols: SymbolTable(symbols))

  private static let symbols: [(owner: String, name: String)] = [
    ("UITableView", "reloadData()"), ("UITableViewDelegate", "tableView(_:heightForRowAt:)"),
    ("UITableView", "UITableView.Style"), ("UITableView", ".`default`"),
    ("UIViewController", "override viewDidLoad()"),
  ]

  static func page(_ text: String) -> Page? {
    let bytes = Array(text.utf8)
    let reading = EntryParser.read(path: path, bytes: bytes, folder: nil)
    return reading.entry.map {
      Page(source: SourceText(path: path, bytes: bytes), entry: $0, facts: facts)
    }
  }

  static func findings(in text: String) -> [Finding] {
    page(text).map { Linter(facts: facts).report(on: [$0]).findings } ?? []
  }
}
