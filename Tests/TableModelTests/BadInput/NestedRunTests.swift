import TableModel
import TableProbe
import Testing

/// Code that runs the loop from inside the loop's own calls: it comes to an end, with a reason.
@MainActor struct NestedRunTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let source = BadSource()

  /// A view whose layout runs `onLayout`.
  private final class View: UIView {
    var layouts = 0
    var onLayout: (View) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout(self)
    }
  }

  /// Some views in the window with one layout.
  private func views(_ count: Int, onLayout: @escaping (View) -> Void) -> [View] {
    let views = (0..<count).map { _ in View(frame: window.bounds) }
    for view in views {
      view.onLayout = onLayout
      window.addSubview(view)
    }
    window.isHidden = false
    return views
  }

  private func layouts(of views: [View]) -> Int { views.map(\.layouts).reduce(0, +) }

  // MARK: Layout

  @Test func `views that run the loop in their layout and mark each other come to an end`() {
    var all: [View] = []
    all = views(4) { _ in
      for view in all { view.setNeedsLayout() }
      MainLoop.runUntilIdle()
      for view in all { view.setNeedsLayout() }
    }
    MainLoop.runUntilIdle()
    #expect(layouts(of: all) < 10_000)
    #expect(ConsoleLog.messages.contains { $0.hasSuffix("with layout") })
  }

  @Test func `the same views, laid out by a call, come to an end`() {
    var all: [View] = []
    all = views(4) { _ in
      for view in all { view.setNeedsLayout() }
      MainLoop.runUntilIdle()
      for view in all { view.setNeedsLayout() }
    }
    window.layoutIfNeeded()
    #expect(layouts(of: all) < 10_000)
  }

  @Test func `views that lay out their window and mark each other come to an end`() {
    var all: [View] = []
    all = views(3) { _ in
      for view in all { view.setNeedsLayout() }
      window.layoutIfNeeded()
      for view in all { view.setNeedsLayout() }
    }
    window.layoutIfNeeded()
    #expect(layouts(of: all) < 100_000)
    #expect(ConsoleLog.messages.contains { $0.contains("calls itself without end") })
  }

  @Test func `a run in a layout lays out the rest after it`() {
    var idle = 0
    let all = views(4) { _ in
      MainLoop.runUntilIdle()
      idle += 1
    }
    MainLoop.runUntilIdle()
    #expect(idle == 4 && layouts(of: all) == 4)
  }

  @Test func `a finger over a layout that never settles takes a bounded number of layouts`() {
    let all = views(1) { $0.setNeedsLayout() }
    MainLoop.runUntilIdle()
    let first = layouts(of: all)
    let finger = Finger(on: all[0], at: CGPoint(x: 100, y: 100))
    finger.move(by: 100, duration: 2)
    finger.lift()
    #expect(layouts(of: all) - first < 10 * first)
  }

  @Test func `a layout that has never settled settles when it can`() {
    let all = views(1) { $0.setNeedsLayout() }
    MainLoop.runUntilIdle()
    MainLoop.runUntilIdle()
    var left = 5
    all[0].onLayout = { view in
      left -= 1
      if left > 0 { view.setNeedsLayout() }
    }
    MainLoop.runUntilIdle()
    #expect(left == 0)
    left = 60
    all[0].setNeedsLayout()
    MainLoop.runUntilIdle()
    #expect(left == 0)
  }

  // MARK: Work, timers, frames

  /// A call that begins itself again by way of the loop.
  @MainActor private final class Recursion {
    var calls = 0
    let body: @MainActor (Recursion) -> Void

    init(_ body: @escaping @MainActor (Recursion) -> Void) { self.body = body }

    func again() {
      calls += 1
      body(self)
    }

    /// Begins again in the next turn.
    func queue() {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.again() } }
    }
  }

  @Test func `work that runs the loop for the next work comes to an end`() {
    let work = Recursion {
      $0.queue()
      MainLoop.runUntilIdle()
    }
    work.again()
    #expect(work.calls > 1)
    #expect(ConsoleLog.messages.contains { $0.hasSuffix("runs of the loop within each other") })
    #expect(ConsoleLog.messages.count < 10)
  }

  @Test func `two pieces of work in each run come to an end`() {
    let work = Recursion {
      $0.queue()
      $0.queue()
      MainLoop.runUntilIdle()
    }
    work.again()
    #expect(work.calls <= 1_000_001)
  }

  @Test func `timers that run the loop for the next timer come to an end`() {
    let work = Recursion { work in
      let fire: @Sendable (Timer) -> Void = { _ in MainActor.assumeIsolated { work.again() } }
      Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false, block: fire)
      MainLoop.run(for: 1)
    }
    work.again()
    #expect(work.calls > 1)
  }

  @Test func `a layout whose timers idle and mark it again comes to an end`() {
    let all = views(3) { view in
      let fire: @Sendable (Timer) -> Void = { _ in
        MainActor.assumeIsolated {
          view.setNeedsLayout()
          MainLoop.runUntilIdle()
        }
      }
      RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false, block: fire), forMode: .common)
    }
    MainLoop.run(for: 0.5)
    #expect((4..<100_000).contains(layouts(of: all)))
  }

  @Test func `a display link whose target runs the loop comes to an end`() {
    @MainActor final class Target: NSObject {
      var calls = 0
      var views: [View] = []
      func frame() {
        calls += 1
        for view in views { view.setNeedsLayout() }
        MainLoop.run(for: 0.1)
      }
    }
    let target = Target()
    target.views = views(3) { _ in MainLoop.run(for: 0.1) }
    let link = CADisplayLink(target: target, selector: Selector("frame", Target.frame))
    link.add(to: .main, forMode: .common)
    MainLoop.run(for: 1)
    link.invalidate()
    #expect((1..<10_000).contains(target.calls))
  }

  // MARK: Tables

  @Test func `completions of updates that idle and update again come to an end`() {
    var calls = 0
    func again() {
      calls += 1
      source.table.performBatchUpdates {
        source.table.reloadRows(at: [[0, 0]], with: .fade)
      } completion: { _ in
        again()
        MainLoop.runUntilIdle()
      }
    }
    source.rows = { _ in 20 }
    _ = source.reload()
    again()
    MainLoop.runUntilIdle()
    #expect(calls > 1 && calls < 100_000)
  }

  @Test func `a delegate that swipes whenever its table scrolls comes to an end`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls += 1
        let finger = Finger(on: scrollView, at: CGPoint(x: 100, y: 200))
        finger.move(by: -50)
        finger.lift()
        MainLoop.runUntilIdle()
      }
    }
    source.rows = { _ in 100 }
    _ = source.reload()
    let delegate = Delegate()
    source.table.delegate = delegate
    let exception = UIKitException.caught {
      source.table.contentOffset.y = 10
      MainLoop.runUntilIdle()
    }
    #expect(delegate.calls > 1 && delegate.calls < 10_000)
    #expect(exception == nil || exception?.reason.contains("scrolls again each time") == true)
  }

  // MARK: Insets that are no number

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a safe area that is no finite number changes nothing`(value: CGFloat) {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets.left = 10
    let exception = UIKitException.caught {
      controller.additionalSafeAreaInsets.left = value
      controller.tableView.reloadData()
      MainLoop.runUntilIdle()
    }
    #expect(exception == nil && controller.additionalSafeAreaInsets.left == 10)
    #expect(!ConsoleLog.messages.contains { $0.hasPrefix("MainLoop") })
  }

  @Test func `margins that are no number come to rest`() {
    final class Cell: UITableViewCell {
      var changes = 0
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      }
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let cell = Cell()
    cell.frame = window.bounds
    window.addSubview(cell)
    window.isHidden = false
    MainLoop.runUntilIdle()
    #expect(cell.changes == 1)
    #expect(!ConsoleLog.messages.contains { $0.hasPrefix("MainLoop") })
  }
}
