import Foundation
import TableModel
import TableProbe
import Testing

/// Places in texts, and a finger in a text view.
@MainActor struct TextPlaceTests {
  private func text(_ content: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    view.font = .systemFont(ofSize: 17)
    view.text = content
    return view
  }

  @Test func `the selection of a text view is a range of its text`() throws {
    let view = text("Hello")
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 5)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: start, offset: 3))
    let range = try #require(view.textRange(from: start, to: end))
    #expect(view.text(in: range) == "ell")
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
    view.replace(range, withText: "i")
    #expect(view.text == "Hio")
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
  }

  @Test func `the insertion point is in the line of its place`() throws {
    let view = text("One\nTwo\nThree")
    let height = try #require(view.font?.lineHeight)
    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    #expect(first.minY == view.textContainerInset.top)
    #expect(abs(last.minY - first.minY - 2 * height) < 0.01)
    #expect(last.height == height)
  }

  @Test func `a break at the end opens a line`() {
    let (closed, open) = (text("One"), text("One\n"))
    let size = CGSize(width: 200, height: 1000)
    let difference = open.sizeThatFits(size).height - closed.sizeThatFits(size).height
    #expect(abs(difference - UIFont.systemFont(ofSize: 17).lineHeight) <= 1)
    #expect(text("").sizeThatFits(size).height == closed.sizeThatFits(size).height)
  }

  @Test func `a tap begins editing, unless the text cannot be edited`() {
    let probe = TableProbe(rows: 1)
    let view = text("One")
    probe.cellForRow = { _ in
      let cell = UITableViewCell()
      cell.contentView.addSubview(view)
      return cell
    }
    probe.heightForRow = { _ in 300 }
    probe.show()
    view.isEditable = false
    probe.tap(row: [0, 0])
    #expect(!view.isFirstResponder)
    view.isEditable = true
    probe.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.isFirstResponder)
    #expect(probe.table.indexPathForSelectedRow == nil)
  }
}
