import GotchaBook

/// What few entries name otherwise than before, and what that makes of a book's symbols.
struct SymbolEdits {
  /// The symbols as they were.
  private let symbols: [SymbolIndex.Symbol]
  /// By the position of the edited entry.
  private let names: [Int: (old: Set<SymbolName>, new: Set<SymbolName>)]
  /// The names of an entry that was not edited; nil when they are not known.
  private let others: (Int) -> Set<SymbolName>?

  /// - Parameter edits: The code spans of the edited entries, by the entries' positions.
  init(
    of symbols: [SymbolIndex.Symbol], _ edits: [Int: (old: [String], new: [String])],
    others: @escaping (Int) -> [String]?
  ) {
    self.symbols = symbols
    names = edits.mapValues { (Self.names($0.old), Self.names($0.new)) }
    self.others = { others($0).map(Self.names) }
  }

  private static func names(_ texts: [String]) -> Set<SymbolName> {
    Set(texts.compactMap(SymbolName.init))
  }

  /// The symbols as they are now; nil when a name means something else in an entry that was not
  /// edited, or a symbol's page has another address.
  var result: [SymbolIndex.Symbol]? {
    guard names.values.contains(where: { $0.old != $0.new }) else { return symbols }
    guard let gone, let fullNames = fullNames(without: gone) else { return nil }
    var entries = Dictionary(
      symbols.map { ($0.name, unedited($0.entries)) }, uniquingKeysWith: { $1 })
    for (position, names) in names {
      for name in Set(names.new.map { $0.resolved(fullNames) }) {
        entries[name, default: []].insert(inOrder: position)
      }
    }
    let all = SymbolIndex.Symbol.all(entries.filter { !$0.value.isEmpty })
    let paths = Dictionary(symbols.map { ($0.name, $0.path) }, uniquingKeysWith: { $1 })
    return all.allSatisfy { (paths[$0.name] ?? $0.path) == $0.path } ? all : nil
  }

  /// The entries whose pages show a symbol otherwise: they lead to its page, unless they alone
  /// name it.
  static func echoes(
    from old: [SymbolIndex.Symbol], to new: [SymbolIndex.Symbol]
  ) -> Set<Int> {
    let known = Dictionary(old.map { ($0.name, $0.entries) }, uniquingKeysWith: { $1 })
    return new.reduce(into: []) { echoes, symbol in
      guard let entries = known[symbol.name], entries != symbol.entries,
        min(entries.count, 2) != min(symbol.entries.count, 2)
      else { return }
      echoes.formUnion(Set(entries).intersection(symbol.entries))
    }
  }

  /// The names with labels that no entry has any more.
  private var gone: Set<String>? {
    let left = names.values.reduce(into: Set()) { $0.formUnion($1.old.subtracting($1.new)) }
    var gone: Set<String> = []
    for name in left where name.hasLabels {
      guard let isNamed = isNamed(name) else { return nil }
      if !isNamed { gone.insert(name.name) }
    }
    return gone
  }

  private func isNamed(_ name: SymbolName) -> Bool? {
    if names.values.contains(where: { $0.new.contains(name) }) { return true }
    // A symbol's entries may name it without its labels.
    for entry in others(of: name.name) {
      guard let names = others(entry) else { return nil }
      if names.contains(name) { return true }
    }
    return false
  }

  /// What bare names stand for now; nil when one of them stands for something else than before in
  /// an entry that was not edited.
  private func fullNames(without gone: Set<String>) -> [String: String]? {
    let known = symbols.compactMap { SymbolName($0.name) }
    let old = SymbolName.fullNames(of: known)
    let new = SymbolName.fullNames(
      of: known.filter { !gone.contains($0.name) } + names.values.flatMap(\.new))
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    return changed.allSatisfy { isNamedByNoOther($0, standingFor: old[$0]) } ? new : nil
  }

  private func isNamedByNoOther(_ bare: String, standingFor full: String?) -> Bool {
    others(of: full ?? bare).allSatisfy { others($0)?.contains { $0.name == bare } == false }
  }

  /// The entries of a symbol that were not edited.
  private func others(of name: String) -> [Int] {
    unedited(symbols.first { $0.name == name }?.entries ?? [])
  }

  private func unedited(_ entries: [Int]) -> [Int] {
    names.keys.contains(where: entries.contains) ? entries.filter { names[$0] == nil } : entries
  }
}

extension [Int] {
  /// Puts a number into its place among others that are in order, unless it is there.
  mutating func insert(inOrder number: Int) {
    let place = firstIndex { $0 >= number } ?? endIndex
    if place == endIndex || self[place] != number { insert(number, at: place) }
  }
}
