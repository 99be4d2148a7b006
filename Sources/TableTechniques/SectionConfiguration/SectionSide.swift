#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The two ends of a section.
public enum SectionSide: CaseIterable, Sendable {
  case header
  case footer

  /// The kind under which a storage keeps the models of this side.
  public var kind: String {
    switch self {
    case .header: "TableViewSectionHeader"
    case .footer: "TableViewSectionFooter"
    }
  }
}

// MARK: - A table's properties of a side

extension UITableView {
  /// `sectionHeaderHeight` or `sectionFooterHeight`, in points.
  func sectionHeight(of side: SectionSide) -> CGFloat {
    side == .header ? sectionHeaderHeight : sectionFooterHeight
  }

  /// `estimatedSectionHeaderHeight` or `estimatedSectionFooterHeight`, in points.
  func estimatedSectionHeight(of side: SectionSide) -> CGFloat {
    side == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
  }
}
