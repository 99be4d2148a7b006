import Foundation

/// Finds words that are spelled wrong. Inert: there is no dictionary, and every word is right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// A checker that ignores no words.
  public override init() { super.init() }

  /// The part of a text with the next word that is spelled wrong: none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// The words that may be meant in place of one: none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// The words that begin as a part of one: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Passes over a word.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// The words that are passed over.
  open var ignoredWords: [String]?
  /// Has every checker know a word.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether every checker knows a word that was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Has no checker know a word that was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }
}
