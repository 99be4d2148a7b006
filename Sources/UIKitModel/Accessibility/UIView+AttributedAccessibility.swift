import Foundation

// Texts for speech with attributes (iOS 11). Nothing is spoken: only the characters are kept.

extension UIView {
  /// The label with attributes of speech, which are not kept.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The hint with attributes of speech, which are not kept.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value with attributes of speech, which are not kept.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
}

extension NSAttributedString.Key {
  /// The language of a text that is spoken.
  public static let accessibilitySpeechLanguage = Self(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// How high the voice is.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The sounds of a word, in the international phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether a text waits until what is spoken has ended.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// Whether letters are spoken one by one.
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// How urgent a text is, a ``UIAccessibilityPriority``.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// What else is to be read of a text.
  public static let accessibilityTextCustom = Self(
    rawValue: "UIAccessibilityTextAttributeCustom")
  /// What kind of text it is, a ``UIAccessibilityTextualContext``.
  public static let accessibilityTextualContext = Self(
    rawValue: "UIAccessibilityTextAttributeContext")
}
