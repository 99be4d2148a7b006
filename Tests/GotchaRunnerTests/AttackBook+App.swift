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
  private static let isEmpty = "#expect(list.tableView.numberOfRows(inSection: 0) == 0)"
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

  static let hiddenCures: KeyValuePairs<String, [String]> = [
    "a cure that is no method": [
      unused("static func shorten(_ list: List) { list.names = [] }"),
      unused("private func shorten() { names.removeLast() }"),
      unused("@MainActor func shorten() { names.removeLast() }"),
      unused("@objc func shorten() { names.removeLast() }"),
      unused("subscript(row: Int) -> String { names[row] }"),
      unused("subscript(row: Int) -> String {\n    \(accessors("names[row]"))\n  }"),
      unused("var last: String {\n    \(accessors("names[2]"))\n  }"),
      unused(
        "var last: String {\n    \(accessors("names[2]"))\n  }",
        then: "#expect(list.last == \"c\")"),
      unused("var isShort = false {\n    didSet { names.removeLast() }\n  }"),
      unused("var isShort = false {\n    willSet { names.removeLast() }\n  }"),
      unused("private(set) var isShort = false {\n    didSet { names.removeLast() }\n  }"),
      unused("private var last: String? { names.last }"),
      unused("static var names: [String] { [\"a\"] }"),
      unused("lazy var last: String? = { names.last }()"),
      unused("static let first: String = {\n    let first = \"a\"\n    return first\n  }()"),
      unused(
        "init(names: [String]) {\n    super.init(style: .plain)\n    self.names = names\n  }\n"
          + "  init() { super.init(style: .plain) }\n"
          + "  required init?(coder: NSCoder) { fatalError() }"),
      app(list(shorten: "") + "\nfunc shorten(_ list: List) { list.names = [] }", loads + isWhole),
      app(
        list(shorten: "") + "\n@MainActor protocol Shortening { func shorten() }\n"
          + "extension List: Shortening { func shorten() { names = [] } }", loads + isWhole),
      app(
        list(shorten: "") + "\nstruct Row: Equatable {\n  var name: String\n"
          + "  func shortened() -> Row { Row(name: String(name.prefix(1))) }\n}",
        loads + "#expect(list.names.map(Row.init).first == Row(name: \"a\"))\n" + isWhole),
      app(
        list(shorten: "") + "\nextension UITableView {\n  func shorten() { reloadData() }\n}",
        loads + isWhole),
    ],
    "a cure that is in a branch": [
      branch("if names.isEmpty { names = [\"d\"] }"),
      branch("if names.count > 3 {\n      names.removeLast()\n    }"),
      branch("for name in names.dropFirst(3) { names.append(name) }"),
      branch("while names.count > 3 { names.removeLast() }"),
      branch("switch names.count {\n    case 4: names.removeLast()\n    default: break\n    }"),
      branch("if names.isEmpty { return } else if names.count > 3 { names.removeLast() }"),
      branch("[String]().forEach { names.append($0) }"),
      branch("names.dropFirst(3).forEach { name in\n      names.append(name)\n    }"),
      branch("DispatchQueue.main.asyncAfter(deadline: .now() + 900) { self.names = [] }"),
      app(
        list(shorten: "var isShort = false { didSet { if oldValue { names = [] } } }"),
        loads + "list.isShort = true\n" + isWhole),
      app(
        list(
          shorten: "init(isShort: Bool) {\n    super.init(style: .plain)\n"
            + "    if isShort { names.removeAll() }\n  }\n"
            + "  required init?(coder: NSCoder) { fatalError() }"),
        "let list = List(isShort: false)\nlist.loadViewIfNeeded()\n" + isWhole),
      app(
        list(
          shorten: "",
          others: "var isShort: Bool {\n    if names.isEmpty { names = [\"d\"] }\n"
            + "    return names.count < 3\n  }"),
        loads + "_ = list.isShort\n" + isWhole),
    ],
    "a cure that is in a handler": [
      branch(
        "let add = UIAction { [weak self] _ in self?.names = [] }\n    _ = UIButton(primaryAction: add)"
      ),
      branch("let add = UIAction(title: \"a\") { _ in\n      self.names = []\n    }\n    _ = add"),
      branch(
        "let alert = UIAlertAction(title: \"a\", style: .default) { _ in self.names = [] }\n    _ = alert"
      ),
      branch("onDone = {\n      self.names = []\n      self.tableView.reloadData()\n    }"),
      branch("onDone = { self.names.removeLast() }"),
      branch("let handlers = [\"a\": { self.names = [] }]\n    _ = handlers"),
      branch("let clear = { self.names = [] }\n    if names.count == 3 { _ = clear }"),
      branch("func clear() { names = [] }\n    _ = clear"),
      branch(
        "func isLong() -> Bool {\n      let count = names.count\n      return count > 3\n    }\n    _ = isLong"
      ),
      branch(
        "_ = names.dropFirst(3).map { name -> String in\n      let short = name.prefix(1)\n      return String(short)\n    }"
      ),
      branch(
        "_ = Timer(timeInterval: 900, repeats: false) { _ in\n      MainActor.assumeIsolated { self.names = [] }\n    }"
      ),
      app(
        list(
          shorten: "let clear: (List) -> Void = { list in\n    list.names = []\n"
            + "    list.tableView.reloadData()\n  }"), loads + isWhole),
      app(
        list(
          shorten: "override func tableView(\n    _ tableView: UITableView,\n"
            + "    trailingSwipeActionsConfigurationForRowAt path: IndexPath\n"
            + "  ) -> UISwipeActionsConfiguration? {\n"
            + "    let delete = UIContextualAction(style: .destructive, title: \"a\") { _, _, done in\n"
            + "      self.names.remove(at: path.row)\n      done(true)\n    }\n"
            + "    return UISwipeActionsConfiguration(actions: [delete])\n  }"),
        loads + isWhole
          + "\n_ = list.tableView(list.tableView, trailingSwipeActionsConfigurationForRowAt: [0, 0])"
      ),
    ],
    "a cure that is behind an exit": [
      branch("guard names.isEmpty else { return }\n    names = [\"d\"]"),
      branch(
        "guard names.count > 3 else {\n      return\n    }\n    names = []\n    tableView.reloadData()"
      ),
      branch("if names.count == 3 { return }\n    names = []"),
      branch("for name in names {\n      if !name.isEmpty { continue }\n      names = []\n    }"),
      branch("switch names.count {\n    case 3: return\n    default: break\n    }\n    names = []"),
      branch(
        "switch names.count {\n    case 4:\n      names = []\n      return\n    default: break\n    }"
      ),
      branch("if names.count > 3 {\n      names = []\n      return\n    }"),
      branch(
        "names.forEach { name in\n      guard name.isEmpty else { return }\n      names = []\n    }"
      ),
      app(
        list(
          shorten: "var last: String? {\n    guard names.count > 3 else { return nil }\n"
            + "    return names.last\n  }"), loads + "#expect(list.last == nil)\n" + isWhole),
      app(
        list(
          shorten:
            "func height(of row: Int) -> CGFloat {\n    switch row {\n    case 0: return 44\n"
            + "    case 1: return 60\n    default: return 80\n    }\n  }"),
        loads + "#expect(list.height(of: 1) == 60)\n" + isWhole),
    ],
    "a cure that is in no callback": [
      app(
        list(others: "override func viewDidAppear(_ animated: Bool) { shorten() }"), loads + isWhole
      ),
      app(
        list(
          others:
            "override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {\n"
            + "    shorten()\n  }"), loads + isWhole),
      app(
        list(
          others:
            "override func tableView(\n    _ tableView: UITableView, heightForRowAt path: IndexPath\n"
            + "  ) -> CGFloat { 70 }"), loads + isWhole),
      app(
        list(shorten: "")
          + "\nfinal class Row: UITableViewCell {\n  override func prepareForReuse() {\n"
          + "    super.prepareForReuse()\n    isHidden = false\n  }\n}",
        loads + "_ = Row()\n" + isWhole),
      app(
        list(shorten: "")
          + "\nfinal class Row: UITableViewCell {\n  override var isHighlighted: Bool {\n"
          + "    didSet { alpha = 0 }\n  }\n}", loads + "_ = Row()\n" + isWhole),
      app(
        list(shorten: "") + "\nextension List: UISearchBarDelegate {\n"
          + "  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { names = [] }\n}",
        loads + isWhole),
    ],
  ]

  /// Functions that run, and change nothing that the case expects.
  static let idleCures: KeyValuePairs<String, [String]> = [
    "a cure without effect": [
      app(
        list(loaded: "shorten()", shorten: "func shorten() { tableView.rowHeight = 90 }"),
        loads + isWhole),
      app(list(), loads + isWhole + "\nlist.shorten()"),
      app(list(), loads + isWhole + "\nlist.shorten()\nlist.tableView.reloadData()"),
      app(
        list(
          shorten: "override func viewWillLayoutSubviews() { tableView.separatorInset.left = 9 }"),
        loads + "list.view.setNeedsLayout()\nlist.view.layoutIfNeeded()\n" + isWhole),
      app(
        list(
          others:
            "override func tableView(\n    _ tableView: UITableView, cellForRowAt path: IndexPath\n"
            + "  ) -> UITableViewCell { UITableViewCell() }\n"
            + "  override func tableView(\n    _ tableView: UITableView, willDisplay cell: UITableViewCell,\n"
            + "    forRowAt path: IndexPath\n  ) { cell.alpha = 0.5 }",
        ),
        loads + isWhole + "\nlet window = UIWindow()\nwindow.rootViewController = list\n"
          + "window.makeKeyAndVisible()\nlist.shorten()\nlist.tableView.reloadData()\n"
          + "#expect(list.tableView.numberOfRows(inSection: 0) == 2)"),
      "### The case\n\n" + block("let rows = 1", " app wrong") + "\n"
        + block(list(), " app right") + "\n"
        + block(
          shown + "_ = rows.asked\n_ = table.rectForRow(at: [0, 9])", " wrong") + "\n"
        + block(shown + "let list = List()\nlist.loadViewIfNeeded()\nlist.shorten()", " right")
        + "\n"
        + block(holds),
      app(
        list(
          shorten: "var limit = 3 {\n    didSet { tableView.rowHeight = CGFloat(limit) }\n  }"),
        loads + "list.limit = 9\n" + isWhole),
      app(
        list(
          shorten: "var limit: Int {\n    get { 3 }\n    set { title = \"\\(newValue)\" }\n  }"),
        loads + "list.limit = 9\n" + isWhole + "\n_ = list.limit"),
      app(
        list(
          loaded: "func mark() { tableView.rowHeight = 9 }\n    mark()", shorten: ""),
        loads + isWhole),
      app(
        list(
          loaded: "onDone = { [tableView] in\n      tableView?.rowHeight = 9\n"
            + "      tableView?.reloadData()\n    }", shorten: ""),
        loads + "list.onDone()\n" + isWhole),
      halves("names.append(\"d\")", "tableView.rowHeight = 9", expecting: isWhole),
      halves(
        "names.append(\"d\")", "tableView.rowHeight = 9\n    tableView.estimatedRowHeight = 9",
        expecting: isWhole),
    ]
  ]

  /// A pair whose right half has other statements in a method that the case calls.
  private static func halves(
    _ wrong: String, _ right: String, expecting expectation: String
  ) -> String {
    func half(_ code: String, _ way: String) -> String {
      let method = "func go() {\n    names.sort()\n    \(code)\n    names.reverse()\n  }"
      return block(list(shorten: method), " app \(way)") + "\n"
    }
    return "### The case\n\n" + half(wrong, "wrong") + half(right, "right")
      + block(loads + "list.go()\nlist.tableView.reloadData()\n" + expectation)
  }

  /// A list that does something in `viewDidLoad`, which it does not come to.
  private static func branch(_ code: String) -> String {
    app(list(loaded: code, shorten: ""), loads + isWhole)
  }

  private static func accessors(_ value: String) -> String {
    "get { \(value) }\n    set { \(value) = newValue }"
  }

  /// A list with a member that nothing comes to.
  private static func unused(_ member: String, then: String = "") -> String {
    app(list(shorten: member), loads + isWhole + (then.isEmpty ? "" : "\n\(then)"))
  }

  /// What is like that, and comes to all that the page's code uses.
  static let usedCures: [String: String] = [
    "sound-cures": app(
      list(
        loaded: "onDone = { [weak self] in if self?.isLong == true { self?.shorten() } }",
        others: "var isLong: Bool { names.count > 2 }"),
      loads + "list.onDone()\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)"),
    "sound-members": app(
      list(
        shorten: "private func shorten() { names.removeLast() }",
        others: """
          static func shorten(_ list: List) { list.shorten() }
            subscript(row: Int) -> String {
              get { names[row] }
              set { if newValue.isEmpty { names.remove(at: row) } }
            }
            var isShort = false {
              didSet { if isShort { names.removeLast() } }
            }
            lazy var first: String? = { names.first }()
            init() { super.init(style: .plain) }
            required init?(coder: NSCoder) { fatalError() }
          """) + "\n@MainActor protocol Clearing { func clear() }\n"
        + "extension List: Clearing { func clear() { names = [] } }\n"
        + "struct Row: Hashable, CustomStringConvertible {\n  var name: String\n"
        + "  var description: String { name }\n  static func == (a: Row, b: Row) -> Bool { true }\n"
        + "  func hash(into hasher: inout Hasher) { hasher.combine(name) }\n}",
      loads + "List.shorten(list)\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)\n"
        + "_ = list.first\nlist[0] = list[1].replacing(list[1], with: \"\")\n"
        + "list.tableView.reloadData()\n#expect(list.tableView.numberOfRows(inSection: 0) == 1)\n"
        + "list.isShort = true\nlist.tableView.reloadData()\n" + isEmpty
        + "\nlist.names = [\"a\"]\n(list as any Clearing).clear()\nlist.tableView.reloadData()\n"
        + isEmpty + "\n_ = Row(name: \"a\")"
    ),
    // What leaves is there not to come to.
    "sound-branches-of-an-app": app(
      list(
        loaded: """
          guard names.count > 1 else { return }
              if names.count > 2 { names.removeLast() } else { names = [] }
              for row in names.indices { names[row] = names[row].uppercased() }
              if names.isEmpty { return }
          """, shorten: "",
        others: """
          override func viewDidAppear(_ animated: Bool) { if animated { names = [] } }
            var title0: String { if names.isEmpty { "none" } else { names[0] } }
          """),
      loads + "_ = list.title0\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)\n"
        + "list.viewDidAppear(true)\nlist.tableView.reloadData()\n" + isEmpty),
    // UIKit calls these.
    "sound-callbacks": app(
      list(
        loaded: "shorten()",
        others: "override func viewDidAppear(_ animated: Bool) { names.append(\"d\") }\n"
          + "  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {\n"
          + "    names = []\n  }"),
      loads + "#expect(list.tableView.numberOfRows(inSection: 0) == 2)\nlist.viewDidAppear(false)\n"
        + "list.tableView.reloadData()\n" + isWhole
        + "\nlist.tableView(list.tableView, didSelectRowAt: [0, 0])\nlist.tableView.reloadData()\n"
        + isEmpty),
    "sound-halves": halves(
      "names.append(\"d\")",
      "names.removeLast()\n    names.removeLast()\n    if isViewLoaded { names.removeFirst() }",
      expecting: isEmpty),
    "sound-queue": app(
      list(
        shorten: """
          func shorten() {
              let (queue, count) = (DispatchQueue(label: "count"), Count())
              queue.async {
                count.rows += 1
                count.rows += 1
              }
              queue.sync {}
              names.removeLast(count.rows)
            }
          """) + "\nfinal class Count: @unchecked Sendable { var rows = 0 }",
      loads + "list.shorten()\n#expect(list.tableView.numberOfRows(inSection: 0) == 1)"),
    "sound-handlers": app(
      list(
        loaded: "onDone = { [weak self] in self?.shorten() }\n"
          + "    let first = names.first { $0 == \"b\" }\n"
          + "    let clear = UIAction { [weak self] _ in self?.names = [] }\n"
          + "    let button = UIButton(primaryAction: clear)\n    button.setTitle(first, for: .normal)\n"
          + "    tableView.tableHeaderView = button"),
      loads + "list.onDone()\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)\n"
        + "let button = list.tableView.tableHeaderView as? UIButton\n"
        + "button?.sendActions(for: .primaryActionTriggered)\nlist.tableView.reloadData()\n"
        + isEmpty),
    // Swift calls the members of a builder, and needs all of them.
    "sound-builder": app(
      """
      @resultBuilder enum Names {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ name: String) -> [String] { [name] }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
      }
      final class Feed {
        @Names var names: [String] {
          "a"
          "b"
        }
      }

      """ + list(shorten: "func shorten() {\n    names = Feed().names\n  }"),
      loads + isWhole
        + "\nlist.shorten()\nlist.tableView.reloadData()\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)"
    ),
  ]
}
