import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct SectionIndexTests {
  /// Four sections of twenty rows, 20 points high, with headers of 30.
  @MainActor private final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B", "C", "D"]
    /// Answers the section of a title; nil as if the method were missing.
    var section: ((Int) -> Int)? = { $0 }
    private(set) var log: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 4 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      log.append("cell")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      log.append("titles")
      return titles
    }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      log.append("\(title) \(index)")
      return section?(index) ?? index
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select")
    }

    func clear() { log = [] }
  }

  private let letters = Letters()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func show() {
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.sectionHeaderTopPadding = 0
    table.dataSource = letters
    table.delegate = letters
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  @Test func `the titles are requested before the first cell, and again on demand (TR-01)`() {
    show()
    #expect(letters.log.first == "titles")
    #expect(letters.log.filter { $0 == "titles" }.count == 1)
    letters.clear()
    table.reloadSectionIndexTitles()
    #expect(letters.log == ["titles"])
  }

  @Test func `a finger on a title scrolls to its section and selects no row`() {
    show()
    letters.clear()
    let finger = Finger(on: table, at: CGPoint(x: 315, y: 208))
    #expect(letters.log.first == "C 2")
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(!letters.log.contains("select"))
  }

  @Test func `a finger that moves along the titles scrolls from section to section`() {
    show()
    letters.clear()
    let finger = Finger(on: table, at: CGPoint(x: 315, y: 150))
    finger.move(by: 100)
    #expect(letters.log.filter { $0 != "cell" } == ["A 0", "B 1", "C 2", "D 3"])
    #expect(!table.isDragging)
    let end = table.contentSize.height - table.bounds.height
    #expect(table.contentOffset.y == min(table.rectForHeader(inSection: 3).minY, end))
    finger.lift()
  }

  @Test(arguments: [
    (20, "A 0"), (170, "A 0"), (190, "B 1"), (210, "C 2"), (230, "D 3"), (390, "D 3"),
  ])
  func `titles are close together in the middle, and beyond them a finger is on the outermost`(
    y: CGFloat, title: String
  ) {
    show()
    letters.clear()
    _ = Finger(on: table, at: CGPoint(x: 315, y: y))
    #expect(letters.log.first == title)
  }

  @Test func `the titles are below what bars take`() {
    table.contentInset.top = 100
    show()
    letters.clear()
    _ = Finger(on: table, at: CGPoint(x: 315, y: 10))
    #expect(letters.log.first == "A 0")
  }

  @Test func `a title without a section leaves the table where it is`() {
    letters.section = { _ in NSNotFound }
    show()
    table.contentOffset.y = 100
    _ = Finger(on: table, at: CGPoint(x: 315, y: 250))
    #expect(table.contentOffset.y == 100)
  }

  @Test func `beside the titles, and without them, a finger touches rows`() {
    show()
    Finger(on: table, at: CGPoint(x: 300, y: 250)).lift()
    #expect(letters.log.last == "select")
    letters.titles = nil
    table.reloadSectionIndexTitles()
    letters.clear()
    Finger(on: table, at: CGPoint(x: 315, y: 250)).lift()
    #expect(letters.log == ["select"])
  }

  @Test
  func `a table of as many rows as it takes has an index, and a title near the end ends there`() {
    table.sectionIndexMinimumDisplayRowCount = 80
    letters.section = { _ in 3 }
    show()
    table.frame.size.height = 600
    table.layoutIfNeeded()
    _ = Finger(on: table, at: CGPoint(x: 315, y: 300))
    #expect(table.contentOffset.y == table.contentSize.height - 600)
  }

  @Test func `a table of few rows has no index`() {
    table.sectionIndexMinimumDisplayRowCount = 81
    show()
    letters.clear()
    Finger(on: table, at: CGPoint(x: 315, y: 250)).lift()
    #expect(letters.log == ["select"])
  }

  @Test(
    arguments: [
      (SystemVersion.iOS(12), UITableViewCell.AccessoryType.none),
      (.iOS(12), .disclosureIndicator), (.iOS(18), .none), (.iOS(18), .disclosureIndicator),
    ])
  func `the index takes its width from the content of cells, and gives it back`(
    system: SystemVersion, accessory: UITableViewCell.AccessoryType
  ) {
    SystemVersion.$current.withValue(system) {
      let other = SectionIndexTests()
      other.show()
      let cell = other.table.visibleCells.first
      cell?.accessoryType = accessory
      MainLoop.runUntilIdle()
      let narrow = cell?.contentView.frame.width ?? 0
      other.letters.titles = nil
      other.table.reloadSectionIndexTitles()
      MainLoop.runUntilIdle()
      #expect(cell?.contentView.frame.width == narrow + 15)
      other.letters.titles = ["A", "Numbers"]
      other.table.reloadSectionIndexTitles()
      MainLoop.runUntilIdle()
      let font = UIFont.systemFont(ofSize: 11)
      let width = "Numbers".size(withAttributes: [.font: font]).width + 4
      #expect(abs((cell?.contentView.frame.width ?? 0) - (narrow + 15 - width)) < 0.001)
    }
  }
}
