import Foundation

/// Where a preview is shown.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view it is shown in.
  public let container: UIView
  /// The center it has there.
  public let center: CGPoint
  /// How it is turned and sized there.
  public let transform: CGAffineTransform

  /// A place in a view, which raises if the view is not in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
    if container.window == nil {
      container.process.raise(Message.previewTargetWithoutWindow(in: container))
    }
  }

  /// A place in a view, for what keeps its size; raises as the other one does.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

@MainActor extension Message {
  /// Reports of 2024 to 2026, on iOS 26 too (WebKit/WebKit #55381,
  /// mpiannucci/react-native-context-menu-view #180; feedback-assistant/reports #550 has the arrows).
  fileprivate static func previewTargetWithoutWindow(in container: UIView) -> UIKitException {
    UIKitException(
      "UIPreviewTarget requires that the container view is in a window, but it is not. (container: "
        + superviews(from: container, separator: " → ") + ")")
  }

  /// A view and its superviews, by class and address.
  static func superviews(from view: UIView, separator: String) -> String {
    sequence(first: view) { $0.superview }
      .map { "<\(UIView.nameOfClass(of: $0)): \($0.address)>" }
      .joined(separator: separator)
  }
}
