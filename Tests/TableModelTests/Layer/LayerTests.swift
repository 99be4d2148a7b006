import TableModel
import Testing

/// Layers and outlines hold what is set on them.
@MainActor struct LayerTests {
  @Test func `a view's layer is where its view is`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.layer.opacity = 0.5
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.alpha == 0.5)
  }

  @Test func `a layer of its own has its own place, and lies in one other layer`() {
    let (first, second, inner) = (CALayer(), CALayer(), CAGradientLayer())
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(inner.position == CGPoint(x: 25, y: 40))
    first.addSublayer(inner)
    first.insertSublayer(CALayer(), at: 0)
    #expect(first.sublayers?.last === inner)
    second.addSublayer(inner)
    #expect(first.sublayers?.count == 1)
    #expect(inner.superlayer === second)
    inner.removeFromSuperlayer()
    #expect(second.sublayers == nil)
  }

  @Test func `an animation is found under its key and replaced`() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    layer.add(CATransition(), forKey: "a")
    layer.add(animation, forKey: "a")
    #expect(layer.animation(forKey: "a") === animation)
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `an outline is as large as its points`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 2))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 8, height: 3))
    #expect(path.currentPoint == CGPoint(x: 9, y: 2))
    #expect(path.cgPath == UIBezierPath(cgPath: path.cgPath).cgPath)
  }

  @Test func `the completion of a transaction runs when rows have come to rest`() {
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("done") }
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    order.append("committed")
    MainLoop.runUntilIdle()
    #expect(order == ["committed", "done"])
    #expect(!CATransaction.disableActions())
  }

  @Test func `an image context makes an image of its size`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, 2)
    #expect(UIGraphicsGetCurrentContext() != nil)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 3, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
