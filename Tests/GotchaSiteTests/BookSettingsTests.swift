import Foundation
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaBook
@testable import GotchaSite

@Suite struct BookSettingsTests {
  private static func settings(_ text: String) -> BookSettings {
    BookSettings(data: Data(text.utf8), path: "Site/book.json")
  }

  @Test func `what a file leaves out has a value for any book`() {
    let settings = Self.settings(#"{"title": "Dates", "system": ""}"#)
    #expect(settings.title == "Dates")
    #expect(settings.name(8) == "8")
    #expect(settings.subject == nil)
    #expect(settings.diagnostics == [])
  }

  @Test(arguments: [
    ("[1]", 1, "the settings are no object"),
    ("{\n \"titel\": \"x\"\n}", 2, "there is no setting “titel”"),
    ("{\n\n \"types\": \"x\"\n}", 3, "“types” has another form"),
    ("{\"title\"", 1, "the settings are no JSON"),
    ("{\n \"bases\": {\n  \"modell\": \"x\"\n }\n}", 3, "“bases” has no “modell”"),
    ("{\"words\": {\"devices\": \"x\"}}", 1, "“words” has no “devices”"),
  ])
  func `what is wrong with a file is named at its line`(text: String, line: Int, words: String) {
    let found = Self.settings(text).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.place.line == line)
    #expect(found.first?.message.hasPrefix(words) == true)
  }

  @Test(arguments: [
    ("{\"title\": \"x\",\n  \"types\": }", 2, 12, "invalid value"),
    ("{\n\"title\"", 2, 8, "unexpected end of file during JSON parse"),
    ("", 1, 1, "unexpected end of file during JSON parse"),
    ("{\"title\": \"x\ny\"}", 1, 13, "unescaped control character"),
  ])
  func `where a file is no JSON is named with line and column`(
    text: String, line: Int, column: Int, words: String
  ) {
    let found = Self.settings(text).diagnostics
    #expect(found.map(\.place) == [Place(file: "Site/book.json", line: line, column: column)])
    #expect(found.first?.message == "the settings are no JSON: \(words)")
  }

  @Test func `a mistake in one member loses no other`() {
    let settings = Self.settings(#"{"title": 1, "summary": "S", "legend": {"code": ".a"}}"#)
    #expect(settings.summary == "S")
    #expect(settings.title == BookSettings().title)
    #expect(settings.legend == nil)
  }

  @Test func `the pages of a book about something else name no table, system or vendor`() throws {
    var sketch = EntrySketch("week", "A week begins on another day", area: "Calendars")
    sketch.heading("What to do")
    sketch.testCase("Set the first day", slug: "first-day")
    sketch.code("let a = 1", info: "swift app wrong")
    sketch.code("let a = 2", info: "swift app right")
    sketch.code("#expect(true)")
    var entry = sketch.entry
    entry.appliesTo = nil
    entry.claims = []
    let settings = Self.settings(#"{"title": "Dates", "system": ""}"#)
    let run = Run(
      name: "linux", system: .host("x86_64-unknown-linux-gnu"),
      records: SampleBook.begun([
        SampleBook.record(entry, "first-day", [VersionRun(version: nil, claim: .affected)])
      ]))
    var content = SiteContent(
      title: "Dates", entries: [entry],
      verdicts: BookVerdicts(
        entries: [entry], runs: [run], versions: settings.versions(of: [entry])))
    content.settings = settings
    let site = try SiteOnDisk(content)
    #expect(!site.files.contains { $0.hasPrefix("changes/") || $0.contains("older") })
    for path in site.files where path.hasSuffix(".html") {
      let page = try site.text(path)
      for word in ["UITableView", "UIKit", "iOS", "ios-", "Apple", "Xcode", "the model"] {
        #expect(!page.contains(word), "\(path): \(word)")
      }
    }
    let runs = try site.text("runs.html")
    #expect(runs.contains(#"data-name="passes">1<"#), "a case without versions counts once")
  }

  @Test func `the pages of a book with versions have the words of its settings, or neutral ones`()
    throws
  {
    var sketch = EntrySketch("first", "Pages are counted from 0", area: "Pages")
    sketch.heading("What to do")
    sketch.testCase("Add one", slug: "one")
    sketch.code("let page = 0", info: "swift")
    var entry = sketch.entry
    entry.appliesTo = VersionRange(spans: [VersionSpan(Version(5), Version(6))])
    entry.claims = []
    func pages(_ settings: String) throws -> [String: String] {
      let settings = Self.settings(settings)
      var content = SiteContent(
        title: "Pages", entries: [entry],
        verdicts: BookVerdicts(
          entries: [entry], runs: [], versions: settings.versions(of: [entry])))
      content.settings = settings
      content.repository = Repository(url: "https://example.com/me/pages")
      let site = try SiteOnDisk(content)
      let paths = site.files.filter { $0.hasSuffix(".html") }
      return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try site.text($0)) })
    }
    for (path, page) in try pages(#"{"title": "Pages", "system": "Paginator", "appCode": false}"#) {
      for word in [
        "UITableView", "UIKit", "iOS", "ios\"", "ios-", "Apple", "he model", "model only", "#model",
        " device", ">device", "-device.yml", "#device", "simulated",
      ] {
        #expect(!page.contains(word), "\(path): \(word)")
      }
    }
    let own = try pages(
      #"{"system": "Paginator", "words": {"model": "guessed", "assumed": "guessed from a twin"}}"#)
    let page = try #require(own["entries/first.html"])
    #expect(page.contains("guessed from a twin") && page.contains(">guessed<"))
  }

  @Test func `the versions of a book are those of iOS, or those that its entries name`() {
    var entry = SampleBook.equalHeights
    entry.appliesTo = VersionRange(spans: [VersionSpan(Version(5), Version(6))])
    entry.changedIn = Version(7)
    #expect(BookSettings().versions(of: [entry]) == Release.modelled)
    let swift = Self.settings(#"{"system": "Swift"}"#)
    #expect(swift.versions(of: [entry]) == [Version(5), Version(6), Version(7)])
    entry.appliesTo = nil
    entry.changedIn = nil
    #expect(Self.settings(#"{"system": ""}"#).versions(of: [entry]) == [])
  }

  @Test func `the settings of this book are in order`() throws {
    let path = SiteOnDisk.package + "/Site/book.json"
    let data = try #require(FileManager.default.contents(atPath: path))
    #expect(BookSettings(data: data, path: path).diagnostics == [])
  }
}
