import Foundation
import ScreenTesting
import TableModel
import Testing

/// A person turns the device, or gives the app another part of the screen.
@MainActor @Suite struct TurningTests {
  private final class Page: UITableViewController {
    var sizes: [CGSize] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test func `a phone turns, and back again`() {
    let page = SystemVersion.$current.withValue(.iOS(18)) { Page() }
    let screen = Screen(page, in: .navigation, on: .iPhone15Pro, system: .iOS(18))
    #expect(page.view.safeAreaInsets.top > 90)
    screen.rotate(to: .landscapeLeft)
    #expect(page.sizes == [CGSize(width: 852, height: 393)])
    #expect(page.tableView.bounds.size == CGSize(width: 852, height: 393))
    #expect(page.view.safeAreaInsets.left == 59 && page.view.safeAreaInsets.top == 32)
    #expect(page.traitCollection.verticalSizeClass == .compact)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(screen.window.windowScene?.interfaceOrientation == .landscapeRight)
    screen.rotate(to: .portrait)
    #expect(page.sizes.count == 2 && page.tableView.bounds.width == 393)
    #expect(
      page.view.safeAreaInsets.left == 0 && page.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `what a controller does not support leaves the screen as it is`() {
    let page = Page()
    let screen = Screen(page, on: .iPhone8)
    screen.rotate(to: .portraitUpsideDown)
    #expect(page.sizes == [] && UIDevice.current.orientation == .portraitUpsideDown)
    screen.rotate(to: .faceUp)
    #expect(page.sizes == [])
  }

  @Test func `rows of a screen without a device turn too`() {
    let page = Page()
    let screen = Screen(page, size: CGSize(width: 320, height: 568))
    screen.rotate(to: .landscapeRight)
    #expect(page.tableView.bounds.size == CGSize(width: 568, height: 320))
    #expect(!screen.rows.isEmpty)
  }

  @Test func `a tablet's app gets another part of the screen`() {
    let page = Page()
    let screen = Screen(page, on: .iPadPro11)
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    screen.resize(to: CGSize(width: 375, height: 1194))
    #expect(page.sizes == [CGSize(width: 375, height: 1194)])
    #expect(page.traitCollection.horizontalSizeClass == .compact && page.view.bounds.width == 375)
  }

  @Test func `a phone has one window, and no window is larger than the screen`() {
    withKnownIssue { Screen(Page(), on: .iPhone8).resize(to: CGSize(width: 100, height: 100)) }
    withKnownIssue { Screen(Page(), on: .iPad).resize(to: CGSize(width: 5000, height: 100)) }
  }
}
