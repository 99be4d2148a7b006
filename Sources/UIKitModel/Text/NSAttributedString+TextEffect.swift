import Foundation

extension NSAttributedString.Key {
  /// The ``NSAttributedString/TextEffectStyle`` of text; held, nothing is drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

extension NSAttributedString {
  /// An effect of text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public var rawValue: String

    /// An effect by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As pressed into paper.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
