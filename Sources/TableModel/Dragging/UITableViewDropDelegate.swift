import Foundation

/// Takes what is dropped into a table (iOS 11).
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table takes part in a drag over it (iOS 11).
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag comes over the table (iOS 11).
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the drag is now (iOS 11); `destinationIndexPath` is nil
  /// over no row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table (iOS 11).
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was over the table has ended (iOS 11).
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Inert: nothing is drawn.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITableViewDropDelegate {
  /// Default implementation: returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { NotImplemented.note() }
  /// What a delegate without the method means: the drop is performed, without showing where
  /// (Apple, Supporting drag and drop in table views).
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { NotImplemented.noting(UITableViewDropProposal(operation: .copy)) }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    NotImplemented.note()
  }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { NotImplemented.noting(nil) }
}

/// What a drop on a table would do.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where it would go.
  public let intent: Intent

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// A drop on a table.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row it is dropped at.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates it to a placeholder.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates it to a row.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Animates it into a row.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates it to a place.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// Something dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The row it came from, when it came from this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder for a row that is being loaded; held: no row is shown for it.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Called with the placeholder's cell when its content has to be updated; held.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A row of cells of `reuseIdentifier`, `rowHeight` points high.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder for what was dropped.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What becomes of a placeholder.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Puts the row in the place of the placeholder.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  func deletePlaceholder() -> Bool
}
