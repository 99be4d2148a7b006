import Foundation
import GotchaBook

/// Which entries are near to each other: by the symbols that they name and the words by which they
/// are searched, rare ones first.
struct Related: Sendable {
  /// How many are shown.
  private static let count = 4
  /// What more entries share is no sign of a relation.
  private static let commonest = 30
  /// Words that are shorter are of no subject.
  private static let shortestWord = 4
  /// A symbol counts more than a word.
  private static let symbolWeight = 2.0

  /// A word or symbol, what it counts, and the entries that have it.
  private struct Term {
    var weight: Double
    var entries: [Int]
  }

  private let terms: [[Term]]
  private let shelves: [Shelf]

  init(_ entries: [Entry], symbols: SymbolIndex, shelves: [Shelf]) {
    self.shelves = shelves
    var postings: [String: [Int]] = [:]
    let words = entries.concurrentMap(Self.words)
    for (index, words) in words.enumerated() {
      for word in words { postings[word, default: []].append(index) }
    }
    @Sendable func term(_ entries: [Int], weight: Double) -> Term? {
      (2...Self.commonest).contains(entries.count)
        ? Term(weight: weight / Double(entries.count), entries: entries) : nil
    }
    terms = Array(entries.indices).concurrentMap { [postings] index in
      words[index].sorted().compactMap { term(postings[$0] ?? [], weight: 1) }
        + symbols.symbols(of: index).compactMap { term($0.entries, weight: Self.symbolWeight) }
    }
  }

  /// The nearest entries; of the lab book only for an entry that is in it itself.
  func nearest(to position: Int) -> [Int] {
    var scores: [Int: Double] = [:]
    for term in terms[position] {
      for entry in term.entries { scores[entry, default: 0] += term.weight }
    }
    let isLab = shelves[position] == .labBook
    return scores.filter { $0.key != position && (isLab || shelves[$0.key] != .labBook) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.count).map(\.key)
  }

  private static func words(of entry: Entry) -> Set<String> {
    let texts = [entry.title] + entry.searchedAs
    return Set(
      texts.flatMap { $0.lowercased().split { !$0.isWordPart } }
        .filter { $0.utf8.count >= shortestWord }.map(String.init))
  }
}
