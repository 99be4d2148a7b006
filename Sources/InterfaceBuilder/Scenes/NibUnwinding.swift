import Foundation
import UIKitModel

/// Where an unwind segue ends, and the way back to there.
@MainActor enum NibUnwinding {
  /// The nearest controller that has the action: of a stack the ones below, then the parent, then
  /// what has presented it.
  static func destination(
    _ action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    destination(from: source) {
      NibNames.has(action.description, $0)
        && $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
  }

  /// Whether a controller on the way back has the action, whatever it says when it comes to it.
  static func hasDestination(_ action: Selector, from source: UIViewController) -> Bool {
    destination(from: source) { NibNames.has(action.description, $0) } != nil
  }

  private static func destination(
    from source: UIViewController, _ takes: (UIViewController) -> Bool
  ) -> UIViewController? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var next = self.next(from: source)
    while let container = next {
      if let found = find(in: container, takes, &visited) { return found }
      next = self.next(from: container)
    }
    return nil
  }

  private static func next(from controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentingViewController
  }

  private static func find(
    in controller: UIViewController, _ takes: (UIViewController) -> Bool,
    _ visited: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
    let children =
      (controller as? UINavigationController)?.viewControllers.reversed() ?? controller.children
    for child in children {
      if let found = find(in: child, takes, &visited) { return found }
    }
    return takes(controller) ? controller : nil
  }

  /// Takes away what was presented above the destination, and pops to it.
  static func unwind(to destination: UIViewController, from source: UIViewController) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    var child = destination
    while let parent = child.parent {
      if let stack = parent as? UINavigationController, stack.topViewController !== child {
        stack.popToViewController(child, animated: true)
      }
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
      child = parent
    }
  }
}
