import Foundation

/// How a controller is shown over another; held, it always fills the window.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes; held, it is there at once.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the screen is held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt

  /// Orientations by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Lying.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Any.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// Called before and after a navigation controller shows a controller; every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after the controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UINavigationControllerDelegate {
  /// Default implementation: does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Default implementation: does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Where a popover points; held, it is shown like anything else.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Where a popover points; held, it is shown like anything else.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// The rectangle of the source view that the popover points at, in its coordinates; held.
  open var sourceRect = CGRect.null
  /// The item that the popover points at (iOS 16); held.
  open var sourceItem: AnyObject?
  /// The bar item that the popover points at; held.
  open weak var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may have; held.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Where a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Determines how a presentation adapts; inert: nothing adapts.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in which a narrow window presents. Inert: nothing adapts.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style in which a window with these traits presents. Inert: nothing adapts.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether a swipe may dismiss the presented controller. Inert: nothing is swiped away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a swipe begins to dismiss. Inert: nothing is swiped away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe has dismissed. Inert: nothing is swiped away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe that may not dismiss. Inert: nothing is swiped away.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIAdaptivePresentationControllerDelegate {
  /// Default implementation: returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Default implementation: returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Default implementation: returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation: does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation: does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Controls a popover; inert: there are none.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
