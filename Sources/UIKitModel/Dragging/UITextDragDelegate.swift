import Foundation

/// A view whose text can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Decides what is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Whether text is being dragged.
  var isTextDragActive: Bool { get }
}

/// A view that takes text which is dropped on it.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
  /// Decides what is taken.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
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

extension UITextField: UITextDraggable, UITextDroppable {
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

extension UITextView: UITextDraggable, UITextDroppable {
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
