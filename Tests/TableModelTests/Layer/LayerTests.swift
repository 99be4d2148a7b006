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

  @Test func `a layer's transform is its view's`() {
    let view = UIView()
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = CGAffineTransform(translationX: 4, y: 5)
    #expect(view.layer.affineTransform() == CGAffineTransform(translationX: 4, y: 5))
    #expect(CATransform3DEqualToTransform(view.layer.transform, view.transform3D))
    view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(!CATransform3DIsAffine(view.layer.transform))
    #expect(view.transform.isIdentity)
    let free = CALayer()
    free.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(free.transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `transforms are done one after the other`() {
    let shift = CATransform3DMakeTranslation(1, 2, 3)
    let both = CATransform3DConcat(shift, CATransform3DMakeScale(2, 2, 2))
    #expect((both.m41, both.m42, both.m43) == (2, 4, 6))
    let shifted = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect(shifted == both)
    #expect(CATransform3DScale(shift, 2, 2, 2).m41 == 1)
    #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0)))
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(quarter.m12 - 1) < 1e-12 && abs(quarter.m21 + 1) < 1e-12)
    #expect(abs(quarter.m11) < 1e-12 && quarter.m33 == 1)
  }
}
