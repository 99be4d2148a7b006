#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// Widths that accessories take from a cell's content, in points (F-31).
@MainActor enum AccessoryWidth {
  private static let marginOfView: CGFloat = 16
  private static let widths: [UITableViewCell.AccessoryType: CGFloat] = [
    .disclosureIndicator: 34, .detailDisclosureButton: 68, .checkmark: 40, .detailButton: 48,
  ]

  /// The width that a cell's accessory takes; a view of its own hides the type.
  static func of(_ cell: UITableViewCell) -> CGFloat {
    if TechniqueFault.forgetsAccessories.isOn { return 0 }
    if let view = cell.accessoryView { return marginOfView + view.frame.width }
    return widths[cell.accessoryType] ?? 0
  }
}
