import Foundation
import TableModel
import Testing

/// The layer of a view is of the class that the view names.
@MainActor @Suite struct LayerClassTests {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class OwnLayer: CALayer {
    var progress: CGFloat = 0.5
    override init() {
      super.init()
      progress = 0.75
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Own: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func `a view has a layer of its class, which has the view's geometry`() {
    let view = Gradient(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer.frame == view.frame)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
  }

  @Test func `a class of the app's own is made by its initializer`() {
    #expect((Own().layer as? OwnLayer)?.progress == 0.75)
    #expect(type(of: UIView().layer) == CALayer.self)
  }
}
