import TableProbe
import Testing

@testable import TableModel
@testable import UIKitModel

/// What a cell does with its labels and configurations.
@Suite("Contents of cells") @MainActor struct CellContentTests {
  @Test("A long text of several lines makes its cell higher, a short one keeps 44 points")
  func heights() {
    SystemVersion.$current.withValue(.iOS(12)) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Short"
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "The quick brown fox jumped over the lazy dog."
      // Two lines of 20.5 and 11 above and below.
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 63)
    }
  }

  @Test("Up to iOS 10 the labels begin where the cell's own separator does (Eureka #782)")
  func separatorInset() {
    SystemVersion.$current.withValue(.iOS(10)) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 15)
      cell.separatorInset.left = 44
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 44)
      #expect(cell.detailTextLabel?.frame.minX == 44)
    }
  }

  @Test("A second label is below or beside the first, and not at all in the default style")
  func styles() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    for style in [UITableViewCell.CellStyle.value1, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      let text = cell.textLabel?.frame ?? .zero
      let detail = cell.detailTextLabel?.frame ?? .zero
      if style == .subtitle {
        #expect(detail.minY == text.maxY && detail.minX == text.minX)
      } else {
        #expect(detail.minX > text.maxX && detail.maxX == 304)
      }
    }
  }

  @Test("A second label without a text is in line with the first until the next layout")
  func lateText() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    let detail = try #require(cell.detailTextLabel)
    cell.layoutIfNeeded()
    #expect(detail.frame == CGRect(x: 304, y: 12, width: 0, height: 0))
    detail.text = "Detail"
    #expect(detail.frame.size == .zero)
    cell.layoutIfNeeded()
    #expect(detail.frame.maxX == 304 && detail.frame.width > 0 && detail.frame.minY == 12)
  }

  // The font of a storyboard's prototype of 2014; the text is not on record (U25).
  @Test func `on iOS 8 a second label that is filled late keeps its end and its line`() throws {
    try SystemVersion.$current.withValue(.iOS(8)) {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      let detail = try #require(cell.detailTextLabel)
      detail.font = .systemFont(ofSize: 16)
      let probe = TableProbe(rows: 1)
      probe.cellForRow = { _ in cell }
      probe.show()
      let empty = detail.frame
      #expect(empty.size == .zero && empty.minY == 12)
      detail.text = "Right"
      #expect(detail.frame == empty)
      cell.layoutIfNeeded()
      #expect(detail.frame.maxX == empty.minX && detail.frame.minY == 12)
      #expect(detail.frame.height == 19.5 && detail.frame.width > 0)
    }
  }

  @Test("A text set later moves the labels at the next layout")
  func changes() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.detailTextLabel?.text = "1"
    cell.layoutIfNeeded()
    let before = cell.detailTextLabel?.frame.width ?? 0
    cell.detailTextLabel?.text = "1000"
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.width ?? 0 > before)
  }

  @Test(
    "A content configuration replaces the content view, and the next one of its kind updates it")
  func configurations() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView)
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect((view as? UIListContentView)?.configuration as? UIListContentConfiguration == content)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
  }

  @Test("The update handler is called with the state at the next layout, once for many changes")
  func updates() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }
}
