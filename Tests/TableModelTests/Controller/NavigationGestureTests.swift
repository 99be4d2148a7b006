import Foundation
import ScreenTesting
import TableModel
import Testing

/// Fingers on the content of a navigation controller.
@MainActor @Suite struct NavigationGestureTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let rows = Rows(style: .plain)
  private let screen: Screen

  init() { screen = Screen(rows, in: .navigation) }

  private var navigation: UINavigationController? { rows.navigationController }

  private func push() -> UIViewController {
    let page = UIViewController()
    navigation?.pushViewController(page, animated: true)
    MainLoop.runUntilIdle()
    return page
  }

  private func swipeFromEdge(by distance: CGFloat, from x: CGFloat = 2) {
    let finger = Finger(on: screen.window, at: CGPoint(x: x, y: 300))
    finger.move(by: CGPoint(x: distance, y: 0), duration: 1)
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }

  @Test func `a swipe from the left edge over half of the width goes back`() {
    _ = push()
    swipeFromEdge(by: 100)
    #expect(navigation?.viewControllers.count == 2)
    swipeFromEdge(by: 200, from: 60)
    #expect(navigation?.viewControllers.count == 2)
    swipeFromEdge(by: 200)
    #expect(navigation?.viewControllers == [rows])
    swipeFromEdge(by: 200)
    #expect(navigation?.viewControllers == [rows])
  }

  @Test func `an own back button takes the swipe away, unless the recognizer has no delegate`() {
    push().navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Up", style: .plain, target: nil, action: nil)
    swipeFromEdge(by: 250)
    #expect(navigation?.viewControllers.count == 2)
    navigation?.interactivePopGestureRecognizer?.delegate = nil
    swipeFromEdge(by: 250)
    #expect(navigation?.viewControllers == [rows])
  }

  @Test func `a swipe that is taken away leaves the page, after a transition that a finger leads`()
  {
    _ = push()
    let finger = Finger(on: screen.window, at: CGPoint(x: 2, y: 300))
    finger.move(by: CGPoint(x: 90, y: 0), duration: 1)
    #expect(rows.transitionCoordinator?.isInteractive == true)
    finger.cancel()
    MainLoop.runUntilIdle()
    #expect(navigation?.viewControllers.count == 2 && rows.transitionCoordinator == nil)
  }

  @Test func `a drag upwards hides the bar and one downwards shows it, if that is on`() {
    screen.scroll(by: 300)
    #expect(navigation?.isNavigationBarHidden == false)
    navigation?.hidesBarsOnSwipe = true
    screen.scroll(by: 300)
    #expect(navigation?.isNavigationBarHidden == true)
    screen.scroll(by: -200)
    #expect(navigation?.isNavigationBarHidden == false)
    navigation?.hidesBarsOnSwipe = false
    screen.scroll(by: 100)
    #expect(navigation?.isNavigationBarHidden == false)
  }
}
