import Testing

@testable import GotchaSite

@Suite struct ShortTextTests {
  @Test(arguments: [
    ("a  {\n  color : red;\n  margin: 0 1px;\n}\n", "a{color :red;margin:0 1px}\n"),
    (
      "/* a */\n.x > .y,\n.z :is(b) { width: calc(1px + 2px); }",
      ".x>.y,.z :is(b){width:calc(1px + 2px)}\n"
    ),
    ("a::before { content: \"/* ; } \\\" a: \" }", "a::before{content:\"/* ; } \\\" a: \"}\n"),
    (
      "@media (min-width: 4rem) and (hover: none) {\n}",
      "@media (min-width:4rem) and (hover:none){}\n"
    ),
    ("a { color: red } /* never ends", "a{color:red}\n"),
    ("a { content: \"never ends", "a{content:\"never ends\n"),
    ("a { margin: 0 0.5em -0.25em 10.5px }", "a{margin:0 .5em -.25em 10.5px}\n"), ("", "\n"),
  ])
  func `a style sheet keeps what it means and loses what only people read`(
    text: String, short: String
  ) {
    #expect(ShortText.style(text) == short)
  }

  @Test func `a script loses its comments and its indentation`() {
    #expect(
      ShortText.script("// A\n(() => {\n\n  const a = \"// b\"; // c\n})();\n")
        == "(() => {\nconst a = \"// b\"; // c\n})();\n")
  }

  @Test func `the sheets have no comment, and each page has the ones it needs`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    for sheet in Theme.Sheet.allCases {
      let style = try site.text(sheet.path)
      #expect(style.count > 1000 && !style.contains("/*") && !style.contains("\n "))
    }
    #expect(try site.text("entries/pair.html").contains("theme/entry.css"))
    #expect(try !site.text("entries/pair.html").contains("theme/lists.css"))
    #expect(try site.text("index.html").contains("theme/lists.css"))
  }
}
