import GotchaBook
import Testing

@Suite("The Markdown parser")
struct MarkdownParserTests {
  private func parse(_ text: String) -> MarkdownNode {
    MarkdownParser.parse(SourceText(path: "a.md", bytes: Array(text.utf8))).document
  }

  @Test("keeps the kind of every block and inline")
  func kinds() {
    let document = parse(
      """
      # T

      a *b* **c** `d` [e](f "g") ![h](i) <b>
      j\\
      k

      > q

      3. x

      - y

      ```swift setup
      z
      ```

      <p>

      ---
      """)
    #expect(
      document.children.map(\.kind) == [
        .heading(level: 1), .paragraph, .blockQuote,
        .list(isOrdered: true, start: 3, isTight: true),
        .list(isOrdered: false, start: 0, isTight: true),
        .codeBlock(info: "swift setup", literal: "z\n"), .htmlBlock("<p>\n"), .thematicBreak,
      ])
    #expect(
      document.children[1].children.map(\.kind) == [
        .text("a "), .emphasis, .text(" "), .strong, .text(" "), .code("d"), .text(" "),
        .link(destination: "f", title: "g"), .text(" "), .image(source: "i", title: ""),
        .text(" "), .htmlInline("<b>"), .softBreak, .text("j"), .lineBreak, .text("k"),
      ])
  }

  @Test("gives places in lines and in UTF-8 bytes")
  func places() {
    let document = parse("# T\n\nä *b*\n\n- x\n- y\n")
    #expect(document.children[1].place == Place(file: "a.md", line: 3))
    #expect(document.children[1].children[1].place == Place(file: "a.md", line: 3, column: 4))
    #expect(document.children[2].children[1].place == Place(file: "a.md", line: 6))
    #expect(document.children[2].endLine == 6)
  }

  @Test("keeps what is nested up to the limit, and says so once beyond it")
  func depth() {
    let limit = MarkdownParser.maximumDepth
    for (count, isTooDeep) in [(limit - 2, false), (limit, true), (limit * 500, true)] {
      let text = String(repeating: ">", count: count) + " a"
      let source = SourceText(path: "a.md", bytes: Array(text.utf8))
      let (document, diagnostics) = MarkdownParser.parse(source)
      #expect(diagnostics.map(\.rule) == (isTooDeep ? ["too-deep"] : []))
      #expect(document.plainText == (isTooDeep ? "" : "a"))
    }
  }

  @Test("takes an empty text for an empty document")
  func empty() {
    #expect(parse("").children.isEmpty)
  }
}
