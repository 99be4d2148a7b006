import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// What is on the screen, for those who draw it. Reading it calls nobody and changes nothing.

extension UITableView {
  /// A row that is swiped open.
  package struct OpenSwipe {
    /// The row.
    package let path: IndexPath
    /// The side at which the actions are.
    package let edge: SwipeEdge
    /// The actions, from the edge inwards.
    package let actions: [SwipeAction]
    /// The cell of the row.
    package let cell: UITableViewCell
  }

  /// A header or footer on the screen.
  package struct ShownEdge {
    package let section: Int
    package let isHeader: Bool
    package let view: UIView
  }

  /// The cells on the screen, in the order of the rows.
  package var shownRows: [(path: IndexPath, cell: UITableViewCell)] { display.cells }

  /// The headers and footers on the screen, in the order of the sections.
  package var shownEdges: [ShownEdge] {
    Edge.allCases.flatMap { edge in
      display[edge].sorted { $0.key < $1.key }
        .map { ShownEdge(section: $0.key, isHeader: edge == .header, view: $0.value) }
    }
  }

  /// The row that is swiped open, while a cell shows it and it offers something.
  package var openSwipe: OpenSwipe? {
    guard let openRow, let cell = openRow.cell, cell.superview != nil, !openRow.actions.isEmpty
    else { return nil }
    return OpenSwipe(path: openRow.path, edge: openRow.edge, actions: openRow.actions, cell: cell)
  }

  /// The titles of the section index and the view that they are in; nil while it is not shown.
  package var shownIndex: (titles: [String], view: UIView)? {
    sectionIndexView.map { ($0.titles, $0) }
  }

  /// The row that a finger has taken to move it.
  package var movedRow: IndexPath? { reordering?.source }
}

extension UITableViewCell {
  /// The table that shows the cell.
  package var shownTable: UITableView? { tableView }

  /// The accessory that the cell draws; none where a view is in its place.
  package var shownAccessory: AccessoryType {
    let view = isEditing ? editingAccessoryView : accessoryView
    guard view == nil else { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// Where the accessory is, in the cell's coordinates.
  package var accessoryFrame: CGRect {
    CGRect(x: bounds.width - accessoryWidth, y: 0, width: accessoryWidth, height: bounds.height)
  }

  /// The view that shows the selection.
  package var shownSelectionView: UIView? { shownSelectionBackground }
}
