import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// The line below a cell. Nothing is drawn, but it has a place.

extension UITableViewCell {
  /// What the separator adds to the height of measured content: one pixel where it is shown
  /// (Sources.md AL-3).
  var separatorHeight: CGFloat {
    guard let tableView, tableView.separatorStyle != .none else { return 0 }
    return pixel
  }

  /// The place of the line below the cell, in the cell's coordinates; nil without a line.
  ///
  /// Without an inset it begins at the side margin of the window (15 up to iOS 10, as the labels)
  /// and reaches the far edge. An inset counts from the cell's edges; up to iOS 10 and with
  /// ``UITableView/SeparatorInsetReference/fromAutomaticInsets`` it is added to the automatic one
  /// (catalogue: separator-inset-from-cell-edge-ios11), which on iOS 8 to 10 is the cell's own margin
  /// (catalogue: separator-inset-needs-margins-ios8). Only left and right count (catalogue:
  /// separator-inset-left-right-only), and ``UITableView/automaticDimension`` keeps an edge
  /// automatic (M-55).
  package var separatorFrame: CGRect? {
    let ending = groupEnding
    let isLeftOut = separatorHeight <= 0 || isAboveTableFooter || ending == .corners
    guard !isLeftOut && !Fault.drawsNoSeparator.isOn || Fault.drawsSeparators.isOn else {
      return nil
    }
    let insets = ending == .line ? UIEdgeInsets.zero : separatorInsetInEffect
    return CGRect(
      x: insets.left + (Fault.placesSeparatorToTheRight.isOn ? 1 : 0),
      y: bounds.height - pixel
        + (Fault.insetsSeparatorsFromTop.isOn ? givenSeparatorInset?.top ?? 0 : 0),
      width: max(bounds.width - insets.left - insets.right, 0), height: pixel)
  }

  /// What is below the last row of a group.
  private enum GroupEnding {
    /// A line from edge to edge (TOInsetGroupedTableView #4).
    case line
    /// Rounded corners, and no line (fluentui-apple #1571).
    case corners
  }

  /// How the cell's group ends below it; nil for a row that another one follows, and in plain tables.
  private var groupEnding: GroupEnding? {
    guard let table = tableView, table.style != .plain, let path = table.visible.path(of: self),
      path.row == table.numberOfRows(inSection: path.section) - 1
    else { return nil }
    return table.style == .insetGrouped ? .corners : .line
  }

  /// Whether the line is one that the table leaves out: below the last row, above a footer of the
  /// table.
  private var isAboveTableFooter: Bool {
    guard let table = tableView, table.behavior.hidesLineAboveTableFooter,
      table.style == .plain, table.tableFooterView != nil, let path = table.visible.path(of: self)
    else { return false }
    let last = table.numberOfSections - 1
    return path.section == last && path.row == table.numberOfRows(inSection: last) - 1
  }

  /// The inset that the app has set for the cell or for its table.
  private var givenSeparatorInset: UIEdgeInsets? {
    ownSeparatorInset ?? tableView?.ownSeparatorInset
  }

  /// What a cell reads of its separator's inset: its own, or else the table's (catalogue:
  /// cell-inherits-table-separator-inset).
  var shownSeparatorInset: UIEdgeInsets {
    givenSeparatorInset
      ?? UIEdgeInsets(top: 0, left: tableView?.automaticSeparatorInset ?? 0, bottom: 0, right: 0)
  }

  private var separatorInsetInEffect: UIEdgeInsets {
    let behavior = systemVersion.behavior
    let automatic = UIEdgeInsets(
      top: 0, left: tableView?.automaticSeparatorInset ?? 0, bottom: 0, right: 0)
    guard let given = givenSeparatorInset else { return automatic }
    let isAdded =
      !behavior.measuresSeparatorInsetFromCellEdges
      || tableView?.separatorInsetReference == .fromAutomaticInsets
    let base = behavior.measuresSeparatorInsetFromCellEdges ? automatic.left : layoutMargins.left
    func edge(_ value: CGFloat, _ automatic: CGFloat, _ base: CGFloat) -> CGFloat {
      guard value.isFinite, value != UITableView.automaticDimension else {
        return Fault.takesNoAutomaticInset.isOn ? 0 : automatic
      }
      return isAdded ? base + value : value
    }
    return UIEdgeInsets(
      top: 0, left: edge(given.left, automatic.left, base), bottom: 0,
      right: edge(given.right, automatic.right, 0))
  }
}
