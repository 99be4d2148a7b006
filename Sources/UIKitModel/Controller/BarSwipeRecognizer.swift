import Foundation

/// The recognizer of drags that hide and show the bars of a navigation controller
/// (wikimedia/wikipedia-ios PR 5182). It takes no finger from anything.
final class BarSwipeRecognizer: UIPanGestureRecognizer {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    super.init(target: nil, action: nil)
    self.navigation = navigation
    isEnabled = false
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func begins(after way: CGPoint) -> Bool {
    abs(way.y) >= Gesture.slop && abs(way.y) > abs(way.x)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  override func sendActions() {
    super.sendActions()
    guard state == .began, let navigation else { return }
    navigation.setNavigationBarHidden(translation.y < 0, animated: true)
  }
}
