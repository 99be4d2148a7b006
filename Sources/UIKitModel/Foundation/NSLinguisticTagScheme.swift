import Foundation

/// What a tagger says of words.
public struct NSLinguisticTagScheme: RawRepresentable, Equatable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A scheme by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A scheme by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether it is a word.
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  /// The part of speech.
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  /// Whether it is a name.
  public static let nameType = NSLinguisticTagScheme("NameType")
  /// Whether it is a name, or else the part of speech.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  /// The form that is in a dictionary.
  public static let lemma = NSLinguisticTagScheme("Lemma")
  /// The language.
  public static let language = NSLinguisticTagScheme("Language")
  /// The script.
  public static let script = NSLinguisticTagScheme("Script")
}
