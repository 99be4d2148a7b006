import Foundation

/// Lets a view be dragged. Inert: the model drags rows of tables only.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Gives what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the view can be dragged; held.
  open var isEnabled = true
  /// Whether other recognizers run during the lift; held.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether an interaction is on by default: on a tablet (Apple).
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// An interaction that is to be added to a view.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction gets another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction got another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is dragged out of a view. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what is dragged. Inert.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the picture of what is lifted. Inert.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIDragInteractionDelegate {
  /// Default implementation: returns `nil`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

/// A picture of what is dragged or dropped.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
