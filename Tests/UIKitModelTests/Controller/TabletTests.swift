import Foundation
import SystemVersions
import Testing
import UIKitModel

/// Controllers on a tablet of 834 × 1194 points, with a status bar of 24 and a home indicator of 20.
@MainActor @Suite struct TabletTests {
  private let window: UIWindow

  init() {
    UIScreen.simulate(
      CGSize(width: 834, height: 1194),
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  private static func scene(_ major: Int = 18, _ body: (TabletTests) -> Void) {
    SystemVersion.$current.withValue(.iOS(major)) { body(TabletTests()) }
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    window.perform(
      WindowTransition(
        size: CGSize(width: width, height: height), screenSize: UIScreen.main.bounds.size,
        safeAreaInsets: UIScreen.main.safeAreaInsets, orientation: .portrait))
    MainLoop.runUntilIdle()
  }

  // MARK: Bars

  @Test(arguments: [(11, 44), (12, 50), (18, 50), (26, 54)])
  func `a navigation bar is as high as a tablet's`(major: Int, height: CGFloat) {
    Self.scene(major) { scene in
      let page = UIViewController()
      scene.show(UINavigationController(rootViewController: page))
      #expect(page.view.safeAreaInsets.top == 24 + height)
    }
  }

  @Test func `the tabs are at the bottom up to iOS 17, 45 points above the indicator`() {
    Self.scene(17) { scene in
      let tabs = UITabBarController()
      let page = UIViewController()
      tabs.viewControllers = [page]
      scene.show(tabs)
      #expect(page.view.safeAreaInsets.bottom == 65 && tabs.tabBar.frame.minY == 1194 - 65)
    }
  }

  @Test func `from iOS 18 on the tabs are at the top while the window is regular across`() {
    Self.scene(18) { scene in
      let tabs = UITabBarController()
      let (page, plain) = (UIViewController(), UIViewController())
      tabs.viewControllers = [UINavigationController(rootViewController: page), plain]
      scene.show(tabs)
      #expect(tabs.tabBar.frame.minY == 24)
      #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
      tabs.selectedIndex = 1
      MainLoop.runUntilIdle()
      #expect(plain.view.safeAreaInsets.top == 74)
      scene.resize(375, 1194)
      #expect(tabs.tabBar.frame.maxY == 1194 && plain.view.safeAreaInsets.top == 24)
      #expect(plain.view.safeAreaInsets.bottom == 65)
    }
  }

  @Test func `readable content is no wider than 672 points`() {
    Self.scene { scene in
      let page = UIViewController()
      scene.show(page)
      #expect(page.view.readableContentGuide.layoutFrame.width == 672)
    }
  }

  // MARK: Presentations

  @Test func `a form sheet lies in the middle and is compact across`() {
    Self.scene { scene in
      let (root, sheet) = (UIViewController(), UIViewController())
      scene.show(root)
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: true)
      MainLoop.runUntilIdle()
      #expect(sheet.view.frame == CGRect(x: 147, y: 287, width: 540, height: 620))
      #expect(sheet.traitCollection.horizontalSizeClass == .compact)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      sheet.preferredContentSize = CGSize(width: 400, height: 300)
      #expect(sheet.view.frame == CGRect(x: 217, y: 447, width: 400, height: 300))
      scene.resize(375, 1194)
      #expect(sheet.view.frame == scene.window.bounds)
    }
  }

  @Test func `a form sheet covers nothing on a tablet, on any version`() {
    Self.scene(10) { scene in
      let log = LifecycleLog()
      let (root, sheet) = (LifecycleController("A", log), UIViewController())
      scene.show(root)
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: true)
      MainLoop.runUntilIdle()
      #expect(!log.calls.contains("A viewWillDisappear"))
    }
  }

  @Test func `a popover has its preferred size, and fills a narrow window unless it may not`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    Self.scene { scene in
      let (root, popover, delegate) = (UIViewController(), UIViewController(), Delegate())
      scene.show(root)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 300, height: 200)
      root.present(popover, animated: true)
      MainLoop.runUntilIdle()
      #expect(popover.view.frame.size == CGSize(width: 300, height: 200))
      scene.resize(375, 1194)
      #expect(popover.view.frame == scene.window.bounds)
      popover.popoverPresentationController?.delegate = delegate
      scene.resize(376, 1194)
      #expect(popover.view.frame.size == CGSize(width: 300, height: 200))
    }
  }

  // MARK: Columns

  @Test func `columns are beside each other in a wide window, and one in a narrow one`() {
    Self.scene { scene in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (UIViewController(), UIViewController())
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      scene.show(split)
      #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
      #expect(list.viewIfLoaded?.window == nil && detail.view.bounds.width == 834)
      split.show(.primary)
      MainLoop.runUntilIdle()
      #expect(split.displayMode == .oneBesideSecondary && list.view.bounds.width == 320)
      #expect(detail.view.bounds.width == 514)
      #expect(detail.view.convert(CGPoint.zero, to: nil).x == 320)
      scene.resize(375, 1194)
      #expect(split.isCollapsed && list.view.window == nil && detail.view.bounds.width == 375)
      split.show(.primary)
      MainLoop.runUntilIdle()
      #expect(list.view.window != nil && detail.view.window == nil)
    }
  }

  @Test func `a wide window shows the primary column from the start`() {
    Self.scene { scene in
      scene.window.frame.size = CGSize(width: 1194, height: 834)
      let split = UISplitViewController()
      let log = LifecycleLog()
      let (list, detail) = (LifecycleController("A", log), LifecycleController("B", log))
      split.viewControllers = [list, detail]
      split.preferredPrimaryColumnWidthFraction = 0.25
      scene.show(split)
      #expect(list.view.frame.width == 298.5 && detail.view.frame.minX == 298.5)
      #expect(log.calls.contains("A viewDidAppear") && log.calls.contains("B viewDidAppear"))
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }
}
