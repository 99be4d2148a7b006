import Foundation
import GotchaBook
import Testing

@testable import GotchaSite

/// The table of other projects' tests, and where the site shows it.
@Suite struct PeerSuiteTests {
  private static let heads = "repository\tcommit\tdate\trun\tpassed\tcauses\n"

  private static func suites(_ lines: String) -> PeerSuites {
    PeerSuites(data: Data((heads + lines).utf8), path: "Site/facts/peers.tsv")
  }

  @Test func `the page “How we know” has each suite with its day and what fails`() throws {
    var content = SampleBook.content
    content.peers = Self.suites(
      "one/lists\tabc1234\t2026-11-26\t40\t39\ttime <of day>\ntwo/rows\tdef\t2026-11-25\t8\t8\t\n")
    let how = try SiteOnDisk(content).text("how.html")
    #expect(how.contains("47 of 48 pass"))
    #expect(
      how.contains(
        "<strong>one/lists</strong>, abc1234, 2026-11-26: 39 of 40; time &lt;of day&gt;"))
    #expect(how.contains("<strong>two/rows</strong>, def, 2026-11-25: 8 of 8"))
  }

  @Test func `a book without such tests says nothing of them`() throws {
    #expect(!(try SiteOnDisk(SampleBook.content).text("how.html").contains("id=\"peers\"")))
  }

  @Test(arguments: [
    "one/lists", "one/lists\ta\tb\tmany\t1\t", "one/lists\ta\tb\t1\t2\t", "a\tb\tc\t-1\t-1\t",
  ])
  func `a line that is no suite is named`(line: String) {
    let read = Self.suites("one/lists\ta\tb\t1\t1\t\n\(line)\n")
    #expect(read.suites.count == 1)
    #expect(read.diagnostics.map(\.place.line) == [3])
  }

  @Test func `the repository’s own table can be read`() throws {
    let path = SiteOnDisk.package + "/Site/facts/peers.tsv"
    let table = PeerSuites(
      data: try #require(FileManager.default.contents(atPath: path)), path: path)
    #expect(table.diagnostics == [] && table.suites.count > 15)
  }
}
