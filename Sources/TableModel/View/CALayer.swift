import Foundation

/// A view's layer: it holds what is set on it and draws nothing.
@MainActor public final class CALayer: NSObject {
  weak var view: UIView?
  /// The values of a presentation layer; nil in the layer of a view.
  var presented: Presented?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// Whether what lies outside is cut off.
  public var masksToBounds = false

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The view's bounds.
  public var bounds: CGRect { presented?.bounds ?? view?.bounds ?? .zero }
  /// The view's frame.
  public var frame: CGRect { presented?.frame ?? view?.frame ?? .zero }
  /// The view's centre.
  public var position: CGPoint { presented?.position ?? view?.center ?? .zero }
  /// The view's alpha.
  public var opacity: Float { presented?.opacity ?? Float(view?.alpha ?? 1) }
}
