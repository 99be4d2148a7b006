import Foundation
import TableModel
import Testing

/// Text that an app lays out itself, as for links in a label.
@MainActor @Suite struct LayoutManagerTests {
  private let storage = NSTextStorage(
    string: "One two three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 70, height: 0))

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private var height: CGFloat { UIFont.systemFont(ofSize: 17).lineHeight }

  @Test func `lines are those of a label`() {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { _, _, _, range, _ in lines.append(range) }
    #expect(lines == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    #expect(abs(manager.usedRect(for: container).height - 2 * height) < 0.01)
    #expect(manager.glyphRange(for: container).length == 13)
  }

  @Test func `a point is at a character, and a character at a rectangle`() {
    let word = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(word.minX > 0 && word.minY == 0 && word.height == height)
    let place = manager.characterIndex(
      for: CGPoint(x: word.minX + 1, y: word.midY), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(place == 4)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: 1000), in: container) == 8)
    var range = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
    #expect(range.location == 8 && line.minY == height && line.width == 70)
  }

  @Test func `characters of several units share their room`() {
    storage.setAttributedString(
      NSAttributedString(
        string: "👍x", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let letter = manager.boundingRect(
      forGlyphRange: NSRange(location: 2, length: 1), in: container)
    #expect(letter.minX > 0 && letter.width > 0)
    #expect(manager.numberOfGlyphs == 3)
  }

  @Test func `a text view shows the text of the container that it is made with`() {
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
    #expect(view.text == "One two three" && view.textStorage === storage)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Six")
    #expect(view.text == "Six two three" && view.layoutManager === manager)
  }

  @Test func `a place in a text view has a rectangle, attributes and a word around it`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "One two\nthree"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    let word = try #require(
      view.tokenizer.rangeEnclosingPosition(
        start, with: .word, inDirection: .storage(.forward)))
    #expect(view.text(in: word) == "two")
    let rect = view.firstRect(for: word)
    #expect(rect.minX > view.textContainer.lineFragmentPadding && rect.minY == 8)
    let near = try #require(view.closestPosition(to: CGPoint(x: rect.minX + 1, y: rect.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: near) == 4)
    let font = view.textStyling(at: start, in: .forward)?[.font] as? UIFont
    #expect(font?.pointSize == 17)
    let whole = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: whole).count == 2)
    #expect(view.textStyling(at: view.endOfDocument, in: .forward) == nil)
  }

  @Test func `a place in a field has a rectangle`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "One two"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let word = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    let rect = field.firstRect(for: word)
    #expect(rect.width > 0)
    let near = try #require(field.closestPosition(to: CGPoint(x: rect.maxX, y: 20)))
    #expect(field.offset(from: field.beginningOfDocument, to: near) == 3)
  }
}
