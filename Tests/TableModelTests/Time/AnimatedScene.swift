import TableModel

/// A view in a window, to be animated.
@MainActor struct AnimatedScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  init() {
    window.addSubview(view)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  /// Where the view is seen, in the middle of an animation too.
  var shownX: CGFloat? { view.layer.presentation()?.frame.minX }
}
