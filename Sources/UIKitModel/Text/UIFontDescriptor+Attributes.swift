import Foundation

extension UIFontDescriptor {
  /// A property of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public var rawValue: String

    /// A property by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The face.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Weight, width and slant.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait.
    public var rawValue: String

    /// A trait by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Bold, italic, and the like.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// What a feature of a font is set by.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature.
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The kind of feature.
    public static let type = featureIdentifier
    /// The choice.
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The choice.
    public static let selector = typeIdentifier
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public var rawValue: String

    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of equal widths.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The same font with other properties: name, size, symbolic traits and weight count, others do not.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
    let symbolic = traits?[.symbolic] as? SymbolicTraits
    return UIFontDescriptor(
      name: attributes[.name] as? String ?? attributes[.family] as? String ?? postscriptName,
      size: attributes[.size] as? CGFloat ?? size ?? pointSize,
      weight: traits?[.weight] as? UIFont.Weight ?? weight, traits: symbolic ?? symbolicTraits,
      textStyle: textStyle)
  }

  /// The same font in another design; the model measures all designs alike.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The same font of another family; the model measures all families alike.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.name: newFamily])
  }

  /// The description of a font by its properties.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFont.systemFont(ofSize: UIFont.systemFontSize).fontDescriptor
      .addingAttributes(attributes)
    self.init(
      name: base.postscriptName, size: base.pointSize, weight: base.weight,
      traits: base.symbolicTraits, textStyle: base.textStyle)
  }

  /// The properties that make the font.
  public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }

  /// The description of the preferred font of a text style under traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
