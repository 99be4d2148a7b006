import Foundation

/// A view's layer: it holds what is set on it and draws nothing.
@MainActor public final class CALayer: NSObject {
  weak var view: UIView?
  /// The values of a presentation layer; nil in the layer of a view.
  var presented: Presented?

  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var masksToBounds = false

  init(view: UIView) {
    self.view = view
    super.init()
  }

  public var bounds: CGRect { presented?.bounds ?? view?.bounds ?? .zero }
  public var frame: CGRect { presented?.frame ?? view?.frame ?? .zero }
  public var position: CGPoint { presented?.position ?? view?.center ?? .zero }
  public var opacity: Float { presented?.opacity ?? Float(view?.alpha ?? 1) }
}
