import ScreenTesting
import TableModel

/// The verbs need no other import, `import Testing` included.
@MainActor struct ReexportTests {
  @Test func `a file that imports ScreenTesting alone uses the verbs`() {
    let sample = SampleViewController(style: .plain)
    let screen = Screen(sample, in: .navigation)
    screen.tap(row: [0, 0])
    screen.wait(for: 1)
    #expect(screen.controller === sample)
  }
}
