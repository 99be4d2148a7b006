import Foundation

/// A layer, of a view or of its own: it holds what is set on it and draws nothing.
@preconcurrency @MainActor open class CALayer: NSObject, KeyValueContainer {
  private let objectiveC = ObjectiveCTable<CALayerMembers>()
  var keyedValues: [String: Any] = [:]

  weak var view: UIView?
  /// Where a layer is that is not a view's.
  private var free = Presented(geometry: LayerGeometry(bounds: .zero, position: .zero), opacity: 1)
  /// The values of a presentation layer; nil in the layer of a view.
  var presented: Presented?

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; held.
  open var shadowPath: CGPath?
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The order of the layer among others of its view.
  open var zPosition: CGFloat = 0
  /// Whether the layer is kept as an image.
  open var shouldRasterize = false
  /// Pixels a point of that image.
  open var rasterizationScale: CGFloat = 1
  /// The name of the layer.
  open var name: String?
  /// What is drawn; held.
  open var contents: Any?
  /// Whether what lies outside is cut off: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// What cuts the layer off; held.
  open var mask: CALayer?
  private var isFreeHidden = false
  /// Whether the layer is hidden: the view, or the layer of its own.
  open var isHidden: Bool {
    get { view?.isHidden ?? isFreeHidden }
    set {
      if let view { view.isHidden = newValue } else { isFreeHidden = newValue }
    }
  }
  /// The layer that this one lies in.
  open private(set) weak var superlayer: CALayer?
  /// The layers added to this one; those of the view's subviews are not among them.
  open var sublayers: [CALayer]? {
    get { layers }
    set {
      let new = newValue ?? []
      for gone in layers ?? [] where !new.contains(where: { $0 === gone }) { gone.superlayer = nil }
      for layer in new where layer.superlayer !== self { layer.removeFromSuperlayer() }
      layers = newValue
      for layer in new { layer.superlayer = self }
    }
  }
  private var layers: [CALayer]?
  /// The animations that were added.
  var animations: [(key: String?, animation: CAAnimation)] = []

  /// Inert: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Inert: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the content; never called.
  open func draw(in ctx: CGContext) {}
  /// Draws the content; never called.
  open func display() {}
  /// Lays out the layers in this one; never called, views lay themselves out.
  open func layoutSublayers() {}
  /// Whether a change of a property draws the layer anew; never asked.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What a change of a property begins, of ``actions``; nothing reads it.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// What a change of a property begins in every layer of the class; nothing reads it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What changes of properties begin, by their keys; held.
  open var actions: [String: any CAAction]?
  /// Whether the content is drawn by another thread; held.
  open var drawsAsynchronously = false
  /// Pixels a point of the content; held.
  open var contentsScale: CGFloat = 1
  /// How the content fills the layer; held.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether nothing is seen through the layer; held.
  open var isOpaque = false
  /// Whether edges are smooth; held.
  open var allowsEdgeAntialiasing = false
  /// Whether a change of the bounds draws the layer anew; held.
  open var needsDisplayOnBoundsChange = false
  /// What draws the layer; held.
  open weak var delegate: (any CALayerDelegate)?
  /// How fast the layer's time runs; held.
  open var speed: Float = 1
  /// How far the layer's time is ahead, in seconds; held.
  open var timeOffset: TimeInterval = 0
  /// When the layer's time begins, in seconds; held.
  open var beginTime: TimeInterval = 0
  /// How long the layer's time lasts, in seconds; held.
  open var duration: TimeInterval {
    get { held(0) }
    set { hold(newValue) }
  }
  /// How often the layer's time is repeated; held.
  open var repeatCount: Float {
    get { held(0) }
    set { hold(newValue) }
  }
  /// How long the layer's time is repeated, in seconds; held.
  open var repeatDuration: TimeInterval {
    get { held(0) }
    set { hold(newValue) }
  }
  /// Whether the layer's time runs back after it has run forth; held.
  open var autoreverses: Bool {
    get { held(false) }
    set { hold(newValue) }
  }
  /// What is shown before the layer's time begins and after it has ended; held.
  open var fillMode: CAMediaTimingFillMode {
    get { held(.removed) }
    set { hold(newValue) }
  }
  /// The map of space that the layers in this one are seen by; held.
  open var sublayerTransform: CATransform3D {
    get { held(CATransform3DIdentity) }
    set { hold(newValue) }
  }
  /// What is set for properties that nothing acts on and few layers have, by their names.
  private var heldValues: [String: Any]?
  private func held<Value>(_ initial: Value, _ name: String = #function) -> Value {
    heldValues?[name] as? Value ?? initial
  }
  private func hold<Value>(_ value: Value, _ name: String = #function) {
    heldValues = heldValues ?? [:]
    heldValues?[name] = value
  }
  /// Inert: views lay themselves out.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view, if it needs to be.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// A layer of its own.
  public override nonisolated init() { super.init() }

  /// A layer as Core Animation copies one to present it, which a subclass takes its own values over
  /// from; the model makes no such copies.
  public nonisolated init(layer: Any) { super.init() }

  /// A layer of an archive, of which nothing is read.
  public required nonisolated init?(coder: NSCoder) { super.init() }

  /// Makes the layer of a view, of a class that is known only at run time.
  static func made(of type: AnyClass, for view: UIView) -> CALayer {
    let type = type as? CALayer.Type ?? CALayer.self
    let layer = type == CALayer.self ? CALayer() : DynamicInitializer.make(type) ?? CALayer()
    layer.view = view
    return layer
  }

  // MARK: Where it is

  private var geometry: LayerGeometry {
    presented?.geometry ?? view?.geometry ?? free.geometry
  }

  /// The view's bounds, or the layer's own.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      if let view { view.bounds = newValue } else { free.geometry.bounds = newValue }
    }
  }

  /// The view's frame, or the layer's own.
  open var frame: CGRect {
    get { presented == nil ? view?.frame ?? free.geometry.frame : geometry.frame }
    set {
      if let view { view.frame = newValue } else { free.geometry.frame = newValue }
    }
  }

  /// Where the anchor point lies in the superlayer: the view's center, or the layer's own.
  open var position: CGPoint {
    get { geometry.position }
    set {
      if let view { view.center = newValue } else { free.geometry.position = newValue }
    }
  }

  /// The point of the layer that lies at its position, and stays there when the layer is
  /// transformed, in units of its size: the view's, or the layer's own.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      if let view { view.anchorPoint = newValue } else { free.geometry.anchorPoint = newValue }
    }
  }

  /// The view's alpha, or the layer's own.
  open var opacity: Float {
    get { presented?.opacity ?? view?.opacity ?? free.opacity }
    set {
      if let view { view.opacity = newValue } else { free.opacity = newValue }
    }
  }

  // MARK: How it is turned

  /// The view's transform, or the layer's own.
  open var transform: CATransform3D {
    get { geometry.transform }
    set {
      if let view { view.transform3D = newValue } else { free.geometry.transform = newValue }
    }
  }

  /// The transform in the plane; the identity for one that leaves it.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets a transform in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  // MARK: Layers in it

  /// Adds a layer above the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Adds a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var inner = layers ?? []
    inner.insert(layer, at: min(Int(index), inner.count))
    layers = inner
    layer.superlayer = self
  }

  /// Takes the layer out of the one it lies in.
  open func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    outer.layers?.removeAll { $0 === self }
    if outer.layers?.isEmpty == true { outer.layers = nil }
    superlayer = nil
  }

  // MARK: Animations

  /// Adds an animation; held, nothing is drawn.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations.removeAll { $0.key != nil && $0.key == key }
    animations.append((key, animation))
  }

  /// The animation that was added under a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
}
