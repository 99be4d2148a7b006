import Foundation
import GotchaBook
import Testing

@testable import GotchaSite

/// The table of what the model declares and does not act on, and what the page "By API" shows of it.
@Suite struct HeldMemberTests {
  private static let heads = "type\tmember\tstate\tdoes not\n"

  private static func held(_ lines: String) -> HeldMembers {
    HeldMembers(data: Data((heads + lines).utf8), path: "Site/facts/held.tsv")
  }

  @Test func `a member is found by its type, and a whole type by any of its members`() {
    let held = Self.held(
      "UITableView\tallowsFocus\tinert\tthere is no focus\nNSShadow\t*\theld\tno text has a shadow\n"
    )
    #expect(held.diagnostics == [])
    #expect(held.member("allowsFocus", of: "UITableView")?.state == .inert)
    #expect(held.member("allowsFocus", of: "UICollectionView") == nil)
    #expect(held.member("rowHeight", of: "UITableView") == nil)
    #expect(held.member("shadowColor", of: "NSShadow")?.lack == "no text has a shadow")
    #expect(held.member("NSShadow", of: "")?.state == .held)
  }

  @Test(arguments: [
    "UITableView\tallowsFocus\tinert", "UITableView\tallowsFocus\tbroken\tnothing",
    "UITableView\t\tinert\tnothing", "UITableView\tallowsFocus\theld\t",
  ])
  func `a line that is no member is named`(line: String) {
    let read = Self.held("NSShadow\t*\theld\tno text has a shadow\n\(line)\n")
    #expect(read.members.count == 1)
    #expect(read.diagnostics.map(\.place.line) == [3])
  }

  @Test func `the page by API says what a member does not do, whether an entry names it or not`() {
    let index = SymbolIndex(
      names: [["fillerRowHeight", "rowHeight"]],
      uikit: UIKitNames(folder: SiteOnDisk.package + "/Site/facts"))
    let held = Self.held(
      "UITableView\tfillerRowHeight\tinert\tempty rows are not drawn\n"
        + "NSShadow\t*\theld\tno text has a shadow\n")
    let page = SymbolsPage(
      index: index,
      pages: SiteBuilder(SampleBook.content(of: [SampleBook.simple("e", "E").entry])).pages,
      first: ["UITableView"], held: held
    ).html
    #expect(page.plainText.contains("In the model inert: empty rows are not drawn."))
    var writer = HTMLWriter()
    writer.write(page)
    #expect(writer.text.contains(HeldPage.path))
    let rest = HeldPage(held: held).html.plainText
    #expect(rest.contains("fillerRowHeight (inert): empty rows are not drawn"))
    #expect(rest.contains("all members (held): no text has a shadow"))
  }

  @Test func `the repository’s own table can be read`() throws {
    let path = SiteOnDisk.package + "/Site/facts/held.tsv"
    let table = HeldMembers(
      data: try #require(FileManager.default.contents(atPath: path)), path: path)
    #expect(table.diagnostics == [] && table.members.count > 150)
    let keys = table.members.map { "\($0.type) \($0.name ?? "*")" }
    #expect(Set(keys).count == keys.count)
  }
}
