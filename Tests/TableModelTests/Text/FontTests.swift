import Foundation
import TableModel
import Testing

/// Fonts by name.
@MainActor struct FontTests {
  @Test func `a font is found by its name, and none by an empty name`() {
    let font = UIFont(name: "Avenir-Book", size: 15)
    #expect(font?.fontName == "Avenir-Book" && font?.pointSize == 15)
    #expect(UIFont(name: "", size: 15) == nil)
  }
}
