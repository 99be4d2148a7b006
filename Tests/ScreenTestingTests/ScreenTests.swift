import Foundation
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

  @Test("A test sees the URLs that an app has opened with others")
  func openedURLs() throws {
    let screen = Screen(sample)
    let (page, other) = (try #require(URL(string: "HTTPS://example.com")), URL(string: "other:x")!)
    (screen.controller as? SampleViewController)?.onSelect = { _ in
      #expect(UIApplication.shared.canOpenURL(page) && !UIApplication.shared.canOpenURL(other))
      var answers: [Bool] = []
      for url in [page, other] { UIApplication.shared.open(url) { answers.append($0) } }
      screen.window.windowScene?.open(page, options: nil) { answers.append($0) }
      #expect(answers == [true, false, true])
    }
    screen.tap(row: [0, 0])
    #expect(screen.openedURLs == [page, page])
  }

  @Test("Rows and headers below a bar do not count as in sight")
  func sight() {
    let screen = Screen(sample, in: .navigation)
    #expect(screen.rows.first == ["Row 0"])
    screen.scroll(by: 100)
    #expect(screen.rows.first == ["Row 1"])
  }

  @Test("Rows in the app's own inset are in sight where nothing lies above them")
  func ownInset() {
    var chosen: [IndexPath?] = []
    sample.onSelect = { chosen.append($0.tableView.indexPathForSelectedRow) }
    let screen = Screen(sample, size: CGSize(width: 320, height: 480))
    let table = sample.tableView
    table?.contentInset = UIEdgeInsets(top: 240, left: 0, bottom: 240, right: 0)
    table?.contentOffset.y = 0
    #expect(screen.rows.first == ["Row 0"])
    screen.tap(row: [0, 1])
    #expect(chosen == [IndexPath(row: 1, section: 0)])
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    screen.window.addSubview(cover)
    #expect(!screen.rows.contains(["Row 1"]) && screen.rows.contains(["Row 6"]))
  }

  @Test("Scrolling goes as far as the given distance, and to a row until all of it is in sight")
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

  @Test("Tasks on the main actor go on in the order they were queued, the same each time")
  func tasks() async {
    for _ in 0..<50 {
      var order: [String] = []
      let sample = SampleViewController(style: .plain)
      sample.onSelect = { _ in
        for name in ["a", "b", "c"] {
          Task { @MainActor in
            order.append("\(name) begins")
            await turnOfMainQueue()
            for await number in Countdown(from: 2) { order.append("\(name) \(number)") }
            await Task { @MainActor in order.append("\(name) inner") }.value
            order.append("\(name) ends")
          }
        }
      }
      let screen = Screen(sample)
      screen.tap(row: [0, 0])
      #expect(order == [])
      await screen.settle()
      #expect(
        order == [
          "a begins", "b begins", "c begins", "a 2", "b 2", "c 2", "a 1", "b 1", "c 1", "a inner",
          "b inner", "c inner", "a ends", "b ends", "c ends",
        ])
    }
  }

  @Test("Tasks that leave the main actor come back in the order they left, the same each time")
  func tasksElsewhere() async {
    for _ in 0..<50 {
      var order: [String] = []
      let sample = SampleViewController(style: .plain)
      let counter = Counter()
      sample.onSelect = { _ in
        for name in ["a", "b", "c"] {
          Task { @MainActor in
            await Task.yield()
            order.append("\(name) begins")
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task {
              for number in 1...2 { continuation.yield(number) }
              continuation.finish()
            }
            for await number in stream { order.append("\(name) \(number)") }
            order.append("\(name) is number \(await counter.next())")
            order.append("\(name) \(await Task.detached { await isOnMain() }.value)")
          }
        }
      }
      let screen = Screen(sample)
      screen.tap(row: [0, 0])
      await screen.settle()
      #expect(
        order == [
          "a begins", "b begins", "c begins", "a 1", "b 1", "c 1", "a 2", "b 2", "c 2",
          "a is number 1", "b is number 2", "c is number 3", "a false", "b false", "c false",
        ])
    }
  }

  @Test("Tasks that work on other queues resumes have gone on when the screen has settled")
  func continuations() async {
    for _ in 0..<20 {
      var order: [Int] = []
      let sample = SampleViewController(style: .plain)
      sample.onSelect = { _ in
        for number in 1...4 {
          Task { @MainActor in
            await withCheckedContinuation { continuation in
              DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: number.isMultiple(of: 2) ? 0 : 0.002)
                continuation.resume()
              }
            }
            order.append(number)
          }
        }
      }
      let screen = Screen(sample)
      screen.tap(row: [0, 0])
      await screen.settle()
      #expect(order.sorted() == [1, 2, 3, 4])
    }
  }

  @Test("A task that never rests does not keep the screen from settling, and is reported")
  func endlessTask() async {
    var task: Task<Void, Never>?
    sample.onSelect = { _ in
      task = Task { @MainActor in
        while !Task.isCancelled { await Task.yield() }
      }
    }
    let screen = Screen(sample)
    screen.tap(row: [0, 0])
    await screen.settle()
    task?.cancel()
    #expect(ConsoleLog.messages == ["MainLoop: goes on without tasks that never rest"])
  }

  @Test("A task that keeps another thread busy is waited for only so long, and is reported")
  func busyTask() async {
    let gate = DispatchSemaphore(value: 0)
    sample.onSelect = { _ in Task { await keepBusy(until: gate) } }
    let screen = Screen(sample)
    screen.window.process.loop.patience = 0.05
    screen.tap(row: [0, 0])
    await screen.settle()
    gate.signal()
    // Where the threads are short, one that has just begun may be late as well.
    #expect(
      Set(ConsoleLog.messages) == [
        "MainLoop: goes on without a task that has been busy outside of the main actor for "
          + "0.05 seconds"
      ])
  }

  @Test("Work that never ends on another queue is waited for only so long, and is reported")
  func busyQueue() {
    let gate = DispatchSemaphore(value: 0)
    sample.onSelect = { _ in DispatchQueue.global().async { gate.wait() } }
    let screen = Screen(sample)
    screen.window.process.loop.patience = 0.05
    screen.tap(row: [0, 0])
    gate.signal()
    #expect(
      ConsoleLog.messages == [
        "MainLoop: goes on without unfinished work on other queues (1)"
      ])
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

  @Test("A condition is waited for longer where Swift's threads are busy")
  func conditionsOfABusyMachine() async {
    var isDone = false
    sample.onSelect = { _ in
      Task {
        for _ in 0..<2 { try? await Task.sleep(for: .milliseconds(20)) }
        isDone = true
      }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Task.detached {
        for _ in 0..<3 {
          block(for: 0.1)
          await Task.yield()
        }
      }
    }
    let screen = Screen(sample)
    screen.window.process.loop.patience = 0.05
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

/// Goes on in a later turn of the main queue.
@MainActor private func turnOfMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// Numbers down to 1, each in a later turn of the main queue; iterated where the caller runs.
private struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  private var rest: Int

  init(from number: Int) { rest = number }

  func makeAsyncIterator() -> Self { self }

  mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
    guard rest > 0 else { return nil }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    defer { rest -= 1 }
    return rest
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// Whether code that is not isolated runs in the main queue.
private func isOnMain() async -> Bool { DispatchQueue.isMainHere }

/// Keeps a thread other than the main one busy until the gate opens.
private func keepBusy(until gate: DispatchSemaphore) async { block(at: gate) }

private func block(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

private func block(at gate: DispatchSemaphore) { gate.wait() }
