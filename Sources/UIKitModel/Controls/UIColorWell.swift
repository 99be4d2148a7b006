import Foundation

/// A control that shows a color and lets the user choose one (iOS 14).
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  /// Whether the opacity can be chosen too; held.
  open var supportsAlpha = true
  /// The title above the colors.
  open var title: String?
}
