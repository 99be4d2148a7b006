import UIKitModel

// The members of tables that apps, nibs and their runtime attributes name by text.

enum UITableViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("dataSource", \UITableView.dataSource), .init("delegate", \UITableView.delegate),
      .init("rowHeight", \UITableView.rowHeight),
      .init("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      .init("sectionFooterHeight", \UITableView.sectionFooterHeight),
      .init("estimatedRowHeight", \UITableView.estimatedRowHeight),
      .init("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      .init("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      .init("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      .init("separatorStyle", \UITableView.separatorStyle),
      .init("separatorColor", \UITableView.separatorColor),
      .init("separatorInset", \UITableView.separatorInset),
      .init(
        "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
      .init("backgroundView", \UITableView.backgroundView),
      .init("tableHeaderView", \UITableView.tableHeaderView),
      .init("tableFooterView", \UITableView.tableFooterView),
      .init("numberOfSections", \UITableView.numberOfSections),
      .init("visibleCells", \UITableView.visibleCells),
      .init("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows),
      .init("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow),
      .init("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows),
      .init("allowsSelection", \UITableView.allowsSelection),
      .init("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      .init("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      .init(
        "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      .init("editing", \UITableView.isEditing),
      .init("sectionIndexColor", \UITableView.sectionIndexColor),
      .init("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      .init("style", \UITableView.style),
    ]
  }
}

enum UITableViewCellMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("reuseIdentifier", \UITableViewCell.reuseIdentifier),
      .init("contentView", \UITableViewCell.contentView),
      .init("textLabel", \UITableViewCell.textLabel),
      .init("detailTextLabel", \UITableViewCell.detailTextLabel),
      .init("imageView", \UITableViewCell.imageView),
      .init("backgroundView", \UITableViewCell.backgroundView),
      .init("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .init("accessoryType", \UITableViewCell.accessoryType),
      .init("accessoryView", \UITableViewCell.accessoryView),
      .init("editingAccessoryType", \UITableViewCell.editingAccessoryType),
      .init("editingAccessoryView", \UITableViewCell.editingAccessoryView),
      .init("selectionStyle", \UITableViewCell.selectionStyle),
      .init("selected", \UITableViewCell.isSelected),
      .init("highlighted", \UITableViewCell.isHighlighted),
      .init("editing", \UITableViewCell.isEditing),
      .init("showsReorderControl", \UITableViewCell.showsReorderControl),
      .init("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
      .init("indentationLevel", \UITableViewCell.indentationLevel),
      .init("indentationWidth", \UITableViewCell.indentationWidth),
      .init("separatorInset", \UITableViewCell.separatorInset),
    ]
  }
}
