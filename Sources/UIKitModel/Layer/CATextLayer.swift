import Foundation

/// A layer of text; held, nothing is drawn.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Whether the text is broken into lines.
  open var isWrapped = false
  /// How the text is aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How a text that is too long ends.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// How the text of a layer is aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the language has it.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// On both sides.
  public static let justified = Self(rawValue: "justified")
}

/// How a text that is too long ends.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off.
  public static let none = Self(rawValue: "none")
  /// Without its beginning.
  public static let start = Self(rawValue: "start")
  /// Without its middle.
  public static let middle = Self(rawValue: "middle")
  /// Without its end.
  public static let end = Self(rawValue: "end")
}
