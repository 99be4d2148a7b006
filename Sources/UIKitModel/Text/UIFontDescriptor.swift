import Foundation

/// What describes a font: name, size and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The name of the font.
  public let postscriptName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// Bold, italic, and the like.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let textStyle: UIFont.TextStyle?

  init(
    name: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits,
    textStyle: UIFont.TextStyle?
  ) {
    postscriptName = name
    pointSize = size
    symbolicTraits = traits
    self.weight = weight
    self.textStyle = textStyle
    super.init()
  }

  /// The description of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular, traits: [], textStyle: nil)
  }

  /// The description of a font by its name, in no size; the transform is not held.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(name: fontName, size: 0)
  }

  /// The description of the preferred font of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same font with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: postscriptName, size: pointSize, weight: weight, traits: symbolicTraits,
      textStyle: textStyle)
  }

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      name: postscriptName, size: newPointSize, weight: weight, traits: symbolicTraits,
      textStyle: textStyle)
  }

  /// Bold, italic, and the like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of equal widths.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
