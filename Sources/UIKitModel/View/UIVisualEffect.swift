import Foundation

/// An effect on what is behind a view; held, nothing is drawn.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// What is vibrant on a blur; held, nothing is drawn.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// What is vibrant on `blurEffect`.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// What is vibrant on `blurEffect`, as strong as a style (iOS 13).
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// How strong something vibrant is (iOS 13).
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// A blur; held, nothing is drawn.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// A blur.
  public init(style: Style) { super.init() }
}
