import Testing

@testable import TableModel
@testable import UIKitModel

/// How the color of what can be operated passes down the hierarchy.
@Suite @MainActor struct TintTests {
  private final class Tinted: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `A view has the tint color of the nearest superview with one`() {
    let outer = UIView()
    let inner = UIView()
    let view = UIView()
    outer.addSubview(inner)
    inner.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(view.tintColor == .red)
    inner.tintColor = .green
    #expect(view.tintColor == .green)
    inner.tintColor = nil
    #expect(view.tintColor == .red)
  }

  @Test func `The change is announced to the view and to those that inherit it`() {
    let outer = Tinted()
    let inherits = Tinted()
    let own = Tinted()
    own.tintColor = .green
    outer.addSubview(inherits)
    outer.addSubview(own)
    own.changes = 0
    outer.tintColor = .red
    #expect(outer.changes == 1)
    #expect(inherits.changes == 1)
    #expect(own.changes == 0)
  }

  @Test func `The adjustment is inherited, and what is read of it is never automatic`() {
    let outer = UIView()
    let view = Tinted()
    outer.addSubview(view)
    #expect(view.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(view.tintAdjustmentMode == .dimmed)
    #expect(view.changes == 1)
    #expect(view.tintColor != .systemBlue)
    view.tintAdjustmentMode = .normal
    #expect(view.tintColor == .systemBlue)
  }

  @Test func `A dimmed table dims its cells`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    table.addSubview(cell)
    table.tintAdjustmentMode = .dimmed
    #expect(cell.contentView.tintAdjustmentMode == .dimmed)
  }
}
