@_spi(UIKitSubclassing) import UIKitModel

extension UITableView {
  /// What the SDK marks as settable for all tables, and what apps set so: the estimates of iOS 11, and
  /// the padding of iOS 15 (pujiaxin33/JXPagingView #390).
  static var ownAppearanceMembers: [AppearanceMember] {
    [
      AppearanceMember(\UITableView.separatorColor),
      AppearanceMember(
        own: { (table: UITableView) in table.ownSeparatorInset }, set: { $0.separatorInset = $1 }),
      AppearanceMember(\UITableView.separatorStyle),
      AppearanceMember(\UITableView.sectionIndexColor),
      AppearanceMember(\UITableView.sectionIndexBackgroundColor),
      AppearanceMember(\UITableView.sectionIndexTrackingBackgroundColor),
      AppearanceMember(\UITableView.sectionHeaderTopPadding),
      AppearanceMember(\UITableView.rowHeight),
      AppearanceMember(\UITableView.sectionHeaderHeight),
      AppearanceMember(\UITableView.sectionFooterHeight),
      AppearanceMember(\UITableView.estimatedRowHeight),
      AppearanceMember(\UITableView.estimatedSectionHeaderHeight),
      AppearanceMember(\UITableView.estimatedSectionFooterHeight),
    ]
  }
}

extension UITableViewCell {
  /// What the SDK marks as settable for all cells, and what apps set so.
  static var ownAppearanceMembers: [AppearanceMember] {
    [
      AppearanceMember(
        own: { (cell: UITableViewCell) in cell.ownSeparatorInset }, set: { $0.separatorInset = $1 }),
      AppearanceMember(\UITableViewCell.selectionStyle),
      AppearanceMember(\UITableViewCell.preservesSuperviewLayoutMargins),
    ]
  }
}
