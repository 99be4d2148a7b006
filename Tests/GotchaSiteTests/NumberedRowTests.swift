import Drawings
import Testing

@testable import GotchaSite

@Suite struct NumberedRowTests {
  private func screen(_ shapes: [Shape]) -> Drawing {
    let row = Drawing.Part(
      name: PartName.row(0, 3), frame: Box(0, 0, 320, 44),
      shapes: [.rectangle(Box(0, 0, 320, 44), .named(.cell), radius: 0)] + shapes)
    return Drawing(width: 320, height: 568, parts: [row])
  }

  @Test func `a row that shows nothing has its number, unless it does in the other picture`() {
    let empty = screen([])
    let text = TextRun("Ann", x: 16, y: 28, width: 40, size: 17, ink: .named(.label))
    #expect(empty.numbered(beside: empty).parts.map(\.texts) == [["row 3"]])
    #expect(empty.numbered(beside: screen([.text(text)])).parts.map(\.texts) == [[]])
    #expect(screen([.text(text)]).numbered(beside: empty).parts.map(\.texts) == [["Ann"]])
  }
}
