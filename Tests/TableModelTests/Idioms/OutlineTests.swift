import Foundation
import TableModel
import TableProbe
import Testing

/// Sections that open and close when their header is tapped.
@MainActor struct OutlineTests {
  private final class Header: UITableViewHeaderFooterView {
    let button = UIButton(type: .system)
    var toggle: (() -> Void)?

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      button.frame = contentView.bounds
      contentView.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.toggle?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Outline: UITableViewController {
    var isOpen = Array(repeating: false, count: 8)
    var reloadsSections = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 40
      tableView.sectionHeaderHeight = 50
      tableView.sectionHeaderTopPadding = 0
      tableView.estimatedRowHeight = 0
      tableView.estimatedSectionHeaderHeight = 0
    }

    private func toggle(_ section: Int) {
      isOpen[section].toggle()
      let rows = (0..<20).map { IndexPath(row: $0, section: section) }
      if reloadsSections {
        tableView.reloadSections([section], with: .automatic)
      } else if isOpen[section] {
        tableView.insertRows(at: rows, with: .top)
      } else {
        tableView.deleteRows(at: rows, with: .top)
      }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { isOpen.count }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      isOpen[section] ? 20 : 0
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
      header?.toggle = { [weak self] in self?.toggle(section) }
      return header
    }
  }

  private let outline = Outline(style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private var table: UITableView { outline.tableView }

  init() {
    window.rootViewController = outline
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  private func tap(_ section: Int) throws {
    let header = try #require(table.headerView(forSection: section))
    let finger = Finger(on: header, at: CGPoint(x: header.bounds.midX, y: header.bounds.midY))
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }

  private func y(ofHeader section: Int) -> CGFloat? {
    table.headerView(forSection: section)?.frame.minY
  }

  @Test("A tap on a header opens its section, another one closes it", arguments: [true, false])
  func opensAndCloses(reloads: Bool) throws {
    outline.reloadsSections = reloads
    let header = table.headerView(forSection: 1)
    try tap(1)
    #expect(table.rect(forSection: 1).height == 850 && table.contentSize.height == 1200)
    #expect(table.cellForRow(at: [1, 0])?.frame.minY == 100)
    #expect(y(ofHeader: 1) == 50 && y(ofHeader: 2) == nil)
    #expect((table.headerView(forSection: 1) === header) == !reloads)
    try tap(1)
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 400)
    #expect((0..<8).map(y(ofHeader:)) == (0..<8).map { CGFloat($0) * 50 })
  }

  @Test("Closing from the pinned header brings the content back", arguments: [true, false])
  func closesWhilePinned(reloads: Bool) throws {
    outline.reloadsSections = reloads
    try tap(0)
    try tap(0)
    try tap(7)
    try tap(0)
    table.contentOffset.y = 500
    MainLoop.runUntilIdle()
    #expect(y(ofHeader: 0) == 500)
    try tap(0)
    #expect(table.contentOffset.y == 500)
    #expect(y(ofHeader: 7) == 500 && y(ofHeader: 0) == nil)
    try tap(7)
    #expect(table.contentOffset.y == 0)
    #expect((0..<8).map(y(ofHeader:)) == (0..<8).map { CGFloat($0) * 50 })
  }

  @Test func `a finger on an open section's header scrolls instead of closing it`() throws {
    try tap(0)
    let header = try #require(table.headerView(forSection: 0))
    let finger = Finger(on: header, at: CGPoint(x: 160, y: 25))
    finger.move(by: -200)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(table.contentOffset.y > 150 && outline.isOpen[0])
  }
}
