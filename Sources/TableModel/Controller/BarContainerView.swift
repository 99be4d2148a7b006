import Foundation

/// The view of a controller that shows others between bars: the bars take from the safe area of
/// what it shows (Apple, `safeAreaInsets`).
final class BarContainerView: UIView {
  /// Adds the bars to the insets that the view has without them.
  var addBars: (UIEdgeInsets) -> UIEdgeInsets = { $0 }

  override var safeAreaInsets: UIEdgeInsets { addBars(super.safeAreaInsets) }
}
