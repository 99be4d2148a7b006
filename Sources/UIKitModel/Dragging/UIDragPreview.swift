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
@preconcurrency @MainActor open class UIDragPreviewTarget: NSObject {
  /// The view it goes to.
  public let container: UIView
  /// The center it goes to.
  public let center: CGPoint
  /// How it is turned and sized there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place in a view, for what keeps its size.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
