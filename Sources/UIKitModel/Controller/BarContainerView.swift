import Foundation

/// The view of a controller that shows others between bars: the bars take from the safe area of
/// what it shows (Apple, `safeAreaInsets`).
final class BarContainerView: UIView {
  /// Adds the bars to the insets that the view has without them.
  var addBars: (UIEdgeInsets) -> UIEdgeInsets = { $0 }
  /// Places the bars within the bounds and the insets that the view has without them.
  var layOutBars: (CGRect, UIEdgeInsets) -> Void = { _, _ in }

  override var safeAreaInsets: UIEdgeInsets { addBars(super.safeAreaInsets) }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    layOutBars(bounds, super.safeAreaInsets)
    super.layoutSubviews()
  }
}

extension UIViewController {
  /// Adds the view of a child below the bars, as large as the controller's own.
  func placeView(of child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, at: 0)
  }
}
