import Foundation

/// Says what words are. Held: it finds words, and says nothing of them.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
  /// What the tagger is to say.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text.
  open var string: String?
  /// The language of the text: not known.
  open var dominantLanguage: String? { nil }

  /// A tagger.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// What a language has tags for: nothing.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    []
  }
  /// The language of a text: not known.
  open class func dominantLanguage(for string: String) -> String? { nil }

  /// Calls a block for each word, without a tag.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for word in words(in: range) where !stop.boolValue { block(nil, word, range, &stop) }
  }

  /// Calls a block for each word, without a tag; other units than words are the whole range.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let parts = unit == .word ? words(in: range) : [range]
    for part in parts where !stop.boolValue { block(nil, part, &stop) }
  }

  /// The tag of a word: none.
  open func tag(
    at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?,
    sentenceRange: NSRangePointer?
  ) -> NSLinguisticTag? { nil }

  /// The tag of a part: none.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? { nil }

  private func words(in range: NSRange) -> [NSRange] {
    guard let string, let part = Range(range, in: string) else { return [] }
    return string.words(in: part).map { NSRange($0, in: string) }
  }
}

extension NSLinguisticTagger {
  /// What is left out. Inert: words alone are found.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words are left out.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Marks are left out.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Spaces are left out.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Other things are left out.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Names of several words are one.
    public static let joinNames = Options(rawValue: 1 << 4)
  }
}

/// What a tagger goes through.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// Paragraphs.
  case paragraph
  /// The whole text.
  case document
}
