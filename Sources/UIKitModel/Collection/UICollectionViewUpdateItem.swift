import Foundation

/// What happens to an item or a section in an update, as a layout gets it. Inert: none is made.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where the item was; nil for one that is inserted.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is; nil for one that is deleted.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What happens to it.
  open var updateAction: Action { .none }
}
