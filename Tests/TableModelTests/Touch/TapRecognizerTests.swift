import Foundation
import TableModel
import TableProbe
import Testing

/// Recognizers of taps around a table, whose taps the rows do not get.
@MainActor struct TapRecognizerTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var begins = true
    var views: [UIView?] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      views.append(touch.view)
      return receives
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  private let probe = TableProbe(rows: 30)
  private let tap = UITapGestureRecognizer()
  private let delegate = Delegate()

  init() {
    probe.show()
    probe.table.superview?.addGestureRecognizer(tap)
  }

  @Test func `a row is not selected by a tap that a view around the table recognizes`() {
    probe.tap(row: [0, 1])
    #expect(probe.count(.didSelect) == 0)
    tap.cancelsTouchesInView = false
    probe.tap(row: [0, 1])
    #expect(probe.table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `a longer touch highlights the row, and still does not select it`() {
    let finger = probe.touch(row: [0, 1])
    finger.hold(for: 0.3)
    #expect(probe.count(.didHighlight) == 1)
    finger.lift()
    #expect(probe.count(.didUnhighlight) == 1)
    #expect(probe.count(.didSelect) == 0)
  }

  @Test func `recognizers that are off, want more, or are refused take no tap`() {
    tap.isEnabled = false
    probe.tap(row: [0, 1])
    tap.isEnabled = true
    tap.numberOfTapsRequired = 2
    probe.tap(row: [0, 2])
    tap.numberOfTapsRequired = 1
    tap.delegate = delegate
    delegate.begins = false
    probe.tap(row: [0, 3])
    (delegate.begins, delegate.receives) = (true, false)
    probe.tap(row: [0, 4])
    #expect(probe.events(.didSelect).map(\.path) == [[0, 1], [0, 2], [0, 3], [0, 4]])
    #expect(delegate.views.count == 2)
    delegate.receives = true
    probe.tap(row: [0, 5])
    #expect(probe.count(.didSelect) == 4)
  }

  @Test func `a finger that moves scrolls the table`() {
    let finger = probe.touch(row: [0, 4])
    finger.move(by: -60)
    finger.lift()
    #expect(probe.table.contentOffset.y > 0)
  }

  @Test func `a button keeps its taps from views around it, not from its own recognizers`() throws {
    let cell = try #require(probe.table.cellForRow(at: [0, 0]))
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40), primaryAction: UIAction { _ in taps += 1 })
    cell.contentView.addSubview(button)
    Finger(on: probe.table, at: CGPoint(x: 50, y: 20)).lift()
    #expect(taps == 1)
    let own = UITapGestureRecognizer()
    button.addGestureRecognizer(own)
    Finger(on: probe.table, at: CGPoint(x: 50, y: 20)).lift()
    #expect(taps == 1)
  }

  @Test func `a text field in a cell still gets the keyboard`() throws {
    let cell = try #require(probe.table.cellForRow(at: [0, 0]))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentView.addSubview(field)
    Finger(on: probe.table, at: CGPoint(x: 50, y: 20)).lift()
    #expect(field.isFirstResponder)
  }
}
