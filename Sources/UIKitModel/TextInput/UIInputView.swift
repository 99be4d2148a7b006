import Foundation

/// A view in the place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// How the view looks; held.
  public let inputViewStyle: Style
  /// Whether the view is as high as its constraints make it; held.
  open var allowsSelfSizing = false

  /// A view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view of a nib.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
