import Foundation

extension AttributeScopes {
  /// UIKit's attributes of text (iOS 15).
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra distance between letters, in points.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// How the lines of the paragraph are laid out.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outlines, in hundredths of the font’s size.
    public let strokeWidth: StrokeWidthAttribute
    /// How far the text is above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// Its name.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The extra distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// How the lines of the paragraph are laid out.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// Its name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The color of the outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of the outlines, in hundredths of the font’s size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// How far the text is above the line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// UIKit's attributes of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes of a dictionary (iOS 15); those that ``AttributeScopes/UIKitAttributes`` does not
  /// have, and values of another type, are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary { set(key, value) }
  }

  private mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
    typealias Attributes = AttributeScopes.UIKitAttributes
    switch key {
    case .font: self[Attributes.FontAttribute.self] = value as? UIFont
    case .foregroundColor: self[Attributes.ForegroundColorAttribute.self] = value as? UIColor
    case .backgroundColor: self[Attributes.BackgroundColorAttribute.self] = value as? UIColor
    case .kern: self[Attributes.KernAttribute.self] = Self.number(value)
    case .underlineStyle: self[Attributes.UnderlineStyleAttribute.self] = Self.line(value)
    case .strikethroughStyle: self[Attributes.StrikethroughStyleAttribute.self] = Self.line(value)
    case .paragraphStyle:
      self[Attributes.ParagraphStyleAttribute.self] = value as? NSParagraphStyle
    case .underlineColor: self[Attributes.UnderlineColorAttribute.self] = value as? UIColor
    case .strikethroughColor:
      self[Attributes.StrikethroughColorAttribute.self] = value as? UIColor
    case .strokeColor: self[Attributes.StrokeColorAttribute.self] = value as? UIColor
    case .strokeWidth: self[Attributes.StrokeWidthAttribute.self] = Self.number(value)
    case .baselineOffset: self[Attributes.BaselineOffsetAttribute.self] = Self.number(value)
    default: break
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (value as? Int).map { CGFloat($0) }
  }

  /// A line by its bits, which dictionaries have.
  private static func line(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? (value as? Int ?? (value as? NSNumber)?.intValue).map(NSUnderlineStyle.init(rawValue:))
  }
}
