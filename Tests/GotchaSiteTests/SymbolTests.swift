import GotchaBook
import Testing

@testable import GotchaSite

@Suite struct SymbolTests {
  @Test(arguments: [
    ("reloadData()", "reloadData()"),
    ("tableView(_:heightForRowAt:)", "tableView(_:heightForRowAt:)"),
    ("UITableView.automaticDimension", "automaticDimension"),
    ("tableView.contentInset", "contentInset"), ("UITableView", "UITableView"),
  ])
  func `a code span that is a name is a symbol`(text: String, name: String) {
    #expect(SymbolName(text)?.name == name)
  }

  @Test(arguments: [
    "44", "nil", "x", "a + b", "rowHeight = 44", "foo(", "foo(bar)", "foo(:)", "", ".", "a..b",
    "cell.frame.", "Invalid update: x", "{ _ in }", "-[UITableView x]", "ümlaut",
  ])
  func `a code span that is no name is none`(text: String) {
    #expect(SymbolName(text) == nil)
  }

  @Test(arguments: [
    "# `detailTextLabel` is nil", "# Why is `UITableViewCell.detailTextLabel` nil?",
  ])
  func `a title names symbols, too`(title: String) throws {
    let text = title + "\n\nIt is nil.\n\n- Area: Cells\n- Kind: note\n- Evidence: model\n"
    let entry = try #require(
      EntryParser.read(path: "Gotchas/cells/a.md", bytes: Array(text.utf8), folder: "cells").entry)
    let uikit = UIKitNames(folder: SiteOnDisk.package + "/Site/facts")
    #expect(SymbolIndex(names: [entry.codeSpans], uikit: uikit).symbol("detailTextLabel") != nil)
  }

  @Test func `a name without its labels stands for the only one that has them`() {
    let index = SymbolIndex(names: [["reloadData()"], ["reloadData"], ["insert(_:)"], ["insert()"]])
    #expect(index.symbol("reloadData")?.entries == [0, 1])
    #expect(index.symbol("insert") == nil)
    #expect(index.symbols.map(\.name) == ["insert()", "insert(_:)", "reloadData()"])
  }

  @Test func `of UIKit's names all forms are one symbol, and nothing else is one`() throws {
    let uikit = UIKitNames(folder: SiteOnDisk.package + "/Site/facts")
    let index = SymbolIndex(
      names: [
        ["heightForRowAt", "max", "top", "calculate"],
        ["tableView:heightForRowAtIndexPath:", "UITableView.automaticDimension"],
        ["tableView(_:heightForRowAt:)", "heightForRowAtIndexPath", "rowHeight"],
      ], uikit: uikit)
    let entries = (0..<3).map { SampleBook.simple("e\($0)", "E").entry }
    let names = ["automaticDimension", "rowHeight", "tableView(_:heightForRowAt:)"]
    #expect(index.symbols.map(\.name) == names)
    let height = try #require(index.symbols.last)
    #expect(height.entries == [0, 1, 2])
    #expect(height.owner == "UITableViewDelegate")
    #expect(height.objectiveC == "tableView:heightForRowAtIndexPath:")
    let page = SymbolsPage(
      index: index, pages: SiteBuilder(SampleBook.content(of: entries)).pages,
      first: ["UITableView", "UITableViewDelegate", "UITableViewDataSource"]
    ).html.plainText
    let table = try #require(page.firstRange(of: "rowHeight"))
    let delegate = try #require(page.firstRange(of: "UITableViewDelegate"))
    #expect(table.lowerBound < delegate.lowerBound)
  }

  @Test func `symbols that differ only in case or signs have pages of their own`() {
    let index = SymbolIndex(names: [["contentView", "ContentView", "contentView()", "index"]])
    let paths = index.symbols.map { $0.path.lowercased() }
    #expect(Set(paths).count == paths.count)
    #expect(!paths.contains(SymbolIndex.path))
  }

  @Test(
    arguments: [
      ("reloadData()", "reloadData()"),
      ("tableView(_:heightForRowAt:)", "tableView(|_:|heightForRowAt:)"),
      ("contentInsetAdjustmentBehavior", "content|Inset|Adjustment|Behavior"),
    ])
  func `a long name may be broken where a reader would break it`(name: String, broken: String) {
    var text = ""
    BreakableName(name: name).html.walk { node in
      switch node {
      case .text(let part): text += part
      case .element(let tag, _, _) where tag == .wbr: text += "|"
      default: break
      }
    }
    #expect(text == broken)
  }
}
