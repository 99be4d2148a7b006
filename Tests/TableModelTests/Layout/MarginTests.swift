import Foundation
import TableModel
import Testing

/// Margins of views, of controllers' views, and of cells, as one mechanism.
@MainActor @Suite struct MarginTests {
  private func window(_ size: CGSize = CGSize(width: 375, height: 667)) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    return window
  }

  @Test func `a view that preserves its superview's margins has them as far as they reach in`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 150, height: 100))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 30, bottom: 8, right: 8))
    inner.frame.origin.x = 0
    #expect(inner.layoutMargins.left == 40)
  }

  @Test func `preserved margins move what is constrained to them, when the superview's change`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: outer.bounds)
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(content)
    let guide = inner.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 184, height: 184))
    outer.layoutMargins.left = 50
    outer.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 50, y: 8, width: 142, height: 184))
  }

  @Test func `margins begin at the safe area from iOS 11 on, unless the view says otherwise`() {
    for version in [SystemVersion.iOS(10), .iOS(11)] {
      SystemVersion.$current.withValue(version) {
        let window = window()
        window.deviceSafeAreaInsets.top = 44
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins.top == (version == .iOS(10) ? 8 : 52))
        #expect(view.directionalLayoutMargins.top == 8)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 8)
      }
    }
  }

  @Test(arguments: [
    (CGFloat(375), CGFloat(667), CGFloat(16)), (414, 896, 20), (736, 414, 20), (844, 390, 16),
  ])
  func `a root view has the side margins of its window`(
    width: CGFloat, height: CGFloat, margin: CGFloat
  ) {
    let window = window(CGSize(width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    MainLoop.runUntilIdle()
    let margins = controller.view.layoutMargins
    #expect(margins == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    #expect(controller.systemMinimumLayoutMargins.leading == margin)
  }

  @Test func `a root view keeps at least the system's margins until it need not`() {
    let window = window()
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.directionalLayoutMargins.leading = 4
    #expect(controller.view.layoutMargins.left == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 4)
    _ = window
  }

  @Test func `margins that are larger than the view, negative or no number do not trap`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.layoutMarginsGuide
    content.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    view.layoutMargins = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -10)
    view.layoutIfNeeded()
    #expect(content.frame.minX == -20 && content.frame.width == 130)
    view.layoutMargins = UIEdgeInsets(top: 300, left: 300, bottom: 300, right: 300)
    view.layoutIfNeeded()
    #expect(content.frame.width >= 0)
    view.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    #expect(view.layoutMargins.left == 300)
  }

  @Test func `margins that change are reported to the view and its controller`() {
    final class Logging: UIViewController {
      var count = 0
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        count += 1
      }
    }
    let window = window()
    let controller = Logging()
    window.rootViewController = controller
    MainLoop.runUntilIdle()
    let first = controller.count
    #expect(first > 0)
    controller.view.layoutMargins.left = 60
    #expect(controller.count == first + 1)
    controller.view.layoutMargins.left = 60
    #expect(controller.count == first + 1)
    _ = window
  }

  @Test func `readable text is 672 points wide in the middle of a wide view (C-082)`() {
    let window = window(CGSize(width: 1024, height: 768))
    let controller = UIViewController()
    window.rootViewController = controller
    MainLoop.runUntilIdle()
    let frame = controller.view.readableContentGuide.layoutFrame
    #expect(frame == CGRect(x: 176, y: 0, width: 672, height: 768))
    controller.view.frame.size.width = 375
    controller.view.layoutIfNeeded()
    #expect(controller.view.readableContentGuide.layoutFrame.width == CGFloat(335))
  }
}
