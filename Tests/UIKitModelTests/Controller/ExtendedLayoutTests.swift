import Foundation
import SystemVersions
import Testing
import UIKitModel

/// Where the view of a controller lies between bars (U14): 375 × 667 points, a status bar of 20, a
/// navigation bar of 44, a tab bar of 49 and a toolbar of 44.
@MainActor @Suite struct ExtendedLayoutTests {
  private let window: UIWindow

  init() {
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  nonisolated private static let versions: [SystemVersion] = [
    .iOS(8), .iOS(10), .iOS(11), .iOS(18),
  ]

  /// Runs a test on iOS 18, whose bars have the heights above.
  private static func scene(
    _ version: SystemVersion = .iOS(18), _ body: (ExtendedLayoutTests) throws -> Void
  ) rethrows {
    try SystemVersion.$current.withValue(version) { try body(ExtendedLayoutTests()) }
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  /// A scroll view that fills a controller's view.
  private func content() -> (controller: UIViewController, scroll: UIScrollView) {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 5000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scroll)
    return (controller, scroll)
  }

  private func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }
  private func bottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  @Test(arguments: versions)
  func `below an opaque navigation bar lies only what wants to`(version: SystemVersion) {
    Self.scene(version) { scene in
      let (controller, scroll) = scene.content()
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.isTranslucent = false
      scene.show(navigation)
      #expect(scene.top(of: controller.view) == 64 && scroll.contentOffset.y == 0)
      #expect(scene.bottom(of: controller.view) == 667)
      controller.extendedLayoutIncludesOpaqueBars = true
      MainLoop.runUntilIdle()
      #expect(scene.top(of: controller.view) == 0 && scroll.contentOffset.y == -64)
    }
  }

  @Test(arguments: versions, [UIRectEdge.bottom, [], [.left, .right]])
  func `edges that do not extend stay clear of a translucent bar`(
    version: SystemVersion, edges: UIRectEdge
  ) {
    Self.scene(version) { scene in
      let (controller, scroll) = scene.content()
      controller.edgesForExtendedLayout = edges
      scene.show(UINavigationController(rootViewController: controller))
      #expect(scene.top(of: controller.view) == 64 && scroll.contentOffset.y == 0)
    }
  }

  @Test func `a pushed controller has the place of its own edges`() {
    Self.scene { scene in
      let (controller, scroll) = scene.content()
      let navigation = UINavigationController(rootViewController: controller)
      scene.show(navigation)
      #expect(scene.top(of: controller.view) == 0 && scroll.contentOffset.y == -64)
      let (pushed, other) = scene.content()
      pushed.edgesForExtendedLayout = []
      navigation.pushViewController(pushed, animated: false)
      MainLoop.runUntilIdle()
      #expect(scene.top(of: pushed.view) == 64 && other.contentOffset.y == 0)
      navigation.popViewController(animated: false)
      MainLoop.runUntilIdle()
      #expect(scene.top(of: controller.view) == 0 && scroll.contentOffset.y == -64)
    }
  }

  @Test(arguments: [false, true])
  func `an opaque tab bar ends the view, around a navigation controller too`(isNested: Bool) {
    Self.scene { scene in
      let (controller, scroll) = scene.content()
      let tabs = UITabBarController()
      tabs.viewControllers = [
        isNested ? UINavigationController(rootViewController: controller) : controller
      ]
      tabs.tabBar.isTranslucent = false
      scene.show(tabs)
      #expect(scene.bottom(of: controller.view) == 618)
      #expect(scroll.adjustedContentInset.bottom == 0)
      controller.extendedLayoutIncludesOpaqueBars = true
      MainLoop.runUntilIdle()
      #expect(scene.bottom(of: controller.view) == 667)
      #expect(scroll.adjustedContentInset.bottom == 49)
    }
  }

  @Test func `an opaque toolbar ends the view`() {
    Self.scene { scene in
      let (controller, scroll) = scene.content()
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      navigation.toolbar.isTranslucent = false
      scene.show(navigation)
      #expect(scene.bottom(of: controller.view) == 623 && scroll.adjustedContentInset.bottom == 0)
      controller.edgesForExtendedLayout = .bottom
      controller.extendedLayoutIncludesOpaqueBars = true
      MainLoop.runUntilIdle()
      #expect(scene.bottom(of: controller.view) == 667 && scroll.adjustedContentInset.bottom == 44)
      #expect(scene.top(of: controller.view) == 64)
    }
  }

  @Test func `a bar that is hidden leaves its room to the view`() {
    Self.scene { scene in
      let (controller, _) = scene.content()
      controller.edgesForExtendedLayout = []
      let navigation = UINavigationController(rootViewController: controller)
      scene.show(navigation)
      #expect(scene.top(of: controller.view) == 64)
      navigation.isNavigationBarHidden = true
      MainLoop.runUntilIdle()
      #expect(scene.top(of: controller.view) == 0)
    }
  }

  @Test func `a child of a controller keeps the place that its parent gives it`() {
    Self.scene { scene in
      let (controller, _) = scene.content()
      let child = UIViewController()
      child.edgesForExtendedLayout = []
      controller.addChild(child)
      child.view.frame = CGRect(x: 0, y: 5, width: 100, height: 100)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      scene.show(UINavigationController(rootViewController: controller))
      #expect(child.view.frame == CGRect(x: 0, y: 5, width: 100, height: 100))
    }
  }
}
