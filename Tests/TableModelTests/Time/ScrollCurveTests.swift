import Foundation
import RunRecord
import TableModel
import TableProbe
import Testing

/// What the probes of a case record of their tables' offsets over time.
@MainActor struct ScrollCurveTests {
  private func curves(of script: () -> Void) -> [ScrollCurve] {
    let recorder = TraceRecorder()
    AppProcess.$bound.withValue(AppProcess()) {
      TraceRecorder.$current.withValue(recorder) { script() }
    }
    return recorder.curves
  }

  private func shown(_ name: String? = nil) -> TableProbe {
    let probe = TableProbe(rows: 100)
    probe.heightForRow = { _ in 44 }
    probe.name = name
    probe.traced = []
    probe.show()
    return probe
  }

  @Test func `each table has a curve, also one that takes the memory of another`() {
    let curves = curves {
      for name in ["first", "second", "third"] {
        shown(name).table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        MainLoop.runUntilIdle()
        let probe = shown(name)
        probe.table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        probe.settle()
      }
    }
    #expect(curves.map(\.name) == ["first", "second", "third"])
    #expect(curves.allSatisfy { $0.samples.first?.offset == 0 && $0.samples.last?.offset == 200 })
  }

  @Test func `a curve is kept of calls that do not go into the trace`() {
    let recorded = curves { shown().drag(by: -200) }
    #expect(recorded.count == 1)
    #expect(recorded.first.map { $0.samples.count > 20 && $0.restsAtEnd } == true)
  }

  @Test func `a curve says where the top is and when the control refreshes`() throws {
    let curves = curves {
      let probe = shown()
      let control = UIRefreshControl()
      probe.table.refreshControl = control
      probe.wait(for: 0.5)
      control.beginRefreshing()
      probe.wait(for: 0.5)
      control.endRefreshing()
      probe.settle()
    }
    let samples = try #require(curves.first).samples
    #expect(Set(samples.map(\.offset)) == [0])
    #expect(samples.filter(\.isRefreshing).map(\.top) == [-60, -60])
    #expect(samples.filter(\.isRefreshing).map(\.time) == [0.5, 1])
  }

  @Test func `a table that moves at once or not at all has none`() {
    #expect(curves { shown().scroll(by: 300, steps: 3) }.isEmpty)
    #expect(curves { shown().wait(for: 3) }.isEmpty)
  }

  @Test func `a script that stops on the way does not say that it rests`() {
    let curves = curves {
      let probe = shown()
      probe.table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      probe.wait(for: 0.1)
    }
    #expect(curves.map(\.restsAtEnd) == [false])
  }

  @Test func `a long script ends at the limit and does not say that it rests`() {
    let curves = curves {
      let probe = shown()
      for _ in 0..<100 {
        probe.drag(by: -300, duration: 1)
        probe.drag(by: 300, duration: 1)
      }
    }
    #expect(curves.map(\.samples.count) == [ScrollCurve.limit])
    #expect(curves.map(\.restsAtEnd) == [false])
  }

  @Test func `a curve comes back from its file as it was`() throws {
    let curve = ScrollCurve(
      name: "One", way: Trace.wrongWay,
      samples: [.init(time: 0.25, offset: -60.5, top: -10, isRefreshing: true)], restsAtEnd: true)
    let data = try JSONEncoder().encode(curve)
    #expect(try JSONDecoder().decode(ScrollCurve.self, from: data) == curve)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        ScrollCurve.self, from: Data(#"{"samples":[[0,0,"x",1]],"restsAtEnd":true}"#.utf8))
    }
  }
}
