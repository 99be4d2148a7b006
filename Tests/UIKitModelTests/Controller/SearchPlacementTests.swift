import Foundation
import SystemVersions
import Testing
import UIKitModel

/// Where the results of a search lie (U18): 375 × 667 points, a status bar of 20, a bar of 44.
@MainActor @Suite struct SearchPlacementTests {
  @Test(
    arguments: [(8, 64), (9, 64), (10, 84), (11, 76), (18, 76)] as [(Int, CGFloat)], [false, true])
  func `results below a bar in the title are inset by the bars`(
    system: (major: Int, inset: CGFloat), hasTabs: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(system.major)) {
      UIScreen.simulate(
        CGSize(width: 375, height: 667),
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .phone)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (list, results) = (UIViewController(), UIViewController())
      let scroll = UIScrollView()
      scroll.alwaysBounceVertical = true
      results.view = scroll
      let search = UISearchController(searchResultsController: results)
      search.hidesNavigationBarDuringPresentation = false
      list.definesPresentationContext = true
      list.navigationItem.titleView = search.searchBar
      let navigation = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      window.rootViewController = hasTabs ? tabs : navigation
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      search.isActive = true
      search.searchBar.text = "a"
      MainLoop.runUntilIdle()
      #expect(scroll.convert(CGPoint.zero, to: nil).y + scroll.contentOffset.y == 0)
      #expect(scroll.adjustedContentInset.top == (system.major < 11 ? system.inset : 64))
      #expect(scroll.adjustedContentInset.bottom == (hasTabs ? 49 : 0))
    }
  }
}
