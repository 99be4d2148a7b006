import Foundation

/// The button of an action of an alert.
package final class AlertButton: UIButton {
  private static let titleSize: CGFloat = 17

  package let action: UIAlertAction

  init(_ action: UIAlertAction, tap: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    become(.system)
    titleLabel?.font =
      action.style == .cancel
      ? .boldSystemFont(ofSize: Self.titleSize) : .systemFont(ofSize: Self.titleSize)
    setTitle(action.title, for: .normal)
    if action.style == .destructive { setTitleColor(.systemRed, for: .normal) }
    takeLooks()
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  /// Shows what the action has besides its title.
  func takeLooks() {
    isEnabled = action.isEnabled
    if let image = action.image { setImage(image, for: .normal) }
    if let color = action.titleTextColor { setTitleColor(color, for: .normal) }
  }

  /// Archives do not exist here; the button has no action.
  package required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(coder: coder)
  }
}
