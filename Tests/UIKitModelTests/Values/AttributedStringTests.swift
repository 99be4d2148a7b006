import Foundation
import Testing
import UIKitModel

@MainActor
@Suite("Text with attributes, by their types and by a dictionary")
struct AttributedStringTests {
  @Test("Each is made of the other, with the attributes of each part")
  func both() throws {
    var text = AttributedString("Read ")
    var link = AttributedString("more")
    link.font = .boldSystemFont(ofSize: 20)
    link.underlineStyle = .single
    link.kern = 2
    link.link = URL(string: "https://example.org")
    text += link
    let plain = NSAttributedString(text)
    #expect(plain.string == "Read more")
    var range = NSRange()
    let first = plain.attributes(at: 0, effectiveRange: &range)
    #expect(first.isEmpty && range == NSRange(location: 0, length: 5))
    let second = plain.attributes(at: 5, effectiveRange: &range)
    #expect(second[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(second[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(range == NSRange(location: 5, length: 4))
    #expect(AttributedString(plain) == text)
    #expect(try AttributedString(plain, including: \.uiKit) == text)
    #expect(try NSAttributedString(text, including: \.uiKit).isEqual(to: plain))
  }

  @Test("Parts are not taken apart in the middle of a character")
  func characters() {
    let plain = NSMutableAttributedString(string: "a👩‍👩‍👧e\u{301}")
    plain.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(0..<1))
    #expect(String(AttributedString(plain).characters) == plain.string)
    #expect(NSAttributedString(AttributedString(plain)).isEqual(to: plain))
    #expect(NSAttributedString(AttributedString("")).length == 0)
  }
}
