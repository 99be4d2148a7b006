import Foundation

/// The view of a controller that shows others between bars: the bars take from the safe area of
/// what it shows (Apple, `safeAreaInsets`).
final class BarContainerView: UIView {
  /// Adds the bars to the insets that the view has without them.
  var addBars: (UIEdgeInsets) -> UIEdgeInsets = { $0 }
  /// What the bars take of the bounds that the view of a child does not go on below.
  var insetsOfBars: (UIViewController) -> UIEdgeInsets = { _ in .zero }
  /// Places the bars within the bounds and the insets that the view has without them.
  var layOutBars: (CGRect, UIEdgeInsets) -> Void = { _, _ in }

  override var safeAreaInsets: UIEdgeInsets { addBars(super.safeAreaInsets) }

  /// The insets that the view has without its bars.
  var insetsOutside: UIEdgeInsets { super.safeAreaInsets }

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
  /// Adds the view of a child behind the bars.
  func placeView(of child: UIViewController) {
    fitView(of: child)
    if let view, let shown = child.view { view.insertSubview(shown, at: 0) }
  }

  /// Gives the view of a child the place that bars leave it, before it appears (T-06).
  func fitView(of child: UIViewController?) {
    guard let child, let view, let shown = child.view else { return }
    let bars = (view as? BarContainerView)?.insetsOfBars(child) ?? .zero
    let place = view.bounds.inset(by: bars)
    if shown.frame != place { shown.frame = place }
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The same for a child whose view is there, after the bars have changed.
  func refitView(of child: UIViewController?) {
    guard let shown = child?.viewIfLoaded, shown.superview === viewIfLoaded else { return }
    fitView(of: child)
  }
}
