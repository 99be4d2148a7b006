import ScreenTesting
import SystemVersions
import TableModel
import Testing

/// Where a sheet is on a phone (C-263 to C-266), and what a finger beside it reaches.
@MainActor struct SheetPlaceTests {
  private let root = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func present(
    _ sheet: UIViewController, _ style: UIModalPresentationStyle = .automatic
  ) {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.isHidden = false
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `a sheet begins below the status bar`(style: UIModalPresentationStyle) {
    let sheet = UIViewController()
    present(sheet, style)
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func `what is no sheet fills the window`(style: UIModalPresentationStyle) {
    let other = UIViewController()
    present(other, style)
    #expect(other.view.frame == window.bounds)
  }

  @Test func `a sheet fills the window before iOS 13`() {
    SystemVersion.$current.withValue(.iOS(12)) {
      let tests = SheetPlaceTests()
      let sheet = UIViewController()
      tests.present(sheet, .pageSheet)
      #expect(sheet.view.frame == tests.window.bounds)
    }
  }

  @Test func `a bar in a sheet is higher, and the rows begin below it`() {
    let table = UITableViewController()
    let navigation = UINavigationController(rootViewController: table)
    SystemVersion.$current.withValue(.iOS(18)) {
      let tests = SheetPlaceTests()
      let table = UITableViewController()
      let navigation = UINavigationController(rootViewController: table)
      tests.present(navigation)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
      #expect(table.tableView.adjustedContentInset.top == 56)
    }
    present(navigation)
    #expect(navigation.navigationBar.frame.height == 70)
    #expect(table.tableView.adjustedContentInset.top == 70)
  }

  @Test func `a finger beside a sheet reaches nothing behind it`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    root.view.addSubview(button)
    let sheet = UIViewController()
    present(sheet)
    let point = CGPoint(x: 100, y: 30)
    #expect(window.hitTest(point, with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 100, y: 300), with: nil) === sheet.view)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    #expect(window.hitTest(point, with: nil) === button)
    root.dismiss(animated: false)
    MainLoop.runUntilIdle()
    #expect(window.hitTest(point, with: nil) === button)
  }

  @Test func `a sheet fills a window that is low`() {
    let screen = Screen(root)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
    #expect(sheet.view.frame.minY > 0)
    screen.rotate(to: .landscapeLeft)
    #expect(sheet.view.frame == screen.window.bounds)
    screen.rotate(to: .portrait)
    #expect(sheet.view.frame.minY > 0)
    #expect(sheet.view.frame.maxY == screen.window.bounds.maxY)
  }
}
