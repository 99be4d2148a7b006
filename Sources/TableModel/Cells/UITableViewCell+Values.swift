import Foundation

extension UITableViewCell {
  /// The kinds of accessories.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The look of a selected cell; with none it has no other, and the others are alike (iOS 7).
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The look of separators.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// How a cell takes part in dragging.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// How a cell shows focus; there is no focus engine.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The states that a cell changes between while editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes the object.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete button is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
