import ScreenTesting
import TableModel
import Testing

/// A drag dismisses the keyboard as `keyboardDismissMode` has it.
@MainActor struct KeyboardDismissTests {
  private let sample = SampleViewController(style: .plain)
  private let screen: Screen

  init() {
    screen = Screen(sample)
    screen.tap(sample.field)
  }

  /// Drags from the middle of the table to a point of the window.
  private func drag(toHeight y: CGFloat, thenTo end: CGFloat? = nil) {
    let finger = screen.touch(sample.tableView, at: CGPoint(x: 100, y: 200))
    finger.move(by: CGPoint(x: 0, y: y - 200))
    if let end { finger.move(by: CGPoint(x: 0, y: end - y)) }
    finger.lift()
  }

  @Test func `interactive: a finger that leaves on the keyboard dismisses it`() {
    sample.tableView.keyboardDismissMode = .interactive
    drag(toHeight: 450)
    #expect(!sample.field.isFirstResponder)
  }

  @Test func `interactive: a finger above the keyboard leaves it`() {
    sample.tableView.keyboardDismissMode = .interactive
    drag(toHeight: 260)
    #expect(sample.field.isFirstResponder)
  }

  @Test func `interactive: a finger that goes up again keeps the keyboard`() {
    sample.tableView.keyboardDismissMode = .interactive
    drag(toHeight: 500, thenTo: 420)
    #expect(sample.field.isFirstResponder)
  }

  @Test func `none: a finger on the keyboard leaves it`() {
    drag(toHeight: 450)
    #expect(sample.field.isFirstResponder)
  }
}
