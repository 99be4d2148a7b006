import Foundation

extension UITableView {
  /// The value with which the table decides: of a height, by the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The standard height of a row in points (Sources.md AL-3).
  nonisolated static let standardRowHeight: CGFloat = 44
  /// Posted when a touch has changed the selection; not where code selects or deselects rows, as the
  /// documentation of `selectRow(at:animated:scrollPosition:)` has it.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// In place of an icon for search in the section index.
  public nonisolated static let indexSearch = "{search}"

  /// The look of the whole table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a scroll leaves its row.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// From where separators are inset.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether cells may have themselves measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// Parts of a table that can be only as wide as their content (iOS 18).
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes the object.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The headers of the sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
