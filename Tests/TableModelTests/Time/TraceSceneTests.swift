import RunRecord
import TableModel
import TableProbe
import Testing

/// What the scenes of a trace show besides rows.
@MainActor struct TraceSceneTests {
  private func scenes(of script: () -> Void) -> [TraceScene] {
    let recorder = TraceRecorder()
    AppProcess.$bound.withValue(AppProcess()) {
      TraceRecorder.$current.withValue(recorder) { script() }
    }
    return recorder.cut().events.compactMap(\.scene)
  }

  @Test func `a scene shows the refresh control above the content and whether it refreshes`() {
    let shown = scenes {
      let probe = TableProbe(rows: 3)
      probe.show()
      let control = UIRefreshControl()
      probe.table.refreshControl = control
      for isRefreshing in [false, true] {
        if isRefreshing { control.beginRefreshing() }
        probe.table.reloadData()
        probe.settle()
      }
    }
    #expect(shown.first.map { $0.refreshControl == nil } == true)
    let controls = shown.compactMap(\.refreshControl)
    #expect(controls.allSatisfy { $0.y == -60 && $0.height == 60 })
    #expect(controls.first?.isRefreshing == false)
    #expect(controls.last?.isRefreshing == true)
  }
}
