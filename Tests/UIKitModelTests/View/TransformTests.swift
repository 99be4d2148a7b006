import Foundation
import Testing
import UIKitModel

/// The geometry of a view of 200 × 100 points at (100, 100), as iOS 26.5 has it (T-60 to T-66).
@MainActor @Suite struct TransformTests {
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

  private func isNear(_ a: CGRect, _ b: CGRect, within distance: CGFloat = 1e-5) -> Bool {
    abs(a.minX - b.minX) < distance && abs(a.minY - b.minY) < distance
      && abs(a.width - b.width) < distance && abs(a.height - b.height) < distance
  }

  private func isNear(_ a: CGSize, _ b: CGSize) -> Bool {
    isNear(CGRect(origin: .zero, size: a), CGRect(origin: .zero, size: b))
  }

  private func rotation(_ degrees: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }

  @Test func `the frame of a rotated view is the box around it`() {
    view.transform = rotation(45)
    #expect(
      isNear(view.frame, CGRect(x: 93.933982, y: 43.933982, width: 212.132034, height: 212.132034)))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.center == CGPoint(x: 200, y: 150))
    #expect(view.layer.frame == view.frame)
  }

  @Test func `a scaled view grows about its center, and a shifted one keeps it`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 50, width: 400, height: 200))
    view.transform = CGAffineTransform(translationX: 30, y: 40)
    #expect(view.frame == CGRect(x: 130, y: 140, width: 200, height: 100))
    #expect(view.center == CGPoint(x: 200, y: 150))
  }

  @Test(arguments: [
    (
      CGAffineTransform(rotationAngle: .pi / 3), CGSize(width: 120, height: 80),
      CGSize(width: 129.28203, height: 63.92305)
    ),
    (
      CGAffineTransform(scaleX: 2, y: 3), CGSize(width: 400, height: 300),
      CGSize(width: 200, height: 100)
    ),
    (
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), CGSize(width: 100, height: 100),
      CGSize(width: 50, height: 100)
    ),
  ])
  func `a size written under a transform goes through its inverse`(
    transform: CGAffineTransform, size: CGSize, result: CGSize
  ) {
    view.transform = transform
    view.frame.size = size
    #expect(isNear(view.bounds.size, result))
  }

  @Test func `a frame written under a transform that keeps the axes is read again`() {
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.transform = CGAffineTransform(scaleX: -2, y: 0.5).concatenating(
      CGAffineTransform(translationX: 7, y: 9))
    let frame = CGRect(x: 11, y: 13, width: 160, height: 40)
    view.frame = frame
    #expect(isNear(view.frame, frame))
    #expect(isNear(view.bounds.size, CGSize(width: 80, height: 80)))
  }

  @Test func `a transform that flattens a view leaves it a frame that is finite`() {
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(view.frame == CGRect(x: 200, y: 100, width: 0, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.frame.width.isFinite && view.bounds.width.isFinite)
    #expect(view.convert(CGPoint(x: 1, y: 1), from: UIView()).x.isFinite)
  }

  @Test func `a moved origin of the bounds moves what is in them`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let container = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 400))
    let item = UIView(frame: CGRect(x: 20, y: 400, width: 40, height: 40))
    root.addSubview(container)
    container.addSubview(item)
    #expect(item.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 500))
    let (frame, center) = (container.frame, container.center)
    container.bounds.origin = CGPoint(x: 0, y: 380)
    #expect(container.frame == frame && container.center == center)
    #expect(item.frame == CGRect(x: 20, y: 400, width: 40, height: 40))
    #expect(item.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 120))
  }

  @Test func `the content offset and the origin of the bounds are one value`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset = CGPoint(x: 3, y: 5)
    #expect(scroll.bounds.origin == CGPoint(x: 3, y: 5))
    scroll.bounds.origin = CGPoint(x: 7, y: 11)
    #expect(scroll.contentOffset == CGPoint(x: 7, y: 11))
  }

  @Test func `the center and the layer's position are one value`() {
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 500, y: 500)
    #expect(view.layer.position == CGPoint(x: 500, y: 500))
    #expect(view.frame == CGRect(x: 500, y: 500, width: 200, height: 100))
    view.layer.position = CGPoint(x: 20, y: 30)
    #expect(view.center == CGPoint(x: 20, y: 30))
  }

  @Test(arguments: [
    (CGPoint(x: 0.25, y: 0.25), CGPoint(x: 150, y: 125)),
    (CGPoint(x: 0.75, y: 0.75), CGPoint(x: 50, y: 75)),
    (CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 50)),
  ])
  func `an anchor point moves the frame and not the position`(anchor: CGPoint, origin: CGPoint) {
    view.layer.anchorPoint = anchor
    #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 200, height: 100)))
    #expect(view.layer.position == CGPoint(x: 200, y: 150))
    view.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 80))
  }

  @Test func `a layer of its own has the same geometry`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 0, y: 50, width: 400, height: 200))
    layer.setAffineTransform(.identity)
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(layer.frame.origin == CGPoint(x: 0, y: 50))
  }

  @Test func `Auto Layout and masks place a transformed view as if it were not`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    view.transform = rotation(90)
    root.frame.size.width = 500
    #expect(view.bounds.width == 300 && view.bounds.height == 100)
    let constrained = UIView()
    root.addSubview(constrained)
    constrained.transform = CGAffineTransform(scaleX: 2, y: 2)
    constrained.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      constrained.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      constrained.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      constrained.widthAnchor.constraint(equalToConstant: 200),
      constrained.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(constrained.bounds.size == CGSize(width: 200, height: 100))
    #expect(constrained.frame == CGRect(x: 0, y: 50, width: 400, height: 200))
  }

  @Test func `points and rectangles are converted through transforms, there and back`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(view)
    view.addSubview(inner)
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 178))
    #expect(root.convert(CGPoint(x: 111, y: 178), to: inner) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 110, y: 130, width: 50, height: 50))
    #expect(
      inner.convert(CGRect(x: 110, y: 130, width: 50, height: 50), from: root) == inner.bounds)
  }

  @Test func `alpha is the layer's opacity, a Float, and what is hidden is the layer too`() {
    view.alpha = 0.35
    #expect(view.alpha == 0.34999999403953552 && view.layer.opacity == 0.35)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.isHidden = false
    #expect(!view.layer.isHidden)
  }

  @Test func `a view and a coordinate space are converted to alike`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
    let button = UIView()
    button.frame = CGRect(x: 20, y: 300, width: 80, height: 44)
    scroll.addSubview(button)
    scroll.contentOffset.y = 250
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.addSubview(scroll)
    let onScreen = CGRect(x: 20, y: 150, width: 80, height: 44)
    for space in [window, UIScreen.main] as [any UICoordinateSpace] {
      #expect(button.convert(button.bounds, to: space) == onScreen)
      #expect(button.convert(onScreen, from: space) == button.bounds)
      #expect(button.convert(CGPoint.zero, to: space) == onScreen.origin)
      #expect(button.convert(onScreen.origin, from: space) == CGPoint.zero)
    }
    let other: UIView = window
    #expect(button.convert(button.bounds, to: other) == onScreen)
    #expect(button.convert(onScreen, from: other) == button.bounds)
  }
}
