import Foundation

extension UIView {
  /// Gives recognizers that came the view, and takes it from those that went.
  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
    for old in old where gestureRecognizers?.contains(old) != true {
      old.view = nil
      process.gestures.withdraw(old)
    }
    for new in gestureRecognizers ?? [] where new.view !== self { new.view = self }
  }
}
