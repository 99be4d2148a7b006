import Foundation

/// What darkens the screen behind an alert or a menu.
package final class AlertDimmingView: UIView {
  /// How dark it is; the model's choice.
  package static let opacity: CGFloat = 0.3

  /// What it is behind, to which it belongs.
  weak var front: UIView?
  package override var next: UIResponder? { front ?? super.next }

  /// Called when a finger leaves it.
  var onTap: (@MainActor () -> Void)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
  }

  /// Archives do not exist here.
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTap?()
  }
}
