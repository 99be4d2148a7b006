import GotchaBook
import GotchaSite
import Testing

@Suite struct LinkTests {
  /// The page of an entry with one link, and the rules of its diagnostics.
  private func page(_ destination: String) throws -> (text: String, rules: [String]) {
    var sketch = EntrySketch("from", "From")
    sketch.heading("What you see", level: 2)
    sketch.paragraph(EntrySketch.link("words", destination))
    var other = EntrySketch("to", "To", area: "Reuse")
    other.heading("Why it is", level: 2)
    let site = try SiteOnDisk(SampleBook.content(of: [sketch.entry, other.entry]))
    return (try site.text("entries/from.html"), site.diagnostics.map(\.rule))
  }

  @Test(arguments: [
    ("../reuse/to.md", "../entries/to.html"),
    ("../reuse/to.md#why-it-is", "../entries/to.html#why-it-is"),
    ("./../reuse/../reuse/to.md", "../entries/to.html"),
    ("../reuse/%74o.md", "../entries/to.html"),
    ("#what-you-see", "#what-you-see"),
    ("https://example.com/?a=1&b=2", "https://example.com/?a=1&amp;b=2"),
    ("mailto:a@example.com", "mailto:a@example.com"),
  ])
  func `a good link leads to its page`(destination: String, href: String) throws {
    let page = try page(destination)
    #expect(page.text.contains("href=\"\(href)\""))
    #expect(page.rules.isEmpty)
  }

  @Test(arguments: [
    ("../reuse/gone.md", "unknown-link"), ("to.md", "unknown-link"),
    ("../reuse/to.md#gone", "unknown-anchor"), ("#gone", "unknown-anchor"),
    ("javascript:alert(1)", "unsafe-link"), ("JAVASCRIPT:alert(1)", "unsafe-link"),
    ("data:text/html,x", "unsafe-link"), ("vbscript:x", "unsafe-link"),
    ("//example.com/x", "unsafe-link"), ("file:///etc/passwd", "unsafe-link"),
    (" javascript:alert(1)", "unsafe-link"), ("java\nscript:alert(1)", "unsafe-link"),
    ("https://example.com/a b", "unsafe-link"), ("%zz.md", "unknown-link"),
    ("../../../../x.md", "unknown-link"), ("", "unknown-link"),
  ])
  func `a bad link becomes text, with a diagnostic`(destination: String, rule: String) throws {
    let page = try page(destination)
    let good = destination.isEmpty ? [] : [rule]
    #expect(page.rules == good)
    #expect(!page.text.contains("alert(1)"))
    if !destination.isEmpty {
      #expect(page.text.contains("<span class=\"dead-link\">words</span>"))
    }
  }
}
