import Foundation

/// A view's layer: it holds what is set on it and draws nothing.
@preconcurrency @MainActor public final class CALayer: NSObject {
  weak var view: UIView?
  /// The values of a presentation layer; nil in the layer of a view.
  var presented: Presented?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: CGColor?
  /// The colour behind the content.
  public var backgroundColor: CGColor?
  /// The colour of the shadow.
  public var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// Where the shadow falls, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat = 3
  /// The outline of the shadow; held.
  public var shadowPath: CGPath?
  /// The corners that are round.
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Where the layer stands among others of its view.
  public var zPosition: CGFloat = 0
  /// Whether the layer is kept as an image.
  public var shouldRasterize = false
  /// Pixels a point of that image.
  public var rasterizationScale: CGFloat = 1
  /// The name of the layer.
  public var name: String?
  /// What is drawn; held.
  public var contents: Any?
  /// Whether what lies outside is cut off: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// Inert: nothing is drawn.
  public func setNeedsDisplay() {}
  /// Inert: views lay themselves out.
  public func setNeedsLayout() { view?.setNeedsLayout() }

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
