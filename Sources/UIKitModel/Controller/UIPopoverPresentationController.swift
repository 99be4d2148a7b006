import Foundation

/// Where a popover points; held, it is shown like anything else.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// The rectangle of the source view that the popover points at, in its coordinates; held.
  open var sourceRect = CGRect.null
  /// The item that the popover points at (iOS 16); held.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar item that the popover points at; held.
  open weak var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may have; held.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// What touches reach while the popover is shown; held.
  open var passthroughViews: [UIView]?
  /// Whether the popover may cover the rectangle it points at; held.
  open var canOverlapSourceViewRect = false
  /// The color behind the content and of the arrow; held.
  open var backgroundColor: UIColor?
  /// How near the edges of the screen the popover may be, in points; held.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// What a popover can point at: a view or an item of a bar (iOS 16).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

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

/// Controls a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before an action sheet is shown as a popover that has no place yet, which the method may
  /// give it.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Default implementation: does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
