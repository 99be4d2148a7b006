import Foundation

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Gives it as data.
  public let itemProvider: NSItemProvider
  /// The thing itself, for drops in the same application.
  open var localObject: Any?
  /// Its looks while it is dragged; held, nothing is drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Something that is dragged.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
