import Foundation

// The pop by a swipe from the edge, which the finger may give up (C-222, C-223).

extension UINavigationController {
  /// A finger begins to swipe from the edge; returns whether there is a controller to go back to.
  @discardableResult package func beginInteractivePop() -> Bool {
    guard isOnScreen, interactiveTransition == nil, let pair = poppedPair else { return false }
    interactiveTransition = beginTransition(
      from: pair.top, to: pair.below, animated: true, interactive: true)
    pair.below.loadViewIfNeeded()
    fitView(of: pair.below)
    delegate?.navigationController(self, willShow: pair.below, animated: true)
    pair.top.beginAppearanceTransition(false, animated: true)
    pair.below.beginAppearanceTransition(true, animated: true)
    placeView(of: pair.below)
    process.loop.perform { [weak interactiveTransition] in interactiveTransition?.runAnimations() }
    return true
  }

  /// The finger leaves, fast or not: the pop is completed, or given up.
  package func endInteractivePop(isCancelled: Bool, isFlick: Bool = false) {
    guard let transition = interactiveTransition, let pair = poppedPair else { return }
    interactiveTransition = nil
    transition.endInteraction(isCancelled: isCancelled, isFlick: isFlick)
    if isCancelled {
      pair.below.beginAppearanceTransition(false, animated: true)
      pair.top.beginAppearanceTransition(true, animated: true)
      pair.below.viewIfLoaded?.removeFromSuperview()
      endLater(transition, from: pair.below, to: pair.top)
    } else {
      takeOffStack([pair.top])
      pair.top.viewIfLoaded?.removeFromSuperview()
      endLater(transition, from: pair.top, to: pair.below)
    }
    updateToolbar()
  }

  private var poppedPair: (top: UIViewController, below: UIViewController)? {
    guard viewControllers.count > 1 else { return nil }
    return (viewControllers[viewControllers.count - 1], viewControllers[viewControllers.count - 2])
  }
}
