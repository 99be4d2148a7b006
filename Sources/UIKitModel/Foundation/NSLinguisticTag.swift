import Foundation

/// What is said of a word.
public struct NSLinguisticTag: RawRepresentable, Equatable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// A tag.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A tag.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A word.
  public static let word = NSLinguisticTag("Word")
  /// A mark between words.
  public static let punctuation = NSLinguisticTag("Punctuation")
  /// Spaces.
  public static let whitespace = NSLinguisticTag("Whitespace")
  /// A noun.
  public static let noun = NSLinguisticTag("Noun")
  /// A verb.
  public static let verb = NSLinguisticTag("Verb")
  /// An adjective.
  public static let adjective = NSLinguisticTag("Adjective")
  /// An adverb.
  public static let adverb = NSLinguisticTag("Adverb")
  /// The name of somebody.
  public static let personalName = NSLinguisticTag("PersonalName")
  /// The name of a place.
  public static let placeName = NSLinguisticTag("PlaceName")
  /// The name of an organization.
  public static let organizationName = NSLinguisticTag("OrganizationName")
}
