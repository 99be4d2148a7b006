import TableModel
import TableTechniques

/// A table of rows in sections, each as high as its number says.
@MainActor final class SizedList: NSObject {
  let table: TemplateTableView
  let window: UIWindow
  var sections: [[CGFloat]]
  /// How often a cell was configured to be measured.
  private(set) var configurations = 0
  var lines: [String] = []

  init(_ sections: [[CGFloat]], width: CGFloat = 320, estimate: CGFloat = 44) {
    self.sections = sections
    let frame = CGRect(x: 0, y: 0, width: width, height: 568)
    table = TemplateTableView(frame: frame, style: .plain)
    window = UIWindow(frame: frame)
    super.init()
    table.register(SizedCell.self, forCellReuseIdentifier: SizedCell.identifier)
    table.estimatedRowHeight = estimate
    table.debugLog.write = { [weak self] in self?.lines.append($0) }
    table.dataSource = self
    table.delegate = self
  }

  func show() {
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
  }

  /// The rows whose heights are kept.
  var cachedPaths: [IndexPath] { allPaths.filter { table.cachedHeight(at: $0) != nil } }

  /// The rows whose kept height is not what measuring them now gives.
  var stalePaths: [IndexPath] {
    allPaths.filter { path in
      table.cachedHeight(at: path).map { $0 != freshHeight(of: path) } ?? false
    }
  }

  var allPaths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }

  func freshHeight(of path: IndexPath) -> CGFloat {
    table.heightForCell(withIdentifier: SizedCell.identifier) { (cell: SizedCell) in
      cell.height = sections[path.section][path.row]
    }
  }

  /// Measures all rows.
  func cacheAll() {
    for path in allPaths { _ = tableView(table, heightForRowAt: path) }
  }

  func clearConfigurations() { configurations = 0 }

  /// The user drags a row to another place.
  func reorder(_ source: IndexPath, to target: IndexPath) {
    table.setEditing(true, animated: false)
    guard table.reordering.begin(at: source) else { return }
    table.reordering.drag(to: target)
    table.reordering.end()
    table.setEditing(false, animated: false)
  }
}

extension SizedList: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SizedCell.identifier, for: indexPath)
    (cell as? SizedCell)?.height = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    table.heightForCell(
      withIdentifier: SizedCell.identifier, cacheByIndexPath: indexPath
    ) { (cell: SizedCell) in
      configurations += 1
      cell.height = sections[indexPath.section][indexPath.row]
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    table.moveHeight(at: sourceIndexPath, to: destinationIndexPath)
  }
}
