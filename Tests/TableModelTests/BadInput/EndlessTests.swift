import TableModel
import Testing

/// Code that never comes to an end by itself: the model ends it, or raises.
@MainActor struct EndlessTests {
  private let source = BadSource()

  private final class ReloadingTable: UITableView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      reloadData()
      layoutIfNeeded()
    }
  }

  @Test func `a table that reloads and lays itself out in its layout settles`() {
    let table = ReloadingTable(frame: source.window.bounds)
    table.dataSource = source
    source.window.addSubview(table)
    MainLoop.runUntilIdle()
    #expect(table.layouts < 100)
  }

  @Test func `rows without a height raise where too many of them are in sight`() {
    source.rows = { _ in 20_000 }
    source.height = { _ in 0 }
    #expect(source.reload()?.contains("more than 10,000 rows in sight") == true)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `a table as high as no screen is raises where it has too many rows`() {
    source.rows = { _ in 20_000 }
    source.table.frame.size.height = 1e300
    #expect(source.reload()?.contains("more than 10,000 rows in sight") == true)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `a navigation controller cannot be pushed`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let exception = UIKitException.caught {
      navigation.pushViewController(navigation, animated: false)
    }
    #expect(exception?.reason == "Pushing a navigation controller is not supported")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a controller cannot be pushed twice`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let exception = UIKitException.caught {
      navigation.pushViewController(first, animated: false)
    }
    #expect(
      exception?.reason.hasPrefix(
        "Pushing the same view controller instance more than once is not supported (<UI")
        == true)
  }
}
