import Foundation
import TableModel
import Testing

/// What a navigation controller does to the table it shows.
@MainActor struct NavigationTableTests {
  private final class List: UITableViewController {
    var cellsAtAppearance: [Int] = []

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      cellsAtAppearance.append(tableView.visibleCells.count)
    }
  }

  private let list = List(style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func show(_ navigation: UINavigationController) {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  @Test func `a bar that goes and comes takes its inset along`() {
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    #expect(list.tableView.adjustedContentInset.top == 74)
    navigation.isNavigationBarHidden = true
    #expect(list.tableView.adjustedContentInset.top == 0)
    navigation.isNavigationBarHidden = false
    #expect(list.tableView.adjustedContentInset.top == 74)
  }

  @Test func `without a window a bar insets nothing`() {
    let navigation = UINavigationController(rootViewController: list)
    navigation.loadViewIfNeeded()
    navigation.isNavigationBarHidden = true
    navigation.isNavigationBarHidden = false
    #expect(list.tableView.adjustedContentInset.top == 0)
    show(navigation)
    #expect(list.tableView.adjustedContentInset.top == 74)
  }

  @Test func `a table that adjusts itself no more has no inset at once`() {
    show(UINavigationController(rootViewController: list))
    list.tableView.contentInsetAdjustmentBehavior = .never
    #expect(list.tableView.adjustedContentInset.top == 0)
    list.tableView.contentInsetAdjustmentBehavior = .automatic
    #expect(list.tableView.adjustedContentInset.top == 74)
  }

  @Test func `a table that is pushed has its cells when it has appeared, and none that is popped`()
  {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.pushViewController(list, animated: false)
    MainLoop.runUntilIdle()
    #expect(list.cellsAtAppearance == [3])
    #expect(list.parent === navigation)
    #expect(navigation.popViewController(animated: false) === list)
    MainLoop.runUntilIdle()
    #expect(list.parent == nil && list.view.window == nil)
  }
}
