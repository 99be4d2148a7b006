import Foundation

/// An item that is made only when an activity was chosen; an app's own are subclasses, which
/// override ``item``.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An item of the kind that will be given.
  public let placeholderItem: Any?
  /// The activity that was chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// A provider of an item of the placeholder's kind.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }

  /// The placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// The item for an activity.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }

  /// The subject of a message with the item: none by default.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// The type of the item, by its uniform type identifier: none by default. Inert: nothing calls it.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// A picture of the item: none by default. Inert: nothing calls it.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
