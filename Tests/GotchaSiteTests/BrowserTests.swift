import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import Testing

@Suite(
  .serialized,
  .enabled(
    if: Browser.isAvailable,
    "SKIPPED: the site was not looked at in a browser; missing: \(Browser.missing)"))
struct BrowserTests {
  @Test func `the sample site has no fault in a browser`() async throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let result = try #require(await Browser.run([site.output, "samples"]))
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func `the check sees faults of every kind`() async throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    func change(_ path: String, _ old: String, to new: String) throws {
      let text = try site.text(path)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(
        toFile: site.output + "/" + path, atomically: true, encoding: .utf8)
    }
    // The first page of its kind is looked at closely, and so is the only one of its kind.
    try change(
      "runs.html", "<h1>",
      to: """
        <a href="gone.html">dead</a><img src="http://x.invalid/a"><button></button>
        <a href="index.html" tabindex="-1">unreachable</a>
        <a href="index.html" style="outline: none">unseen</a>
        <div style="width: 500px">wide</div><p style="color: #666">pale</p>
        <span class="chip x" style="border: 0; background: Canvas">x</span>
        <span class="mark">without a shape</span>
        <h1>
        """)
    try change("theme/site.css", ".copy,", to: "")
    try change("results.json", #""verdict":"crashed""#, to: #""verdict":"passes""#)
    try change(
      "entries.json", #""id":"layout-in-height","#,
      to: #""id":"layout-in-height","markdown":"nothing","#)
    try change("theme/minimum-version.js", "setItem(key", to: "setItem(other")
    try change("theme/player.js", "setInterval(", to: "setTimeout(")
    try change("theme/search/results.js", "history.replaceState(", to: "String(")
    try change("theme/search/filters.js", "chosen.claim === claim", to: "chosen.claim !== claim")
    try change("404.html", ">first page</a>", to: " hidden>first page</a>")
    try change(
      "entries/pair.html", "<span>a gap of 10 pt above row 0</span>",
      to: "<span>a gap of 40 pt above row 0</span>")
    try change("traces/pair.json", ",160,", to: ",16,")
    try change("traces/pair.json", #""restsAtEnd":false"#, to: #""restsAtEnd":true"#)
    let pages = [
      "404.html", "index.html", "runs.html", "entries/crashing.html",
      "entries/layout-in-height.html", "entries/pair.html",
    ]
    let output = try #require(await Browser.run([site.output] + pages)).output
    #expect(output.contains("nothing at gone.html"))
    #expect(output.contains("requests http://x.invalid/a"))
    #expect(output.contains("axe: button-name"))
    #expect(output.contains("console:"))
    #expect(output.contains("runs.html: the tab key does not come to <a href=\"index.html\" tab"))
    #expect(output.contains("runs.html: nothing shows that the keyboard is at <a href"))
    #expect(output.contains("runs.html (320 points): "))
    #expect(output.contains("runs.html (more contrast, light): axe: color-contrast-enhanced"))
    #expect(output.contains("runs.html (forced colors): nothing is seen of <span class=\"chip x\""))
    #expect(output.contains("runs.html (forced colors): nothing is seen of <span class=\"mark\""))
    #expect(output.contains("(on paper): of no use there: <button"))
    #expect(output.contains("entries/crashing.html: the page shows verdict crashed"))
    #expect(output.contains("entries/layout-in-height.html: not in entries.json: "))
    #expect(output.contains("index.html: the chosen version is"))
    #expect(output.contains("what is said of the two pictures does not tell them apart"))
    #expect(output.contains(": it does not play to its end"))
    #expect(output.contains("index.html: the search is not kept in the address"))
    #expect(output.contains("index.html (iOS 8, affected, any basis): "))
    #expect(output.contains("404.html (without scripts): "))
    #expect(output.contains("entries/pair.html: the offset's line leaves 1 of 6 samples out"))
    #expect(output.contains("the line rests at its end: False, the file says True"))
  }
}

/// What a browser shows of each state, and of the whole book.
@Suite(
  .serialized,
  .enabled(
    if: Browser.isAvailable,
    "SKIPPED: the states were not looked at in a browser; missing: \(Browser.missing)"))
struct StateTests {
  @Test func `an entry has one state wherever it is named`() async throws {
    let content = SampleBook.states
    #expect(content.verdicts.entries.map { $0.verdict?.word ?? "none" } == SampleBook.stateWords)
    let site = try SiteOnDisk(content)
    let result = try #require(await Browser.run([site.output, "states"]))
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func `a state that differs anywhere is found`() async throws {
    let site = try SiteOnDisk(SampleBook.states)
    func change(_ path: String, _ old: String, to new: String) throws {
      let text = try site.text(path)
      try #require(text.contains(old), "\(path): \(old)")
      try text.replacing(old, with: new).write(
        toFile: site.output + "/" + path, atomically: true, encoding: .utf8)
    }
    try change(
      "matrix.html", #"data-entry="stale" data-verdict="stale""#,
      to: #"data-entry="stale" data-verdict="passes""#)
    try change("areas/reuse.html", "badge mark v-fails", to: "badge mark v-passes")
    try change("shelves/today.html", #"data-entry="crashed""#, to: "")
    try change("entries.json", #""verdict":"not-run""#, to: #""verdict":"passes""#)
    try change("search-index.js", #""v":"ignored""#, to: #""v":"passes""#)
    let output = try #require(await Browser.run([site.output, "states"])).output
    #expect(output.contains("matrix.html: stale is passes, and stale in results.json"))
    #expect(output.contains("areas/reuse.html: fails has the mark of passes"))
    #expect(output.contains("crashed (crashed) is not named in shelves"))
    #expect(output.contains("entries.json: not-run is passes"))
    #expect(output.contains("the search: ignored is passes"))
  }

  @Test func `the whole fix of most entries is in the first screen`() async throws {
    let site = try SiteOnDisk(
      SampleBook.passing(Book.read(folder: "Gotchas", root: SiteOnDisk.package)))
    let result = try #require(await Browser.run([site.output, "first-screen"]))
    print(result.output)
    #expect(result.code == 0, "\(result.output)")
  }
}
