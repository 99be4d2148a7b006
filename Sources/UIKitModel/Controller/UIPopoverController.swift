import Foundation

/// Shows a controller as a popover (iOS 3.2 to 8): the controller is presented as one, by what
/// contains the view that it points at.
@available(*, deprecated, message: "Present a controller with modalPresentationStyle .popover.")
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  /// The controller that is shown.
  open var contentViewController: UIViewController
  /// Called when the user has closed the popover. Inert: nothing calls it.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// What touches reach while the popover is shown; held.
  open var passthroughViews: [UIView]?
  /// The color behind the content; held.
  open var backgroundColor: UIColor?
  /// How near the edges of the screen the popover may be, in points; held.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The directions that the arrow may have.
  open private(set) var popoverArrowDirection: UIPopoverArrowDirection = .any

  /// A popover of a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }

  /// Sets the size of the content, in points.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  /// Whether the controller is shown.
  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

  /// Shows the controller beside a rectangle of a view, in points.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    contentViewController.modalPresentationStyle = .popover
    contentViewController.popoverPresentationController?.sourceView = view
    contentViewController.popoverPresentationController?.sourceRect = rect
    show(from: view, permittedArrowDirections, animated)
  }

  /// Shows the controller beside an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    contentViewController.modalPresentationStyle = .popover
    contentViewController.popoverPresentationController?.barButtonItem = item
    show(from: item.bar ?? item.customView, permittedArrowDirections, animated)
  }

  private func show(
    from responder: UIResponder?, _ directions: UIPopoverArrowDirection, _ animated: Bool
  ) {
    popoverArrowDirection = directions
    contentViewController.popoverPresentationController?.permittedArrowDirections = directions
    guard let responder, !isPopoverVisible else { return }
    let presenter = sequence(first: responder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    presenter?.present(contentViewController, animated: animated)
  }

  /// Closes the popover, without a call of its delegate.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.dismiss(animated: animated)
  }
}

/// Called when the user closes a popover. Inert: nothing calls it.
@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate.")
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Whether the popover may close. Inert.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called when the popover has closed. Inert.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

@available(*, deprecated)
extension UIPopoverControllerDelegate {
  /// Default implementation: it may.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
