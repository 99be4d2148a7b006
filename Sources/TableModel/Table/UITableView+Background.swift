import Foundation
import UIKitModel

// The background view is a subview behind all others (Apple, `backgroundView`).

extension UITableView {
  /// Puts another background view in the place of one.
  func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackground()
  }

  /// Keeps the background view where it is seen, however far the rows are scrolled.
  func placeBackground() {
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
  }
}
