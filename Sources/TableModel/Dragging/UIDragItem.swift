import Foundation

/// Gives what is dragged as data; Linux's Foundation has none. Inert: nothing is loaded.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The object that is given.
  public let object: AnyObject?

  /// A provider of `object`.
  public init(object: AnyObject) {
    self.object = object
    super.init()
  }

  /// A provider of nothing.
  public override init() {
    object = nil
    super.init()
  }
}

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Gives it as data.
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  /// Something that is dragged.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What a drag and a drop have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether it may be moved, as against copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in this application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where it is.
  func location(in view: UIView) -> CGPoint
}

/// A drag, seen from where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What it was begun for.
  var localContext: Any? { get set }
}

/// A drag, seen from where it may end.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, when it began in this application.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a drop would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// How what is dragged looks; held, nothing is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dragged goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: NSObject {
  /// The view it goes to.
  public let container: UIView
  /// The centre it goes to.
  public let center: CGPoint

  /// A place in a view.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// Runs along with a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
}
