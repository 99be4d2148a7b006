import Foundation

// Members of a table that a headless model can have no meaning for. They hold what is set.

/// What the inert members of a table hold.
@MainActor struct InertTableValues {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var dragInteractionEnabled = false
  var separatorEffect: UIVisualEffect?
  let contextMenuInteraction = UIContextMenuInteraction()

}

extension UITableView {
  /// Inert: no finger drags anything out of the table (iOS 11).
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { inertTable.dragDelegate }
    set { inertTable.dragDelegate = newValue }
  }
  /// Inert: no finger drops anything on the table (iOS 11).
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { inertTable.dropDelegate }
    set { inertTable.dropDelegate = newValue }
  }
  /// Inert: no finger drags anything out of the table; true from iOS 15, as on a phone (iOS 11).
  public var dragInteractionEnabled: Bool {
    get { inertTable.dragInteractionEnabled }
    set { inertTable.dragInteractionEnabled = newValue }
  }
  /// Inert: nothing is dragged (iOS 11).
  public var hasActiveDrag: Bool { false }
  /// Inert: nothing is dropped (iOS 11).
  public var hasActiveDrop: Bool { false }
  /// Inert: nothing is drawn (iOS 8).
  public var separatorEffect: UIVisualEffect? {
    get { inertTable.separatorEffect }
    set { inertTable.separatorEffect = newValue }
  }
  /// Inert: no finger opens a menu (iOS 14).
  public var contextMenuInteraction: UIContextMenuInteraction? {
    inertTable.contextMenuInteraction
  }

  /// Posted by UIKit when the selection changes; the model does not post it.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
