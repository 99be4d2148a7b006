/// Finds the word that a misspelled one was meant to be.
package enum Spelling {
  /// The most edits that still make one word a misspelling of another: one in four letters.
  private static func allowance(_ word: String) -> Int { max(1, min(3, word.count / 4)) }

  /// The known word nearest to `word`; nil when none is near, or two are equally near.
  package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    guard !word.isEmpty else { return nil }
    let letters = Array(word.lowercased())
    let allowance = allowance(word)
    var best: (word: String, distance: Int)?
    var isTie = false
    for candidate in known where abs(candidate.count - letters.count) <= allowance {
      let distance = distance(letters, Array(candidate.lowercased()), limit: allowance)
      guard distance <= allowance, distance <= best?.distance ?? allowance else { continue }
      isTie = distance == best?.distance && candidate != best?.word
      best = (candidate, distance)
    }
    return isTie ? nil : best?.word
  }

  /// The ids that have the most words of `id`, misspelled or not, and more than the others do; none
  /// where many have as many.
  package static func sharingWords(with id: String, _ known: some Sequence<String>) -> [String] {
    let words = id.lowercased().split { !$0.isWordPart }.map(String.init)
    let counted = known.map { other in
      let others = other.lowercased().split { !$0.isWordPart }.map(String.init)
      return (id: other, count: words.count { nearest(to: $0, in: others) != nil })
    }
    let most = counted.map(\.count).max() ?? 0
    let found = most == 0 ? [] : counted.filter { $0.count == most }.map(\.id).sorted()
    return found.count > mostShown ? [] : found
  }

  /// As many as are read at a glance.
  private static let mostShown = 3

  /// How many letters a word is from another, if it is a misspelling of it; nil if it is another word.
  package static func distance(ofMisspelled word: String, from other: String) -> Int? {
    let allowance = allowance(word)
    guard word.count > allowance, abs(word.count - other.count) <= allowance else { return nil }
    let distance = distance(
      Array(word.lowercased()), Array(other.lowercased()), limit: allowance)
    return distance <= allowance ? distance : nil
  }

  /// How many letters have to be put in, taken out or changed, or neighbors swapped; more than
  /// `limit` when it is more.
  static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      if next.min() ?? 0 > limit { return limit + 1 }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}
