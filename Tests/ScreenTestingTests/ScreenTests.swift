import ScreenTesting
import TableModel
import Testing

@Suite("Screen") @MainActor struct ScreenTests {
  private let sample = SampleViewController(style: .plain)

  @Test("A controller is shown in a window, a navigation controller or a tab, of a size")
  func containers() {
    let plain = Screen(SampleViewController(style: .plain), size: CGSize(width: 400, height: 800))
    #expect(plain.window.bounds.size == CGSize(width: 400, height: 800))
    #expect(plain.controller.navigationController == nil)
    #expect(plain.controller.view.window === plain.window)
    let stacked = Screen(SampleViewController(style: .plain), in: .navigation)
    #expect(stacked.controller.navigationController?.viewControllers == [stacked.controller])
    let tabbed = Screen(SampleViewController(style: .plain), in: .tabBar)
    #expect(tabbed.controller.tabBarController != nil)
    #expect(tabbed.topController === tabbed.controller)
  }

  @Test("A controller made where it is passed has the system of the screen")
  func system() {
    var versions: [SystemVersion] = []
    let screen = Screen(SampleViewController(style: .plain), system: .iOS(12))
    (screen.controller as? SampleViewController)?.onSelect = { _ in versions.append(.current) }
    screen.tap(row: [0, 0])
    #expect(versions == [.iOS(12)])
  }

  @Test("Rows and headers below a bar do not count as in sight")
  func sight() {
    let screen = Screen(sample, in: .navigation)
    #expect(screen.rows.first == ["Row 0"])
    screen.scroll(by: 100)
    #expect(screen.rows.first == ["Row 1"])
  }

  @Test("Scrolling goes as far as it is told, and to a row until all of it is in sight")
  func scrolling() throws {
    let screen = Screen(sample)
    let table = try #require(screen.table)
    screen.scroll(by: 700)
    #expect(table.contentOffset.y == 700)
    screen.scroll(by: -650)
    #expect(table.contentOffset.y == 50)
    screen.scroll(toRow: [0, 29])
    #expect(screen.rows.last == ["Row 29"])
    #expect(table.contentOffset.y == table.contentSize.height - 568)
    screen.scroll(toRow: [0, 0])
    #expect(screen.rows.first == ["Row 0"])
  }

  @Test("A fling goes on until a finger stops it")
  func stopping() throws {
    let screen = Screen(sample)
    let table = try #require(screen.table)
    screen.fling(velocity: 3000, waits: false)
    #expect(table.isDecelerating)
    screen.wait(for: 0.1)
    let offset = table.contentOffset.y
    screen.stop()
    #expect(!table.isDecelerating && table.contentOffset.y == offset)
    #expect(offset > 0 && offset < table.contentSize.height - 568)
  }

  @Test("Fingers open rows by their speed too, and close what they open too little")
  func fingers() {
    let screen = Screen(sample)
    let quick = screen.touch(row: [0, 1])
    quick.move(by: CGPoint(x: -30, y: 0), duration: 0.05)
    quick.lift()
    #expect(screen.rowActions == ["Delete"])
    let away = screen.touch(row: [0, 2])
    away.move(by: CGPoint(x: -80, y: 0))
    away.cancel()
    #expect(screen.rowActions == [])
    #expect(sample.rowCount == 30)
  }

  @Test("Before iOS 11 a full swipe only opens the row", arguments: [10, 11])
  func fullSwipe(version: Int) {
    let screen = Screen(SampleViewController(style: .plain), system: .iOS(version))
    screen.swipe(row: [0, 0], .left, distance: .full)
    #expect(screen.rowActions == (version == 10 ? ["Delete"] : []))
    #expect(screen.table?.numberOfRows(inSection: 0) == (version == 10 ? 30 : 29))
  }

  @Test("Tasks of the app go on while the screen settles, each in its order")
  func tasks() async {
    for _ in 0..<3 {
      var order: [Int] = []
      let sample = SampleViewController(style: .plain)
      sample.onSelect = { _ in
        for number in 1...3 {
          Task { @MainActor in
            await Task.yield()
            order.append(number)
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            continuation.yield(number * 10)
            continuation.finish()
            for await value in stream { order.append(value) }
          }
        }
      }
      let screen = Screen(sample)
      screen.tap(row: [0, 0])
      #expect(order == [])
      await screen.settle()
      #expect(order.sorted() == [1, 2, 3, 10, 20, 30])
      for number in 1...3 {
        #expect(order.firstIndex(of: number) ?? 6 < order.firstIndex(of: number * 10) ?? 0)
      }
    }
  }

  @Test("What a real clock brings is waited for with a condition")
  func conditions() async {
    var isDone = false
    sample.onSelect = { _ in
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        isDone = true
      }
    }
    let screen = Screen(sample)
    screen.tap(row: [0, 0])
    await screen.settle(until: { isDone })
    #expect(isDone)
  }

  @Test("A bar button with a menu opens it, and an item of it can be chosen")
  func barMenu() {
    var chosen = ""
    sample.loadViewIfNeeded()
    sample.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(
        children: ["Name", "Date"].map { title in
          UIAction(title: title) { _ in chosen = title }
        }))
    let screen = Screen(sample, in: .navigation)
    screen.tap(barButton: "Sort")
    #expect(screen.menuItems == ["Name", "Date"])
    screen.tap(menuItem: "Date")
    #expect(chosen == "Date" && screen.menuItems == [])
  }
}
