import GotchaBook

/// Every symbol that the entries' code spans name, and which entries name it.
package struct SymbolIndex: Sendable {
  /// A symbol and the positions of its entries.
  package struct Symbol: Equatable, Sendable {
    package var name: String
    package var path: String
    package var entries: [Int]
  }

  static let path = "api/index.html"

  /// In the order of the names.
  package private(set) var symbols: [Symbol] = []
  private var positions: [String: Int] = [:]
  private var byEntry: [[Int]] = []
  /// The full form of a bare name, where there is only one.
  private var fullNames: [String: String] = [:]

  /// - Parameter names: The code spans of each entry.
  package init(names: [[String]]) {
    let named = names.concurrentMap { $0.compactMap(SymbolName.init) }
    fullNames = SymbolName.fullNames(of: named.joined())
    var found: [String: [Int]] = [:]
    let resolvedNames = named.map { Set($0.map { $0.resolved(fullNames) }) }
    for (position, names) in resolvedNames.enumerated() {
      for name in names { found[name, default: []].append(position) }
    }
    symbols = Symbol.all(found)
    positions = Self.positions(symbols)
    byEntry = resolvedNames.map { $0.compactMap { positions[$0] }.sorted() }
  }

  /// The index that a whole book gave, for a part of its entries.
  ///
  /// - Parameter names: The code spans of each entry of the part.
  init(_ symbols: [Symbol], names: [[String]]) {
    self.symbols = symbols
    positions = Self.positions(symbols)
    fullNames = SymbolName.fullNames(of: symbols.lazy.compactMap { SymbolName($0.name) })
    byEntry = names.map { names in
      Set(names.compactMap(SymbolName.init).map { $0.resolved(fullNames) })
        .compactMap { positions[$0] }.sorted()
    }
  }

  private static func positions(_ symbols: [Symbol]) -> [String: Int] {
    Dictionary(symbols.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The symbols that an entry names, in the order of their names.
  package func symbols(of entry: Int) -> [Symbol] { byEntry[entry].map { symbols[$0] } }

  /// The symbol that a code span names.
  package func symbol(_ text: String) -> Symbol? {
    SymbolName(text).flatMap { positions[$0.resolved(fullNames)] }.map { symbols[$0] }
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

  /// A name without its labels stands for the one that has them, if the book knows only one.
  func resolved(_ fullNames: [String: String]) -> String {
    hasLabels ? name : fullNames[name] ?? name
  }
}

extension SymbolIndex.Symbol {
  /// The symbols with these names, in the order of the names, each with an address of its own.
  ///
  /// - Parameter entries: The positions of each name's entries.
  static func all(_ entries: [String: [Int]]) -> [Self] {
    var taken: Set<String> = ["index"]
    return entries.sorted { isBefore($0.key, $1.key) }.map { name, entries in
      Self(name: name, path: path(of: name, &taken), entries: entries)
    }
  }

  /// By letter, whatever its case; equal ones by the letters themselves.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (left.lowercased(), left) < (right.lowercased(), right)
  }

  private static func path(of name: String, _ taken: inout Set<String>) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
    let stem = words.isEmpty ? "symbol" : words
    var slug = stem
    var number = 2
    while !taken.insert(slug).inserted {
      slug = "\(stem)-\(number)"
      number += 1
    }
    return "api/\(slug).html"
  }
}
