import Foundation

/// Makes the controller that a context menu previews.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu out of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A context menu and its preview (iOS 13).
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order the elements of a menu are.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  /// In which order the elements are (iOS 16); held: that of the menu.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The other items that the menu is about (iOS 16); held.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number at the preview (iOS 16); held.
  open var badgeCount = 0
  /// The identity of the configuration.
  public let identifier: any NSCopying
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// A menu that is made when it is requested.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
