import Foundation

/// How something looks while it is dragged; held, nothing is drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// How what is dragged looks; held, nothing is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dragged goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
