import Foundation
import Synchronization
import TableModel
import TableProbe
import TestSupport

/// A cell that is counted as long as it lives.
final class SoakCell: UITableViewCell {
  static var alive: Int {
    get { count.load(ordering: .relaxed) }
    set { count.store(newValue, ordering: .relaxed) }
  }
  private nonisolated static let count = Atomic(0)
  /// The revision of its row's text that it shows.
  var revision = 0
  /// A field at the far end, out of the way of taps; a content configuration replaces it.
  let field = UITextField(frame: CGRect(x: 200, y: 0, width: 60, height: 20))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
    SoakCell.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  // Not isolated: in a task, such a deinit waits for the main queue.
  deinit { SoakCell.count.subtract(1, ordering: .relaxed) }
}

/// A table in a window with a source of named rows.
@MainActor final class SoakScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// How the heights of rows come about.
  enum Heights { case uniform, given, automatic }

  /// The names of the rows, by section.
  var sections: [[Int]] = []
  /// The names of the sections, where the rows come from snapshots.
  var sectionNames: [Int] = []
  /// How often the text of a row has changed.
  var revisions: [Int: Int] = [:]
  /// How often a change of the window's text size was announced.
  var traitChanges = 0
  /// Whether a step has set margins; heights do not follow those at once.
  var hasOwnMargins = false
  /// What a step found wrong.
  var faults: [String] = []
  var nextName = 0
  /// Added to every height; a new value makes the heights others.
  var heightSeed = 0
  /// What the delegate does inside its next `willDisplay`.
  var onDisplay: (() -> Void)?
  var finger: Finger?
  /// The most rows that were on the screen at once.
  var mostVisible = 0
  var swipes = SoakSwipes()
  let screen: SoakScreen
  var table: UITableView { screen.table }
  var window: UIWindow { screen.window }
  /// The data source of a scene whose rows come from snapshots.
  private(set) var snapshots: SoakSnapshots?
  let heights: Heights
  /// Whether cells show content configurations.
  let hasConfigurations: Bool
  let hasEstimates: Bool

  init(using random: inout SplitMix) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let styles: [UITableView.Style] = [.plain, .grouped]
    let table = UITableView(frame: frame, style: styles.randomElement(using: &random) ?? .plain)
    let host = SoakScreen.Host.allCases.randomElement(using: &random) ?? .window
    screen = SoakScreen(host, table: table, in: UIWindow(frame: frame))
    let kinds: [Heights] = [.uniform, .given, .automatic]
    heights = kinds.randomElement(using: &random) ?? .given
    hasEstimates = heights == .automatic || Bool.random(using: &random)
    hasConfigurations = SystemVersion.current >= .iOS(14) && Bool.random(using: &random)
    super.init()
    sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      names(Int.random(in: 0...30, using: &random))
    }
    table.register(SoakCell.self, forCellReuseIdentifier: "cell")
    if heights == .uniform { table.rowHeight = 44 }
    if SystemVersion.current >= .iOS(13), Bool.random(using: &random) {
      snapshots = makeSnapshots()
    } else {
      table.dataSource = self
    }
    table.delegate = self
    window.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      [weak self] (_: UIWindow, _) in self?.traitChanges += 1
    }
    screen.show()
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  /// New names of rows.
  func names(_ count: Int) -> [Int] {
    defer { nextName += count }
    return Array(nextName..<nextName + count)
  }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Takes the finger away.
  func liftFinger() {
    finger?.cancel()
    finger = nil
  }

  /// Ends whatever still goes on.
  func end() {
    liftFinger()
    onDisplay = nil
    screen.focusedField?.resignFirstResponder()
    table.swipes.close()
    swipes.completions = []
    table.refreshControl?.endRefreshing()
    MainLoop.runUntilIdle()
  }

  var summary: String {
    "\(table.style) in \(screen.host) rows \(sections.map(\.count)) heights \(heights) estimates \(hasEstimates) "
      + "configurations \(hasConfigurations) snapshots \(snapshots != nil)"
  }

  // MARK: - UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    // To iOS 10 a table without sections may request one.
    sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(of: sections[indexPath.section][indexPath.row], at: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let name = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(name, at: destination.row)
  }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    // A row that is gone keeps its actions, and its number may be that of no row.
    guard style == .delete, sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.row)
    else { return }
    remove(sections[indexPath.section][indexPath.row])
  }

  // MARK: - UITableViewDelegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch heights {
    case .uniform: tableView.rowHeight
    case .given: height(of: sections[indexPath.section][indexPath.row])
    case .automatic: UITableView.automaticDimension
    }
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { hasEstimates ? 50 : 0 }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let action = onDisplay
    onDisplay = nil
    action?()
  }

  private func height(of name: Int) -> CGFloat {
    CGFloat(20 + (name &* 37 &+ heightSeed &* 11) % 90) + CGFloat(name % 2) / 2
  }
}
