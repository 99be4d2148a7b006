import Foundation

/// Shows a menu of what can be done with a selection (iOS 16). Inert: it opens none.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// An interaction that is to be added to a view.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction gets another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction got another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Opens the menu. Inert: it opens none.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Closes the menu. Inert: none is open.
  open func dismissMenu() {}
  /// Reads the menu again. Inert: none is open.
  open func reloadVisibleMenu() {}
}

/// Where a menu opens.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// A name of the menu.
  public let identifier: AnyHashable
  /// The place that the menu belongs to, in points of the view.
  public let sourcePoint: CGPoint

  /// A menu at a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Provides the menu of a selection. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu. Inert.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points to. Inert.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIEditMenuInteractionDelegate {
  /// Default implementation: returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Default implementation: returns the rectangle that means none.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
