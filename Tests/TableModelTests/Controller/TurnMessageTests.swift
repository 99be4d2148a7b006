import Foundation
import SystemVersions
import TableModel
import TableProbe
import Testing

/// What hears of turns of the screen alone, from before iOS 8.
@MainActor @Suite struct TurnMessageTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { calls.append("will \(toInterfaceOrientation.isLandscape) \(view.bounds.width)") }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { calls.append("animates \(duration > 0)") }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      calls.append("did \(fromInterfaceOrientation.isPortrait)")
    }
  }

  @Test func `a turn calls before, within and after its animation`() {
    let page = SystemVersion.$current.withValue(.iOS(18)) { Page() }
    let screen = Screen(page, on: .iPhone15Pro, system: .iOS(18))
    screen.rotate(to: .landscapeLeft)
    #expect(page.calls == ["will true 393.0", "animates true", "did true"])
  }
}
