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
  ]

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
              set { names[row] = newValue }
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
        + "list[1] = list[0]\n_ = list.first\nlist.isShort = true\n(list as any Clearing).clear()\n"
        + "list.tableView.reloadData()\n#expect(list.tableView.numberOfRows(inSection: 0) == 0)\n_ = Row(name: \"a\")"
    ),
    // What leaves is there not to come to; a function that UIKit may call another time is none of these.
    "sound-branches": app(
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
          """), loads + "_ = list.title0\n#expect(list.tableView.numberOfRows(inSection: 0) == 2)"),
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
