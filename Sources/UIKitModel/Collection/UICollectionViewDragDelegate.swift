import Foundation

/// Returns what is dragged out of a collection view (iOS 11). Inert: no finger drags an item, so
/// nothing is called.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns what a drag that begins at an item carries.
  /// - Required: `[]`
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns what another tapped item adds to a drag.
  /// - Optional: `[]`
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns how a lifted item looks.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when a drag has lifted its items and begins.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether a drag may move its items, as opposed to copy them.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether a drag stays in the application.
  /// - Optional: `false`
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// Takes what is dropped into a collection view (iOS 11). Inert: nothing is dropped, so nothing is
/// called.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  /// - Required: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the view takes part in a drag over it.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag comes over the view.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the drag is now.
  /// - Optional: `UICollectionViewDropProposal(operation: .copy)`
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag leaves the view.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was over the view has ended.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how a dropped item looks.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// What a collection view holds for drags and drops.
struct CollectionDragging {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true
  var cadence = UICollectionView.ReorderingCadence.immediate
}

extension UICollectionView {
  /// How fast items move aside for a drag.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// The source of what is dragged out of the view (iOS 11); held, no finger drags an item.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The receiver of what is dropped on the view (iOS 11); held, nothing is dropped.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// Whether items may be dragged (iOS 11); held.
  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }
  /// How fast items move aside for a drag (iOS 11); held.
  public var reorderingCadence: ReorderingCadence {
    get { dragging.cadence }
    set { dragging.cadence = newValue }
  }
  /// Whether a drag goes on that began in the view (iOS 11): never.
  public var hasActiveDrag: Bool { false }
  /// Whether a drag is over the view (iOS 11): never.
  public var hasActiveDrop: Bool { false }
}
