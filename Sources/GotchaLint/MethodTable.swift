import GotchaBook

/// The methods of UIKit's delegates and data sources, by the protocol that has them.
package struct MethodTable: Sendable {
  private let methods: [String: Set<String>]

  /// - Parameter rows: The protocols, each with a method: `tableView(_:didSelectRowAt:)`.
  package init(_ rows: some Sequence<(owner: String, name: String)>) {
    var methods: [String: Set<String>] = [:]
    for row in rows { methods[row.owner, default: []].insert(row.name) }
    self.methods = methods
  }

  /// What classes and protocols of UIKit conform to (UITableView.h, UITableViewController.h).
  private static let inherited = [
    "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UITableViewDiffableDataSource": ["UITableViewDataSource"],
  ]

  /// Classes of UIKit and Foundation that table code inherits from and that conform to no protocol of the
  /// table, by their headers (UIViewController.h, UIView.h, …).
  private static let withoutMethods: Set<String> = [
    "AnyObject", "NSObject", "UICollectionViewCell", "UIControl", "UIResponder", "UITableView",
    "UITableViewCell", "UITableViewHeaderFooterView", "UIView", "UIViewController",
  ]

  /// Whether it is known which of the methods a type has that inherits from a type of UIKit.
  func isKnown(_ name: String) -> Bool {
    let plain = String(name.prefix { $0 != "<" })
    return methods[plain] != nil || Self.inherited[plain] != nil
      || Self.withoutMethods.contains(plain)
  }

  /// The protocols that have a method of this name, in order.
  func protocols(with name: String) -> [String] {
    methods.filter { $0.value.contains(name) }.map(\.key).sorted()
  }

  /// The methods that a type may implement which inherits from these.
  func methods(of names: [String]) -> Set<String> {
    names.reduce(into: []) { found, name in
      // A superclass may have arguments: UITableViewDiffableDataSource<Int, String>.
      let plain = String(name.prefix { $0 != "<" })
      found.formUnion(methods[plain] ?? [])
      found.formUnion(methods(of: Self.inherited[plain] ?? []))
    }
  }

  /// Whether a protocol has a method of this name.
  func hasMethod(_ name: String) -> Bool { methods.values.contains { $0.contains(name) } }

  /// The methods that a name was meant to be; none if it is like no other.
  ///
  /// - Parameter missesWords: Whether it may have a few words too many or too few.
  static func nearest(
    to name: String, in methods: Set<String>, missesWords: Bool
  ) -> [String] {
    let parts = Parts(name)
    let distances = methods.compactMap { method in
      Parts(method).distance(from: parts, missesWords: missesWords).map { (method, $0) }
    }
    let least = distances.map(\.1).min()
    return distances.filter { $0.1 == least }.map(\.0).sorted()
  }

  /// A method's name, taken apart.
  private struct Parts {
    let base: Substring
    let labels: [Substring]
    /// The words of the base and of the labels: table, view, did, select, row, at.
    let words: [String]

    init(_ name: String) {
      let parts = name.split(separator: "(", maxSplits: 1)
      base = parts.first ?? ""
      labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":") : []
      words = ([base] + labels.filter { $0 != "_" }).flatMap { part in
        part.reduce(into: [""]) { words, letter in
          if letter.isUppercase { words.append("") }
          words[words.count - 1].append(contentsOf: letter.lowercased())
        }
      }
    }

    /// How far a name is from this one, which is UIKit's; nil if it is another name.
    func distance(from name: Parts, missesWords: Bool) -> Int? {
      guard labels.count == name.labels.count else { return nil }
      return distanceInLetters(from: name) ?? (missesWords ? distanceInWords(from: name) : nil)
    }

    /// How far a name is that has a few of the words too many or too few: `commitEditingStyle` in place of
    /// `commit`; nil if it is another name.
    private func distanceInWords(from name: Parts) -> Int? {
      let (short, long) =
        words.count < name.words.count ? (words, name.words) : (name.words, words)
      guard short.count >= Self.fewestWords, long.count - short.count <= Self.mostWordsMore
      else { return nil }
      var rest = short[...]
      for word in long where word == rest.first { rest.removeFirst() }
      return rest.isEmpty ? (long.count - short.count) * Self.missing : nil
    }

    /// The fewest words by which a name is known: `scrollDidScroll`.
    private static let fewestWords = 3
    /// The most words that a name in Objective-C has more, which are those of a type: `EditingStyle`.
    private static let mostWordsMore = 2

    private func distanceInLetters(from name: Parts) -> Int? {
      guard var sum = Self.distance(String(name.base), String(base)) else { return nil }
      // A base such as `tableView` is that of many methods; a label says which one is meant.
      var isTold = labels.allSatisfy { $0 == "_" }
      for (index, (own, label)) in zip(labels, name.labels).enumerated() {
        if let distance = Self.distance(String(label), String(own)) {
          sum += distance
          isTold = isTold || own != "_"
        } else if own == "_" ? index == 0 : label == "_" {
          sum += Self.missing
        } else {
          return nil
        }
      }
      return isTold ? sum : nil
    }

    /// What a label too many or too few counts for, in letters.
    private static let missing = 2

    /// How many letters a word is from another one; a beginning of it counts as a few, and nil is for
    /// a word that is another one.
    private static func distance(_ word: String, _ other: String) -> Int? {
      if word == other { return 0 }
      if let distance = Spelling.distance(ofMisspelled: word, from: other) {
        return max(1, distance)
      }
      let (short, long) = word.count < other.count ? (word, other) : (other, word)
      let isBeginning = short.count >= shortest && long.lowercased().hasPrefix(short.lowercased())
      return isBeginning && long.count - short.count <= longestEnd ? missing : nil
    }

    /// The fewest letters of a word by whose beginning one is known: `heightFor`.
    private static let shortest = 9
    /// The most letters that a name of Objective-C has behind that of Swift: `IndexPath`.
    private static let longestEnd = 9
  }
}
