import Foundation

/// Shows a pointer in its own way over a view. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Determines how the pointer is shown.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the pointer is shown in its own way; held.
  open var isEnabled = true

  /// An interaction that is to be added to a view.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction gets another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction got another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Reads the style again. Inert: there is no pointer.
  open func invalidate() {}
}

/// Determines how the pointer is shown. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region that the pointer is over. Inert.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region. Inert.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIPointerInteractionDelegate {
  /// Default implementation: returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Default implementation: returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A part of a view that a pointer is over.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle, in points of the view.
  public let rect: CGRect
  /// A name of the part.
  public let identifier: AnyHashable?

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where the pointer is. Inert: there is none.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer, in points of the view.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}
