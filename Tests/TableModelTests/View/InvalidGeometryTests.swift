import Foundation
import TableProbe
import Testing

@testable import TableModel
@testable import UIKitModel

/// Values that are no numbers, as a layer refuses them.
@Suite("Invalid geometry") @MainActor struct InvalidGeometryTests {
  private static let name = "CALayerInvalidGeometry"

  @Test("A frame, a center and bounds that are no numbers raise and change nothing")
  func refused() {
    let old = CGRect(x: 1, y: 2, width: 30, height: 40)
    let view = UIView(frame: old)
    let refusals: [(String, @MainActor () -> Void)] = [
      (
        "CALayer position contains NaN: [nan 7]",
        { view.frame = CGRect(x: CGFloat.nan, y: 2, width: 10, height: 10) }
      ),
      (
        "CALayer position contains NaN: [6 nan]",
        { view.frame = CGRect(x: 1, y: 2, width: 10, height: CGFloat.nan) }
      ),
      ("CALayer position contains NaN: [5 nan]", { view.center = CGPoint(x: 5, y: CGFloat.nan) }),
      (
        "CALayer bounds contains NaN: [0 nan; 30 40]",
        { view.bounds.origin = CGPoint(x: 0, y: CGFloat.nan) }
      ),
    ]
    for (reason, refused) in refusals {
      #expect(
        UIKitException.caught(refused) == UIKitException(name: Self.name, reason: reason))
      #expect(view.frame == old && view.bounds.origin == .zero)
    }
  }

  @Test("A view made with a frame that is no number raises and is empty")
  func made() {
    var view: UIView?
    let exception = UIKitException.caught {
      view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 15))
    }
    #expect(exception?.name == Self.name)
    #expect(exception?.reason.hasPrefix("CALayer bounds contains NaN") == true)
    #expect(view?.frame == .zero)
  }

  @Test("Infinite values pass")
  func infinite() {
    let view = UIView(frame: .zero)
    #expect(UIKitException.caught { view.bounds.size.height = .infinity } == nil)
    #expect(view.bounds.height == .infinity)
  }

  @Test("An offset that is no number raises, animated or not, and does not scroll")
  func offset() {
    let probe = TableProbe(rows: 100)
    probe.show()
    probe.scroll(to: 100)
    for animated in [false, true] {
      let exception = UIKitException.caught {
        probe.table.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: animated)
      }
      #expect(exception?.reason == "CALayer bounds contains NaN: [0 nan; 320 568]")
    }
    probe.settle()
    #expect(probe.table.contentOffset.y == 100)
  }

  @Test("A row height that is no number raises with the middle of the table")
  func rowHeight() {
    let probe = TableProbe(rows: 3)
    probe.heightForRow = { $0.row == 1 ? .nan : 50 }
    let exception = UIKitException.caught { probe.show() }
    #expect(exception?.reason == "CALayer position contains NaN: [160 nan]")
    #expect(exception?.name == Self.name)
    #expect(probe.table.contentSize.height.isFinite)
  }

  @Test("More sections than a table can hold raise, and the table has none")
  func sections() {
    let probe = TableProbe(rows: 3)
    probe.numberOfSections = { .max }
    let exception = UIKitException.caught { probe.show() }
    #expect(exception?.reason.hasPrefix("Failed to allocate data stores") == true)
    #expect(probe.table.numberOfSections == 0)
  }
}
