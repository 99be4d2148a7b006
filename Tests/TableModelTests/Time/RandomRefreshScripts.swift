import Foundation
import TableModel
import TableProbe
import Testing

/// What holds of a refresh control after any script.
@MainActor struct RandomRefreshScripts {
  /// A small generator, the same in every run.
  private struct Random {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// Scripts for each version; `SOAK` in the environment requests many.
  private static let scripts: UInt64 =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 3 : 400
  private static let insets = UIEdgeInsets(top: 12.5, left: 0, bottom: 7.25, right: 0)

  /// One step of a script on a table and its control; the finger is there in some.
  private func step(
    _ random: inout Random, _ probe: TableProbe, _ control: UIRefreshControl,
    _ finger: inout Finger?
  ) -> String {
    let table = probe.table
    switch random.next(below: 14) {
    case 0: control.beginRefreshing(); return "begin"
    case 1: control.endRefreshing(); return "end"
    case 2: probe.drag(by: CGFloat(random.next(below: 600) - 200)); return "drag"
    case 3: probe.fling(velocity: CGFloat(random.next(below: 8000) - 4000)); return "fling"
    case 4:
      let y = CGFloat(random.next(below: 900) - 200)
      table.setContentOffset(CGPoint(x: 0, y: y), animated: random.next(below: 2) == 0)
      return "scroll \(y)"
    case 5:
      probe.rows = [random.next(below: 60)]
      table.reloadData()
      return "reload"
    case 6: finger = finger ?? probe.touch(at: CGPoint(x: 9, y: table.bounds.midY)); return "touch"
    case 7: finger?.move(by: CGFloat(random.next(below: 500) - 200)); return "move"
    case 8: finger?.lift(); finger = nil; return "lift"
    case 9: finger?.cancel(); finger = nil; return "cancel"
    case 10: MainLoop.run(for: Double(random.next(below: 40)) / 100); return "run"
    case 11: table.contentInset.bottom += 3; table.contentInset.bottom -= 3; return "inset"
    case 12: table.refreshControl = nil; table.refreshControl = control; return "swap"
    default: probe.settle(); return "settle"
    }
  }

  @Test(arguments: SystemVersion.modelled)
  func `after any script that ends idle the insets are what they were`(version: SystemVersion) {
    SystemVersion.$current.withValue(version) {
      for seed in 0..<Self.scripts {
        var random = Random(state: seed &* 7919 &+ UInt64(version.major))
        let probe = TableProbe(rows: 40)
        let control = UIRefreshControl()
        probe.table.contentInset = Self.insets
        probe.table.refreshControl = control
        probe.show()
        var finger: Finger?
        var script: [String] = []
        for _ in 0..<40 {
          script.append(step(&random, probe, control, &finger))
          #expect(probe.table.contentOffset.y.isFinite, "\(seed): \(script)")
          guard !probe.table.isTracking else { continue }
          let room: CGFloat = control.isRefreshing ? 60 : 0
          #expect(
            probe.table.adjustedContentInset.top == Self.insets.top + room, "\(seed): \(script)")
        }
        finger?.lift()
        control.endRefreshing()
        probe.settle()
        #expect(probe.table.contentInset == Self.insets, "\(seed): \(script)")
        #expect(probe.table.adjustedContentInset == Self.insets, "\(seed): \(script)")
        #expect(!probe.table.isTracking && !probe.table.isDecelerating, "\(seed): \(script)")
        #expect(probe.table.process.loop.mode == .default, "\(seed): \(script)")
      }
    }
  }

  @Test func `the same script gives the same calls, offsets and times, byte for byte`() {
    func run() -> [String] {
      var random = Random(state: 42)
      let process = AppProcess()
      return AppProcess.$bound.withValue(process) {
        let probe = TableProbe(rows: 40)
        let control = UIRefreshControl()
        probe.table.refreshControl = control
        probe.show()
        var finger: Finger?
        for _ in 0..<200 { _ = step(&random, probe, control, &finger) }
        return probe.log.map { "\($0.time) \($0.call) \($0.path) \($0.answer ?? "")" }
      }
    }
    let first = run()
    #expect(first.count > 500)
    #expect(first == run())
  }
}
