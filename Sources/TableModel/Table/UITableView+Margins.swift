import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// MARK: - Where sections, cells and their content begin and end

extension UITableView {
  /// What the rounded sections keep from the table's edges: the table's own margins, with the safe
  /// area and the readable width in them (C-071 to C-073). Nothing in the other styles.
  var sectionInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margins = layoutMargins
    let more = readableMargin
    return UIEdgeInsets(top: 0, left: margins.left + more, bottom: 0, right: margins.right + more)
  }

  /// How wide the rows, headers and footers are; 0 in a table narrower than its insets.
  var sectionWidth: CGFloat { max(bounds.width - sectionInsets.left - sectionInsets.right, 0) }

  /// The rectangle of a part of a section between two heights of the content.
  func sectionRect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: sectionInsets.left, y: y,
      width: sectionWidth - (Fault.makesSectionsNarrower.isOn ? 1 : 0), height: height)
  }

  /// The side margins that the table gives to its cells, headers and footers: its own, without the
  /// safe area; in rounded sections the window's once more (C-022, C-023, C-041).
  var partMargins: (left: CGFloat, right: CGFloat) {
    guard style != .insetGrouped else { return (systemSideMargin, systemSideMargin) }
    let margins = directionalLayoutMargins
    return (margins.leading + readableMargin, margins.trailing + readableMargin)
  }

  /// Where lines begin that have no inset: at the side margin (C-081: 16 and 20 on phones of iOS 8,
  /// and stackoverflow.com/questions/29349917; 15 on an iPad of the first, 20 of the second).
  var automaticSeparatorInset: CGFloat { partMargins.left }

  /// What the readable width adds to each side margin.
  var readableMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    let margins = layoutMargins
    return readableInset(within: bounds.width - margins.left - margins.right)
  }

  /// How far the safe area reaches into a cell from each side.
  var safeAreaOfParts: (left: CGFloat, right: CGFloat) {
    guard behavior.insetsScrollViewsBySafeArea, insetsContentViewsToSafeArea else { return (0, 0) }
    let safe = safeAreaInsetsOfSubviews
    let inset = sectionInsets
    return (max(safe.left - inset.left, 0), max(safe.right - inset.right, 0))
  }

  /// What the safe area and the section index take from a cell's content at each side.
  var roomBesideContent: (left: CGFloat, right: CGFloat) {
    let safe = safeAreaOfParts
    return (safe.left, safe.right + sectionIndex.width)
  }

  /// Gives everything on the screen its place in the new margins at the next layout.
  func sideMarginsDidChange() {
    for (_, cell) in visible.cells {
      cell.marginsMayHaveChanged()
      cell.setNeedsLayout()
    }
    for view in headers.views {
      view.marginsMayHaveChanged()
      view.setNeedsLayout()
    }
    setNeedsLayout()
  }
}

// MARK: - Rounded corners

extension UITableView {
  /// The radius of the corners of a rounded section, in points (M-58; iOS 26 has larger ones, M-66,
  /// without a number).
  private static let sectionCornerRadius: CGFloat = 10

  /// Rounds the corners of the first and the last cell of a rounded section.
  func roundCorners(of cell: UITableViewCell, _ path: IndexPath) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == rows.rowCount(in: path.section) - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.sectionCornerRadius
    cell.layer.maskedCorners = corners
  }
}
