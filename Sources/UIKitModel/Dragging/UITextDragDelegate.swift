import Foundation

/// A view whose text can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Decides what is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Drags text.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged.
  var isTextDragActive: Bool { get }
}

/// A view that takes text which is dropped on it.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
  /// Decides what is taken.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// Takes what is dropped.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is over the view that can be dropped.
  var isTextDropActive: Bool { get }
}

/// Text that is to be dragged.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  /// The part of the text.
  var dragRange: UITextRange { get }
  /// What the system would drag.
  var suggestedItems: [UIDragItem] { get }
  /// Whether the part is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides what of a text is dragged. Inert: text is not dragged.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns what is dragged; none forbids it. Inert: nothing calls it.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITextDragDelegate {
  /// Default implementation: what the system would drag.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
}

/// Decides about what is dropped on a text. Inert: nothing is dropped on text.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Returns what the text does with what is dropped. Inert: nothing calls it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before a drop is carried out. Inert: nothing calls it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Called when something moves over the view. Inert: nothing calls it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)
  /// Called when the drag has ended. Inert: nothing calls it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession)
  /// Called when something comes over the view. Inert: nothing calls it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)
  /// Called when it leaves the view. Inert: nothing calls it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITextDropDelegate {
  /// Default implementation: what the view would do.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Default implementation: does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Default implementation: does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Default implementation: does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Default implementation: does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Default implementation: does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}
}

/// A delegate that is held weakly.
private struct WeakDelegate {
  weak var object: AnyObject?
}

extension UIView {
  fileprivate func heldDelegate(_ name: String = #function) -> AnyObject? {
    held(WeakDelegate(), name).object
  }

  fileprivate func holdDelegate(_ delegate: AnyObject?, _ name: String = #function) {
    hold(WeakDelegate(object: delegate), name)
  }
}

extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
  /// Drags text: nothing does.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Takes what is dropped: nothing does.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Decides what is pasted; held.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { heldDelegate() as? any UITextPasteDelegate }
    set { holdDelegate(newValue) }
  }
  /// Decides what is dragged; held.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { heldDelegate() as? any UITextDragDelegate }
    set { holdDelegate(newValue) }
  }
  /// Whether text is being dragged: never.
  public var isTextDragActive: Bool { false }
  /// Decides what is taken; held.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { heldDelegate() as? any UITextDropDelegate }
    set { holdDelegate(newValue) }
  }
  /// Whether something is over the view that can be dropped: never.
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
  /// Drags text: nothing does.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Takes what is dropped: nothing does.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Decides what is pasted; held.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { heldDelegate() as? any UITextPasteDelegate }
    set { holdDelegate(newValue) }
  }
  /// Decides what is dragged; held.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { heldDelegate() as? any UITextDragDelegate }
    set { holdDelegate(newValue) }
  }
  /// Whether text is being dragged: never.
  public var isTextDragActive: Bool { false }
  /// Decides what is taken; held.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { heldDelegate() as? any UITextDropDelegate }
    set { holdDelegate(newValue) }
  }
  /// Whether something is over the view that can be dropped: never.
  public var isTextDropActive: Bool { false }
}
