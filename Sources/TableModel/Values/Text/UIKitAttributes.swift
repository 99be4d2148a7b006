import Foundation

extension AttributeScopes {
  /// What UIKit says about text (iOS 15).
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra distance between letters, in points.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// What Foundation says.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = UIFont
      /// Its name.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The extra distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
  }

  /// What UIKit says about text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
