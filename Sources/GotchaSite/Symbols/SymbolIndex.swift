import GotchaBook

/// Every symbol that the entries' code spans name, and which entries name it.
package struct SymbolIndex: Sendable {
  /// A symbol and the positions of its entries.
  package struct Symbol: Equatable, Sendable {
    package var name: String
    /// The type that has it; nil when UIKit's names are not known.
    package var owner: String?
    package var objectiveC: String?
    package var path: String
    package var entries: [Int]

    /// Whether several entries name it, so that it has a list of them.
    var isShared: Bool { entries.count > 1 }
  }

  static let path = "api/index.html"

  /// In the order of the names.
  package private(set) var symbols: [Symbol] = []
  private var positions: [String: Int] = [:]
  private var byEntry: [[Int]] = []
  /// The full form of a bare name, where there is only one.
  private var fullNames: [String: String] = [:]
  private let uikit: UIKitNames

  /// - Parameter names: The code spans of each entry.
  package init(names: [[String]], uikit: UIKitNames = UIKitNames()) {
    self.uikit = uikit
    if uikit.isEmpty {
      fullNames = SymbolName.fullNames(of: names.joined().compactMap(SymbolName.init))
    }
    var found: [String: [Int]] = [:]
    let resolved = names.concurrentMap { [uikit, fullNames] spans in
      Set(spans.compactMap { Self.name(of: $0, uikit, fullNames) })
    }
    for (position, names) in resolved.enumerated() {
      for name in names { found[name, default: []].append(position) }
    }
    symbols = Symbol.all(found, uikit)
    positions = Dictionary(symbols.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    byEntry = resolved.map { $0.compactMap { positions[$0] }.sorted() }
  }

  /// The symbols that an entry names, in the order of their names.
  package func symbols(of entry: Int) -> [Symbol] { byEntry[entry].map { symbols[$0] } }

  /// The symbol that a code span names.
  package func symbol(_ text: String) -> Symbol? {
    Self.name(of: text, uikit, fullNames).flatMap { positions[$0] }.map { symbols[$0] }
  }

  /// The name of the symbol that a code span may mean.
  private static func name(
    of text: String, _ uikit: UIKitNames, _ fullNames: [String: String]
  ) -> String? {
    uikit.isEmpty ? SymbolName(text)?.resolved(fullNames) : uikit.name(text)?.name
  }
}

// MARK: - Names and addresses

extension SymbolName {
  /// The full forms of bare names, where there is only one.
  static func fullNames(of names: some Sequence<SymbolName>) -> [String: String] {
    var full: [String: Set<String>] = [:]
    for name in names where name.hasLabels { full[name.base, default: []].insert(name.name) }
    return full.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The full name for a name without labels, if the book has only one.
  func resolved(_ fullNames: [String: String]) -> String {
    hasLabels ? name : fullNames[name] ?? name
  }
}

extension SymbolIndex.Symbol {
  /// The symbols with these names, in the order of the names, each with an address of its own.
  ///
  /// - Parameter entries: The positions of each name's entries.
  static func all(_ entries: [String: [Int]], _ uikit: UIKitNames) -> [Self] {
    var slugs = NumberedNames(taken: ["index"])
    return entries.sorted { isBefore($0.key, $1.key) }.map { name, entries in
      let known = uikit.name(name)
      let slug = name.split { !$0.isWordPart }.joined(separator: "-").lowercased()
      return Self(
        name: name, owner: known?.owner, objectiveC: known?.objectiveC,
        path: "api/\(slugs.free(slug.isEmpty ? "symbol" : slug)).html", entries: entries)
    }
  }

  /// By letter, whatever its case; equal ones by the letters themselves.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (left.lowercased(), left) < (right.lowercased(), right)
  }
}
