import Foundation

// Members of a table that a headless model can have no meaning for. They hold what is set.

/// What the inert members of a table hold.
@MainActor struct InertTableValues {
  var separatorEffect: UIVisualEffect?
  let contextMenuInteraction = UIContextMenuInteraction()
}

extension UITableView {
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
