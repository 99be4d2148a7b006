import Foundation

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// How a cell takes part in dragging.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// How a cell takes part in dropping.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it does not take fingers.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays put while the content scrolls.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether it shows what is in it.
  public var isExpanded = false
  /// Whether it was swiped.
  public var isSwiped = false
  /// Whether it is moved to another place.
  public var isReordering = false
  /// How it takes part in dragging.
  public var cellDragState = DragState.none
  /// How it takes part in dropping.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of one's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
