import Foundation

/// One of the traits (iOS 17).
public protocol UITraitDefinition {}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}

/// The size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}

/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {}

/// Whether content lies above another screen.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}

extension TraitValues {
  /// Whether a trait differs between two sets; a trait of an app's own never does.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: style != other.style
    case is UITraitPreferredContentSizeCategory.Type: contentSize != other.contentSize
    case is UITraitHorizontalSizeClass.Type: horizontal != other.horizontal
    case is UITraitVerticalSizeClass.Type: vertical != other.vertical
    case is UITraitLayoutDirection.Type: direction != other.direction
    case is UITraitUserInterfaceLevel.Type: level != other.level
    default: false
    }
  }
}
