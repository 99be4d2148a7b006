import Foundation

/// The view between a window and its root controller's view (T-50), as large as the window.
final class UITransitionView: UIView {
  /// What the controller's view is in.
  let dropShadowView: UIDropShadowView

  /// Adds the view to a window.
  init(in window: UIWindow) {
    dropShadowView = UIDropShadowView(frame: window.bounds)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dropShadowView.autoresizingMask = autoresizingMask
    addSubview(dropShadowView)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
}

/// The view that a sheet's shadow would be of; a root controller's has none.
final class UIDropShadowView: UIView {}
