import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// What is on the screen, for those who draw it. Reading it calls nobody and changes nothing.

extension UITableView {
  /// A header or footer on the screen.
  package struct ShownEdge {
    package let section: Int
    package let isHeader: Bool
    package let view: UIView
  }

  /// The cells on the screen, in the order of the rows.
  package var shownRows: [(path: IndexPath, cell: UITableViewCell)] { visible.cells }

  /// The headers and footers on the screen, in the order of the sections.
  package var shownEdges: [ShownEdge] {
    HeaderOrFooter.allCases.flatMap { kind in
      headers[kind].sorted { $0.key < $1.key }
        .map { ShownEdge(section: $0.key, isHeader: kind == .header, view: $0.value) }
    }
  }
}

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
