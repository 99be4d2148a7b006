import Foundation

// Words of a text, which Linux's Foundation does not go through; by the mechanism of
// `Bundle+AppResources.swift`.

extension NSString.EnumerationOptions {
  /// Goes through words.
  @_disfavoredOverload public static var byWords: Self { Self(rawValue: WordParts.option) }
}

extension StringProtocol {
  /// Calls a block for each part of a text, in its order or the reverse one.
  @_disfavoredOverload public func enumerateSubstrings<T: RangeExpression>(
    in range: T, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) where T.Bound == Index {
    guard opts.rawValue & WordParts.kinds == WordParts.option else {
      return enumerateSubstrings(in: range, options: opts, body)
    }
    let range = range.relative(to: self)
    let words = self.words(in: range)
    let ends = words.dropFirst().map(\.lowerBound) + [range.upperBound]
    let parts = Array(zip(words, ends))
    var stop = false
    for (word, end) in opts.contains(.reverse) ? parts.reversed() : parts where !stop {
      let text = opts.contains(.substringNotRequired) ? nil : String(self[word])
      body(text, word, word.lowerBound..<end, &stop)
    }
  }

  /// Where words are: letters and digits without anything between them but an apostrophe (model's
  /// choice; Unicode's rule has more).
  func words(in range: Range<Index>) -> [Range<Index>] {
    var words: [Range<Index>] = []
    var start: Index?
    for index in self[range].indices {
      let next = self.index(after: index)
      let isInside =
        isPartOfWord(index)
        || start != nil && WordParts.apostrophes.contains(self[index]) && next < range.upperBound
          && isPartOfWord(next)
      if isInside {
        start = start ?? index
      } else if let begin = start {
        words.append(begin..<index)
        start = nil
      }
    }
    return words + (start.map { [$0..<range.upperBound] } ?? [])
  }

  private func isPartOfWord(_ index: Index) -> Bool {
    self[index].isLetter || self[index].isNumber
  }
}

private enum WordParts {
  /// The number of the option.
  static let option: UInt = 3
  /// The bits in which the kind of parts is.
  static let kinds: UInt = 0xFF
  static let apostrophes: Set<Character> = ["'", "’"]
}
