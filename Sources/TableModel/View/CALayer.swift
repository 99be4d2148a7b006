import Foundation

/// A view's layer: it holds what is set on it and draws nothing.
@MainActor public final class CALayer: NSObject {
  private weak var view: UIView?

  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var masksToBounds = false

  init(view: UIView) {
    self.view = view
    super.init()
  }

  public var bounds: CGRect { view?.bounds ?? .zero }
  public var frame: CGRect { view?.frame ?? .zero }
}
