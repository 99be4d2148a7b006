import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct RefreshControlTests {
  /// A table of many rows with a refresh control, shown.
  @MainActor private struct Scene {
    let probe = TableProbe(rows: 100)
    let control = UIRefreshControl()
    var table: UITableView { probe.table }
    var y: CGFloat { table.contentOffset.y }

    init(inset: CGFloat = 0) {
      probe.table.estimatedRowHeight = 0
      probe.heightForRow = { _ in 44 }
      probe.table.contentInset.top = inset
      probe.table.refreshControl = control
      probe.show()
      probe.clear()
    }

    /// Begins by code and scrolls the control into sight.
    func beginAndScroll(animated: Bool = true) {
      control.beginRefreshing()
      let top = CGPoint(x: 0, y: -table.adjustedContentInset.top)
      table.setContentOffset(top, animated: animated)
      probe.settle()
    }

    /// Ends, and returns the offsets that follow.
    func end() -> [CGFloat] {
      probe.clear()
      control.endRefreshing()
      probe.settle()
      return probe.offsets
    }
  }

  private nonisolated static let versions = SystemVersion.modelled

  // MARK: The height (C-161)

  @Test(arguments: versions) func `a control that hides again is of no height on iOS 9 and 10`(
    version: SystemVersion
  ) {
    SystemVersion.$current.withValue(version) {
      let hidden: CGFloat = (9...10).contains(version.major) ? 0.5 : 60
      let scene = Scene()
      #expect(scene.control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
      scene.beginAndScroll()
      #expect(scene.control.frame.height == 60)
      _ = scene.end()
      let frame = CGRect(x: 0, y: -hidden, width: 320, height: hidden)
      #expect(scene.control.frame == frame)
      // As react-native scrolls by the height that the control says it has.
      scene.table.contentOffset.y -= scene.control.frame.height
      scene.control.beginRefreshing()
      scene.probe.settle()
      #expect(scene.y == -hidden && scene.table.adjustedContentInset.top == 60)
      #expect(scene.control.frame.height == 60)
    }
  }

  @Test func `a hidden control is pulled out as far as any, and ends under content`() {
    SystemVersion.$current.withValue(.iOS(10)) {
      let scene = Scene()
      scene.beginAndScroll()
      scene.table.contentOffset.y = 200
      _ = scene.end()
      #expect(scene.y == 200 && scene.control.frame.height == 0.5)
      scene.table.contentOffset.y = 0
      scene.probe.drag(by: 250)
      #expect(scene.control.isRefreshing && scene.y == -60)
      #expect(scene.control.frame.height == 60)
    }
  }

  // MARK: The four ways in which a refresh ends (G0-27 to G0-31)

  @Test(arguments: versions) func `a pull that ends at the top closes by itself, over time (G0-28)`(
    version: SystemVersion
  ) {
    SystemVersion.$current.withValue(version) {
      let scene = Scene()
      scene.probe.drag(by: 250)
      #expect(scene.control.isRefreshing && scene.y == -60)
      let start = MainLoop.now
      let offsets = scene.end()
      #expect(offsets.count == 18 && offsets == offsets.sorted())
      #expect((offsets.first ?? 0) < -59 && offsets.last == 0)
      #expect(abs(MainLoop.now - start - 0.3) < 1e-9)
      #expect(scene.probe.count(.didEndScrollingAnimation) == 1)
    }
  }

  @Test(arguments: versions, [-59.5, -30, 0, 200] as [CGFloat])
  func `an end under content that covers the control does not scroll (G0-27)`(
    version: SystemVersion, offset: CGFloat
  ) {
    SystemVersion.$current.withValue(version) {
      let scene = Scene()
      scene.probe.drag(by: 250)
      let finger = scene.probe.touch(at: CGPoint(x: 10, y: 100))
      finger.move(by: -(offset + 60) - (offset == -59.5 ? 20 : 0))
      if offset == -59.5 { finger.move(by: 20) }
      finger.hold(for: 1)
      finger.lift()
      scene.probe.settle()
      #expect(abs(scene.y - offset) < 1e-9)
      let before = scene.y
      #expect(scene.end() == [] && scene.y == before)
    }
  }

  @Test(arguments: versions) func `a begin by code does not scroll (G0-29)`(
    version: SystemVersion
  ) {
    SystemVersion.$current.withValue(version) {
      for offset in [0, 500] as [CGFloat] {
        let scene = Scene()
        scene.probe.scroll(to: offset)
        scene.probe.clear()
        scene.control.beginRefreshing()
        scene.probe.settle()
        #expect(scene.probe.offsets == [] && scene.y == offset)
      }
    }
  }

  @Test(arguments: versions, [true, false])
  func `a begin by code with a scroll from the top closes by itself (G0-30)`(
    version: SystemVersion, animated: Bool
  ) {
    SystemVersion.$current.withValue(version) {
      let scene = Scene(inset: 64)
      #expect(scene.y == -64)
      scene.beginAndScroll(animated: animated)
      #expect(scene.y == -124)
      #expect(scene.end().count == 18 && scene.y == -64)
    }
  }

  @Test(arguments: versions, [true, false])
  func `a begin by code with a scroll from elsewhere does not close (G0-31)`(
    version: SystemVersion, animated: Bool
  ) {
    SystemVersion.$current.withValue(version) {
      let scene = Scene(inset: 64)
      scene.probe.scroll(to: 300)
      scene.beginAndScroll(animated: animated)
      #expect(scene.y == -124)
      #expect(scene.end() == [] && scene.y == -124)
      #expect(scene.table.adjustedContentInset.top == 64)
    }
  }

  // MARK: What the same mechanism says elsewhere

  @Test func `a finger after a scroll from elsewhere makes the end close again`() {
    let scene = Scene()
    scene.probe.scroll(to: 300)
    scene.beginAndScroll()
    scene.probe.drag(by: -30)
    scene.probe.drag(by: 30)
    #expect(scene.y == -60)
    #expect(scene.end().count == 18 && scene.y == 0)
  }

  @Test func `a scroll away and back by code keeps the end from closing`() {
    let scene = Scene()
    scene.beginAndScroll()
    scene.table.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.probe.settle()
    scene.table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    scene.probe.settle()
    #expect(scene.end() == [] && scene.y == -60)
  }

  @Test(arguments: [0, 300] as [CGFloat])
  func `the workaround closes from wherever the scroll came, and is reported once`(start: CGFloat) {
    let scene = Scene(inset: 64)
    scene.probe.scroll(to: start == 0 ? -64 : start)
    scene.beginAndScroll()
    scene.probe.clear()
    scene.control.endRefreshing()
    let top = -scene.table.adjustedContentInset.top
    if scene.y <= top { scene.table.setContentOffset(CGPoint(x: 0, y: top), animated: true) }
    scene.probe.settle()
    #expect(scene.y == -64)
    #expect(scene.probe.count(.didEndScrollingAnimation) == 1)
  }

  @Test func `an end during the scroll into sight turns it around`() {
    let scene = Scene()
    scene.control.beginRefreshing()
    scene.table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    MainLoop.run(for: 0.15)
    #expect(scene.y < 0 && scene.y > -60)
    scene.control.endRefreshing()
    scene.probe.settle()
    #expect(scene.y == 0 && scene.probe.count(.didEndScrollingAnimation) == 1)
  }

  @Test func `an end while the content returns from a pull sends it to the top`() {
    let scene = Scene()
    let finger = scene.probe.touch(at: CGPoint(x: 10, y: 100))
    finger.move(by: 300)
    finger.hold(for: 0.1)
    finger.lift()
    MainLoop.run(for: 0.05)
    #expect(scene.table.isDecelerating && scene.control.isRefreshing)
    scene.control.endRefreshing()
    scene.probe.settle()
    #expect(scene.y == 0 && !scene.table.isDecelerating)
  }

  // MARK: Room

  @Test(arguments: versions) func `the room is in the inset that the version says`(
    version: SystemVersion
  ) {
    SystemVersion.$current.withValue(version) {
      let scene = Scene(inset: 10)
      scene.control.beginRefreshing()
      #expect(scene.table.adjustedContentInset.top == 70)
      #expect(scene.table.contentInset.top == (version < .iOS(13) ? 70 : 10))
      scene.table.contentInsetAdjustmentBehavior = .never
      #expect(scene.table.contentInset.top == 70)
      scene.table.contentInset.bottom = 5
      scene.control.endRefreshing()
      scene.probe.settle()
      #expect(scene.table.contentInset.top == 10 && scene.table.contentInset.bottom == 5)
    }
  }

  @Test func `the room waits until the finger has left`() {
    let scene = Scene()
    let finger = scene.probe.touch(at: CGPoint(x: 10, y: 100))
    finger.move(by: 250)
    let pulled = scene.y
    #expect(scene.control.isRefreshing && scene.table.adjustedContentInset.top == 0)
    scene.control.endRefreshing()
    scene.control.beginRefreshing()
    finger.hold(for: 1)
    #expect(scene.y == pulled && scene.table.adjustedContentInset.top == 0)
    finger.lift()
    #expect(scene.table.adjustedContentInset.top == 60)
    scene.probe.settle()
    #expect(scene.y == -60)
  }

  @Test func `an end inside of the drag gives nothing back before the finger leaves`() {
    let scene = Scene()
    scene.probe.drag(by: 250)
    let finger = scene.probe.touch(at: CGPoint(x: 10, y: 100))
    finger.move(by: 40)
    scene.control.endRefreshing()
    #expect(!scene.control.isRefreshing && scene.table.adjustedContentInset.top == 60)
    finger.hold(for: 0.1)
    finger.lift()
    scene.probe.settle()
    #expect(scene.table.adjustedContentInset.top == 0 && scene.y == 0)
  }

  // MARK: Events

  @Test func `a pull tells once for each drag, a begin by code tells nobody`() {
    let scene = Scene()
    var count = 0
    scene.control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scene.control.beginRefreshing()
    #expect(count == 0)
    _ = scene.end()
    let finger = scene.probe.touch(at: CGPoint(x: 10, y: 100))
    finger.move(by: 100)
    #expect(count == 0)
    finger.move(by: 200)
    #expect(count == 1 && scene.table.isDragging)
    scene.control.endRefreshing()
    finger.move(by: -200)
    finger.move(by: 200)
    #expect(count == 1)
    finger.lift()
    scene.probe.settle()
    scene.probe.drag(by: 250)
    #expect(count == 2)
  }

  @Test func `momentum against the top does not begin a refresh`() {
    let scene = Scene()
    scene.probe.scroll(to: 1000)
    scene.probe.fling(velocity: 6000)
    #expect((scene.probe.offsets.min() ?? 0) < -60)
    #expect(!scene.control.isRefreshing && scene.y == 0)
  }

  @Test func `a control that is disabled or hidden is not pulled`() {
    for hide in [true, false] {
      let scene = Scene()
      if hide { scene.control.isHidden = true } else { scene.control.isEnabled = false }
      scene.probe.drag(by: 250)
      #expect(!scene.control.isRefreshing && scene.y == 0)
    }
  }

  // MARK: Bad input

  @Test func `an end without a begin and a second begin change nothing`() {
    let scene = Scene()
    #expect(scene.end() == [])
    scene.control.beginRefreshing()
    scene.control.beginRefreshing()
    #expect(scene.table.adjustedContentInset.top == 60)
    _ = scene.end()
    #expect(scene.table.adjustedContentInset == .zero)
  }

  @Test func `a control that is replaced while it refreshes warns and gives its room back`() {
    let scene = Scene()
    scene.beginAndScroll()
    scene.table.refreshControl = UIRefreshControl()
    #expect(
      ConsoleLog.messages == [
        "Attempting to change the refresh control while it is not idle is strongly discouraged "
          + "and probably won't work properly."
      ])
    #expect(scene.table.adjustedContentInset == .zero && scene.y == 0)
    #expect(!scene.control.isRefreshing && scene.control.superview == nil)
    scene.table.refreshControl = nil
    #expect(ConsoleLog.messages.count == 1)
  }

  @Test func `a control taken out by hand gives its room back`() {
    let scene = Scene()
    scene.beginAndScroll()
    scene.control.removeFromSuperview()
    #expect(scene.table.adjustedContentInset == .zero && scene.y == 0)
  }

  @Test func `a control that is only a subview works too`() {
    let scene = Scene()
    let other = UIRefreshControl()
    scene.table.addSubview(other)
    scene.probe.drag(by: 250)
    #expect(other.isRefreshing && !scene.control.isRefreshing && scene.y == -60)
  }

  @Test func `up to iOS 16 a refresh begun before there is a window keeps its room`() {
    SystemVersion.$current.withValue(.iOS(16)) {
      let control = UIRefreshControl()
      control.beginRefreshing()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.refreshControl = control
      #expect(table.adjustedContentInset.top == 60 && table.contentOffset.y == 0)
      control.endRefreshing()
      #expect(table.adjustedContentInset == .zero && table.contentOffset.y == 0)
    }
  }

  @Test(arguments: [0, -5, CGFloat.infinity])
  func `a control without a proper height takes no room`(height: CGFloat) {
    let scene = Scene()
    scene.control.bounds.size.height = height
    scene.control.beginRefreshing()
    #expect(scene.table.adjustedContentInset == .zero)
    scene.probe.drag(by: 250)
    _ = scene.end()
    #expect(scene.table.adjustedContentInset == .zero && scene.y == 0)
  }

  @Test func `a table without height takes drags and refreshes`() {
    let table = UITableView(frame: .zero, style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(table)
    window.isHidden = false
    let control = UIRefreshControl()
    table.refreshControl = control
    control.beginRefreshing()
    Finger(on: table, at: .zero).lift()
    control.endRefreshing()
    MainLoop.runUntilIdle()
    #expect(table.adjustedContentInset == .zero && table.contentOffset == .zero)
  }

  @Test func `callbacks that begin and end again and again are finite and lose no inset`() {
    let scene = Scene()
    var isRestless = true
    let reaction = InsetReaction { _ in
      guard isRestless else { return }
      if scene.control.isRefreshing {
        scene.control.endRefreshing()
      } else {
        scene.control.beginRefreshing()
      }
    }
    scene.table.delegate = reaction
    let restart = UIAction { _ in
      scene.control.endRefreshing()
      scene.control.beginRefreshing()
    }
    scene.control.addAction(restart, for: .valueChanged)
    scene.control.beginRefreshing()
    let loop = scene.table.process.loop
    #expect(loop.runUntilIdle(turnLimit: 200) == .neverIdle(turns: 200, cause: .work))
    isRestless = false
    scene.probe.settle()
    #expect(scene.table.adjustedContentInset.top == (scene.control.isRefreshing ? 60 : 0))
    scene.probe.drag(by: 250)
    scene.control.endRefreshing()
    scene.probe.settle()
    #expect(scene.table.adjustedContentInset == .zero)
  }

  @Test func `a table controller's control is its table's`() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(
      controller.tableView.refreshControl === control && controller.refreshControl === control)
  }
}

/// Does something each time the adjusted inset changes.
@MainActor private final class InsetReaction: NSObject, UITableViewDelegate {
  let body: (UIScrollView) -> Void

  init(_ body: @escaping (UIScrollView) -> Void) { self.body = body }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { body(scrollView) }
}
