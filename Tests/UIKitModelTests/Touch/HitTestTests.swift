import Foundation
import Testing
import UIKitModel

/// Hit tests in the tree of T-40 to T-48: root (0, 0, 400, 800) with A (50, 100, 200, 200) and, above
/// it, B (150, 250, 200, 100); in A: A1 and A2, which sticks out; in B: deep.
@MainActor @Suite struct HitTestTests {
  /// Counts the calls of `point(inside:with:)`.
  private final class Counter: UIView {
    let name: String
    let log: Log
    var widening: CGFloat = 0

    init(
      _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ log: Log
    ) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      log.names.append(name)
      return bounds.insetBy(dx: -widening, dy: -widening).contains(point)
    }
  }

  private final class Log {
    var names: [String] = []
  }

  private let log = Log()
  private let root, a, b, a1, a2, deep: Counter

  init() {
    root = Counter("root", 0, 0, 400, 800, log)
    a = Counter("A", 50, 100, 200, 200, log)
    b = Counter("B", 150, 250, 200, 100, log)
    a1 = Counter("A1", 20, 20, 100, 100, log)
    a2 = Counter("A2", 150, 150, 100, 100, log)
    deep = Counter("deep", 10, 10, 60, 60, log)
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(a1)
    a.addSubview(a2)
    b.addSubview(deep)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    log.names = []
    return (root.hitTest(CGPoint(x: x, y: y), with: nil) as? Counter)?.name
  }

  @Test func `the last subview comes first, and each is called once`() {
    #expect(hit(100, 150) == "A1")
    #expect(log.names == ["root", "B", "A", "A2", "A1"])
    #expect(hit(200, 270) == "deep" && log.names.count == 3)
    #expect(hit(10, 10) == "root" && log.names.count == 3)
    #expect(hit(-1, 10) == nil && log.names.count == 1)
  }

  @Test func `where nothing is hit, each of many subviews is called about the point`() {
    for _ in 0..<50 { root.addSubview(Counter("other", 300, 700, 10, 10, log)) }
    #expect(root.subviews.count == 52)
    #expect(hit(10, 10) == "root" && log.names.count == 53)
  }

  @Test func `the order of the subviews decides`() {
    root.bringSubviewToFront(a)
    #expect(hit(200, 270) == "A2")
  }

  @Test func `what takes no touches is not called about a point, nor is what is in it`() {
    for change in [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
      as [(UIView) -> Void]
    {
      let scene = HitTestTests()
      change(scene.a)
      #expect(scene.hit(100, 150) == "root" && !scene.log.names.contains("A"))
      scene.log.names = []
      #expect(scene.a.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
      #expect(scene.log.names == [])
    }
  }

  @Test func `bounds are half open`() {
    #expect(hit(50, 100) == "A")
    b.isHidden = true
    a2.isHidden = true
    #expect(hit(250, 300) == "root")
    #expect(hit(249.999, 299.999) == "A")
  }

  @Test func `a rotated view is hit where it is seen`() {
    b.isHidden = true
    a.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(a.bounds.size == CGSize(width: 200, height: 200))
    #expect(abs(a.frame.width - 282.84) < 0.01 && abs(a.frame.height - 282.84) < 0.01)
    #expect(hit(150, 200) == "A1")
    #expect(hit(60, 110) == "root")
    #expect(hit(150, 80) == "A")
  }

  @Test func `what sticks out is hit if its superview says so, clipped or not`() {
    b.isHidden = true
    #expect(hit(270, 320) == "root")
    a.widening = 100
    #expect(hit(270, 320) == "A2")
    a.clipsToBounds = true
    #expect(hit(270, 320) == "A2")
  }

  @Test func `alpha is judged for each view alone`() {
    a.alpha = 0.02
    a1.alpha = 0.02
    #expect(hit(100, 150) == "A1")
    a.alpha = 0.009
    #expect(hit(100, 150) == "root")
  }

  @Test func `labels and images take no touches by default, other views do`() {
    #expect(
      UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled
        && UIScrollView().isUserInteractionEnabled && UIStackView().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test func `a responder's chain ends at the application's delegate (T-50)`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let chain = Array(sequence(first: controller.view as UIResponder, next: { $0.next }))
    #expect(chain.dropFirst().first === controller)
    #expect(
      chain.suffix(4) == [window, window.windowScene, UIApplication.shared, delegate])
    #expect(
      chain.dropFirst(2).prefix(2).map { "\(type(of: $0))" }
        == ["UIDropShadowView", "UITransitionView"])
    #expect(chain.count == 8)
  }

  @Test(arguments: [(10, false), (12, false), (13, true), (26, true)])
  func `two views are between a window and its root since iOS 13`(major: Int, hasTwo: Bool) {
    SystemVersion.$current.withValue(.iOS(major)) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let first = UIViewController()
      let second = UIViewController()
      window.rootViewController = first
      window.makeKeyAndVisible()
      #expect((first.view.superview?.superview?.superview === window) == hasTwo)
      #expect((first.view.superview === window) == !hasTwo)
      window.rootViewController = second
      #expect(first.view.superview == nil && window.subviews.count == 1)
      window.bounds.size = CGSize(width: 568, height: 320)
      window.layoutIfNeeded()
      #expect(second.view.frame == window.bounds)
      #expect(window.hitTest(CGPoint(x: 500, y: 300), with: nil) === second.view)
      window.rootViewController = nil
      #expect(window.subviews.isEmpty)
    }
  }
}
