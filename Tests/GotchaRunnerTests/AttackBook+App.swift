// Code of an app of which the case runs a part, and the cure is in the other.

extension AttackBook {
  /// A controller that fills its list when it is loaded, with a method that shortens it.
  private static func list(
    loaded: String = "", shorten: String = "func shorten() {\n    names.removeLast()\n  }",
    others: String = ""
  ) -> String {
    """
    class List: UITableViewController {
      var names: [String] = []
      var onDone: () -> Void = {}
      override func viewDidLoad() {
        super.viewDidLoad()
        names = ["a", "b", "c"]
        \(loaded)
      }
      \(shorten)
      \(others)
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { names.count }
    }
    """
  }

  private static let loads = "let list = List()\nlist.loadViewIfNeeded()\n"
  private static let isWhole = "#expect(list.tableView.numberOfRows(inSection: 0) == 3)"

  static let unusedCures: KeyValuePairs<String, [String]> = [
    "a cure that nothing comes to": [
      app(list(loaded: "onDone = { [weak self] in self?.shorten() }"), loads + isWhole),
      app(
        list(
          loaded: "let button = UIButton()\n    button.addTarget(self, action: #selector(shorten),"
            + " for: .touchUpInside)\n    tableView.tableHeaderView = button",
          shorten: "@objc func shorten() {\n    names.removeLast()\n  }"), loads + isWhole),
      app(list(loaded: "if names.isEmpty { shorten() }"), loads + isWhole),
      app(
        list(
          loaded: "onDone = { [weak self] in if self?.isLong == true { self?.names = [] } }",
          shorten: "var isLong: Bool { names.count > 2 }"), loads + isWhole),
      app(
        list(others: "override func viewDidAppear(_ animated: Bool) { shorten() }"),
        loads + isWhole),
      app(list(), loads + isWhole),
      app(list(shorten: "func shorten(to count: Int) -> Int {\n    count\n  }"), loads + isWhole),
      app(
        list() + "\nfunc repair(_ list: List) { shorten(list) }\n"
          + "func shorten(_ list: List) { list.names = [] }",
        loads + "list.shorten()\n"
          + "#expect(list.tableView.numberOfRows(inSection: 0) == 2)"),
      "### The case\n\n" + block(list(shorten: ""), " app") + "\n"
        + block("extension List {\n  func fill() { names = [] }\n}", " app wrong") + "\n"
        + block(
          "extension List {\n  func fill() { names.sort() }\n  func refill() { clear(); fill() }\n"
            + "  func clear() { names = [] }\n}", " app right") + "\n"
        + block(loads + "list.fill()\n" + isWhole),
    ]
  ]

  /// What is like that, and comes to all that the page's code uses.
  static let usedCures: [String: String] = [
    "sound-cures": app(
      list(
        loaded: "onDone = { [weak self] in if self?.isLong == true { self?.shorten() } }",
        others: "var isLong: Bool { names.count > 2 }"),
      loads + "list.onDone()\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)"),
    // UIKit calls these, and would at another time.
    "sound-callbacks": app(
      list(
        loaded: "shorten()",
        others: "override func viewDidAppear(_ animated: Bool) { names = [] }\n"
          + "  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {\n"
          + "    names = []\n  }"),
      loads + "#expect(list.tableView.numberOfRows(inSection: 0) == 2)"),
  ]
}
