import Foundation

/// Makes the controller that a context menu previews.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu out of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A context menu and its preview (iOS 13).
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
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
