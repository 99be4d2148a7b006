import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// Where the content of a cell is, and what margins it has there.

extension UITableViewCell {
  /// What is beside the content: controls, the accessory, the section index, the safe area.
  var roomBesideContent: (left: CGFloat, right: CGFloat) {
    let room = tableView?.roomBesideContent ?? (left: 0, right: 0)
    return (room.left + editControlRoom, room.right + accessoryWidth + reorderControlRoom)
  }

  /// Where the content view is: beside controls, accessory and section index, within the safe area,
  /// and up to iOS 12 above the separator.
  var contentFrame: CGRect {
    let beside = roomBesideContent
    let line = systemVersion.behavior.contentViewsEndAboveSeparator ? separatorHeight : 0
    let slip: CGFloat = Fault.placesContentToTheRight.isOn ? 1 : 0
    let loss = CGSize(
      width: Fault.makesContentNarrower.isOn ? 1 : 0, height: Fault.makesContentLower.isOn ? 1 : 0)
    return CGRect(
      x: beside.left + (tableView?.swipes.contentShift(of: self) ?? 0) + slip, y: 0,
      width: max(bounds.width - beside.left - beside.right - loss.width, 0),
      height: max(bounds.height - line - loss.height, 0))
  }

  /// The width that the content has beside the accessory, in points.
  var contentWidth: CGFloat { contentFrame.width }

  /// The place of the content view without what moves it aside.
  func contentPlaceForMargins(width: CGFloat?) -> CGRect {
    var place = contentFrame
    place.origin.x -= editControlRoom + (tableView?.swipes.contentShift(of: self) ?? 0)
    place.size.width = (width ?? place.width) + editControlRoom
    return place
  }

  /// The margins of a cell that has been given none, in points.
  var marginsOfTable: UIEdgeInsets {
    let behavior = systemVersion.behavior
    let side = tableView?.partMargins ?? (left: systemSideMargin, right: systemSideMargin)
    let plain = Self.plainMargins
    let vertical = behavior.cellVerticalMargin + growthOfMargins
    // Those of the table are the ones that its stock cells and lines have, with the readable width
    // (stackoverflow.com/questions/27420888 and 29349917; useyourloaf.com, readable width of table
    // view cells, iOS 9).
    let areOfTable = behavior.cellsTakeMarginsOfTable || preservesSuperviewLayoutMargins
    return UIEdgeInsets(
      top: vertical, left: areOfTable ? side.left : plain.left,
      bottom: vertical, right: areOfTable ? side.right : plain.right)
  }

  /// What larger text adds to the margins above and below, in points, but not to those of the
  /// content view: in proportion to running text (model's choice; no public source).
  private var growthOfMargins: CGFloat {
    let behavior = systemVersion.behavior
    guard behavior.growsCellMarginsWithText, contentSizeCategory != .large else { return 0 }
    let margin = CGFloat(behavior.cellVerticalMargin)
    return UIFontMetrics.default.scaledValue(for: margin, compatibleWith: traitCollection) - margin
  }

  /// Margins without what larger text has added to them.
  func withoutGrowth(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var margins = margins
    let (growth, own) = (growthOfMargins, defaultMargins)
    if margins.top == own.top { margins.top -= growth }
    if margins.bottom == own.bottom { margins.bottom -= growth }
    return margins
  }
}
