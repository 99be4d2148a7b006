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
