import Foundation

/// Has the edge of a scroll view look as if the view above it were a bar (iOS 26). Inert: nothing is
/// drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view below; held.
  open weak var scrollView: UIScrollView?
  /// The edge at which the view is; held.
  open var edge = UIRectEdge.top
  /// The view that has it.
  public private(set) weak var view: UIView?

  /// An interaction without a scroll view.
  public override init() { super.init() }

  /// Called before a view gets it, or loses it (nil).
  open func willMove(to view: UIView?) {}
  /// Called after a view got it, or lost it (nil).
  open func didMove(to view: UIView?) { self.view = view }
}
