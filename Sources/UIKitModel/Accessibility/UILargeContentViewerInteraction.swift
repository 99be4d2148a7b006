import Foundation

/// What is shown large on a long press (iOS 13).
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown large.
  var largeContentTitle: String? { get }
  /// The image that is shown large.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled up.
  var scalesLargeContentImage: Bool { get }
}

extension UIView: UILargeContentViewerItem {}

/// Decides what is shown large. Inert: nothing is.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when a finger ends on an item. Inert: nothing calls it.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UILargeContentViewerInteractionDelegate {
  /// Default implementation: does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
}

/// Shows a view's content large on a long press, for people with large text (iOS 13). Inert: nothing
/// is shown.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Decides what is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?

  /// An interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// An interaction.
  public override convenience init() { self.init(delegate: nil) }

  /// Whether content is shown large: never.
  open class var isEnabled: Bool { false }

  /// Called before a view gets it, or loses it (nil).
  open func willMove(to view: UIView?) {}
  /// Called after a view got it, or lost it (nil).
  open func didMove(to view: UIView?) { self.view = view }
}
