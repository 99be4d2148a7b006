import Foundation

/// The button of an action of an alert.
package final class AlertButton: UIButton {
  private static let titleSize: CGFloat = 17

  package let action: UIAlertAction

  init(_ action: UIAlertAction, tap: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    buttonType = .system
    titleLabel?.font =
      action.style == .cancel
      ? .boldSystemFont(ofSize: Self.titleSize) : .systemFont(ofSize: Self.titleSize)
    setTitle(action.title, for: .normal)
    if action.style == .destructive { setTitleColor(.systemRed, for: .normal) }
    isEnabled = action.isEnabled
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  /// Archives do not exist here; the button has no action.
  package required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(coder: coder)
  }
}
