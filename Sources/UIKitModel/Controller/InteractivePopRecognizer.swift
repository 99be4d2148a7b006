import Foundation

/// The recognizer of the swipe from the left edge by which a navigation controller goes back.
final class InteractivePopRecognizer: UIScreenEdgePanGestureRecognizer {
  /// What decides whether the finger has gone far, or fast, enough; the model's choice.
  private enum Measure {
    /// The part of the width from which the pop is completed.
    static let part: CGFloat = 0.5
    /// The speed that completes it on a shorter way, in points a second.
    static let speed: CGFloat = 500
  }

  /// Lets the swipe begin where the back button is shown.
  private final class Policy: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let navigation, let item = navigation.topViewController?.navigationItem else {
        return false
      }
      let hasOwnItem = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
      return !navigation.isNavigationBarHidden && !item.hidesBackButton && !hasOwnItem
    }
  }

  private let policy = Policy()
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    super.init(target: nil, action: nil)
    self.navigation = navigation
    edges = .left
    policy.navigation = navigation
    delegate = policy
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if (navigation?.viewControllers.count ?? 0) < 2 { state = .failed }
  }

  override func begins(after way: CGPoint) -> Bool {
    way.x >= Gesture.slop && way.x > abs(way.y)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }

  override func sendActions() {
    super.sendActions()
    switch state {
    case .began: navigation?.beginInteractivePop()
    case .ended:
      let width = navigation?.viewIfLoaded?.bounds.width ?? 0
      let isFast = velocity(in: nil).x >= Measure.speed
      let goesBack = isFast || translation.x >= width * Measure.part
      navigation?.endInteractivePop(isCancelled: !goesBack, isFlick: isFast)
    case .cancelled: navigation?.endInteractivePop(isCancelled: true)
    case .possible, .changed, .failed: break
    }
  }
}
