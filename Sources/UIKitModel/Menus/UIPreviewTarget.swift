import Foundation

/// Where a preview is shown.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view it is shown in.
  public let container: UIView
  /// The center it has there.
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
