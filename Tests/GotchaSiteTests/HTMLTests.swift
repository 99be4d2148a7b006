import Testing

@testable import GotchaSite

@Suite struct HTMLTests {
  private func written(_ html: HTML) -> String {
    var writer = HTMLWriter()
    writer.write(html)
    return writer.text
  }

  @Test func `text and attributes are escaped, and only once`() {
    let html = Tag.p(.title("\"<&amp;>'")) { "<b> & \"c\" \u{0}\u{1B}" }
    #expect(
      written(html) == #"<p title="&quot;&lt;&amp;amp;&gt;'">&lt;b&gt; &amp; "c" \u{0}\u{1B}</p>"#)
  }

  @Test(arguments: ["202E", "2066", "2028", "9B", "7F", "1B"])
  func `what makes a text read otherwise than it is, is written as an escape`(
    digits: String
  ) throws {
    let scalar = try #require(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init))
    let html = Tag.p(.title("a\(scalar)b")) { "é“\(scalar)”\n\t" }
    #expect(written(html) == "<p title=\"a\\u{\(digits)}b\">é“\\u{\(digits)}”\n\t</p>")
  }

  @Test func `markup is a value that can be walked`() {
    let html = Tag.ul {
      for word in ["a", "b"] { Tag.li { word } }
      if word(false) { "never" }
    }
    var names: [String] = []
    html.walk { if case .element(let tag, _, _) = $0 { names.append(tag.name) } }
    #expect(names == ["ul", "li", "li"])
    #expect(html.plainText == "ab")
  }

  private func word(_ value: Bool) -> Bool { value }

  @Test func `a void element has no end tag`() {
    #expect(written(Tag.br()) == "<br>")
    #expect(written(Tag.hr(.flag("hidden"))) == "<hr hidden>")
  }

  @Test func `code that begins with an empty line keeps it`() {
    #expect(written(Tag.pre { "\nx" }) == "<pre>\n\nx</pre>")
  }

  @Test(arguments: [
    "let a = 1\nlet b = \"x\\(1)\"\n", "/* a\n b */ let c\n", "\"\"\"\n</pre>\n\"\"\"", "",
    "unfinished \"", "é 🧨 @Test #expect(a < b && c > d)",
  ])
  func `highlighting changes no letter`(code: String) {
    let lines = SwiftHighlighter.lines(of: code).map(\.plainText)
    var expected = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if expected.last == "" { expected.removeLast() }
    #expect(lines == expected)
  }
}
