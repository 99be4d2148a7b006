import Foundation
import Testing
import UIKitModel

/// Insets and offsets of scroll views along both axes.
@MainActor @Suite struct ScrollInsetTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func show(_ view: UIView, safeArea: UIEdgeInsets = .zero) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.deviceSafeAreaInsets = safeArea
    window.addSubview(view)
    window.isHidden = false
    MainLoop.runUntilIdle()
    return window
  }

  @Test(arguments: [CGSize(width: 50, height: 50), CGSize(width: 900, height: 900)])
  func `content begins at its upper left inset`(size: CGSize) {
    scroll.contentSize = size
    scroll.contentInset = UIEdgeInsets(top: 16, left: 24, bottom: 8, right: 4)
    #expect(scroll.contentOffset == CGPoint(x: -24, y: -16))
    scroll.contentInset.left = 30
    #expect(scroll.contentOffset == CGPoint(x: -30, y: -16))
    scroll.contentInset = .zero
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `content that was scrolled keeps its place along each axis`() {
    scroll.contentSize = CGSize(width: 900, height: 900)
    scroll.contentOffset = CGPoint(x: 100, y: 0)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(scroll.contentOffset == CGPoint(x: 100, y: -10))
    scroll.contentOffset = CGPoint(x: -10, y: 50)
    scroll.contentInset.left = 20
    #expect(scroll.contentOffset == CGPoint(x: -20, y: 50))
  }

  @Test func `the safe area insets the axes that scroll`() {
    let area = UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 44)
    scroll.contentSize = CGSize(width: 900, height: 100)
    let window = show(scroll, safeArea: area)
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    #expect(scroll.contentOffset == CGPoint(x: -44, y: 0))
    scroll.contentSize = CGSize(width: 100, height: 900)
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 21, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -10))
    scroll.contentSize = .zero
    #expect(scroll.adjustedContentInset == .zero)
    scroll.alwaysBounceHorizontal = true
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == area)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero && window.subviews == [scroll])
  }

  @Test(arguments: [true, false])
  func `a controller's own scroll view gets its bars, whether it scrolls or not`(adjusts: Bool) {
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = adjusts
    controller.view = scroll
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    let inset = scroll.adjustedContentInset.top
    #expect((inset > 0) == adjusts && scroll.contentOffset.y == -inset)
    controller.automaticallyAdjustsScrollViewInsets.toggle()
    #expect((scroll.adjustedContentInset.top > 0) == !adjusts)
  }

  @Test func `an offset of nothing has no sign`() {
    scroll.contentOffset = CGPoint(x: -0.0, y: -0.0)
    scroll.bounds.origin = CGPoint(x: 1, y: 1)
    scroll.bounds.origin = CGPoint(x: -0.0, y: -0.0)
    #expect("\(scroll.contentOffset.x) \(scroll.contentOffset.y)" == "0.0 0.0")
    scroll.contentInset.top = 5
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y.sign == .plus)
  }
}
