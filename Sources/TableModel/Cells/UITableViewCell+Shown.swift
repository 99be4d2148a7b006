import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// What is on the screen, for those who draw it. Reading it calls nobody and changes nothing.

extension UITableViewCell {
  /// The table that shows the cell.
  package var shownTable: UITableView? { tableView }

  /// The accessory that the cell draws; none where a view is in its place.
  package var shownAccessory: AccessoryType {
    guard shownAccessoryView == nil else { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// Where the accessory is, in the cell's coordinates.
  package var accessoryFrame: CGRect {
    CGRect(
      x: bounds.width - accessoryWidth - reorderControlRoom, y: 0, width: accessoryWidth,
      height: bounds.height)
  }

  /// The view that shows the selection.
  package var shownSelectionView: UIView? { shownSelectionBackground }
}
