import Foundation

extension UITableView {
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
