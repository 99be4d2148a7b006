import Foundation
import TableModel

// MARK: - What cells show

extension SoakScene {
  /// The cell of a row, filled with the newest text.
  func cell(of name: Int, at path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    let revision = revisions[name] ?? 0
    cell.tag = name
    (cell as? SoakCell)?.revision = revision
    if hasConfigurations {
      var content = cell.defaultContentConfiguration()
      content.text = text(of: name, revision: revision)
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text(of: name, revision: revision)
    }
    return cell
  }

  /// The text of a row: of some lines, as many as its name and revision say.
  private func text(of name: Int, revision: Int) -> String {
    let words = (name &+ revision) % 4 * 12
    return "Row \(name), \(revision)" + String(repeating: " word", count: words)
  }

  /// Rows with another text.
  func revise(_ paths: [IndexPath]) {
    for path in paths { revisions[sections[path.section][path.row], default: 0] += 1 }
  }

  /// What a cell shows that is not of its row and revision.
  func wrongContent(of cell: UITableViewCell) -> String? {
    guard let cell = cell as? SoakCell else { return "a cell of another class" }
    let expected = text(of: cell.tag, revision: cell.revision)
    let shown: String?
    if hasConfigurations {
      let content = cell.contentView as? UIListContentView
      shown = (content?.configuration as? UIListContentConfiguration)?.text
      let label = content?.subviews.lazy.compactMap { $0 as? UILabel }.first
      let preferred = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: screen.textSize))
      if label?.font != preferred {
        return "\(cell.tag) has the font \(label?.font.pointSize ?? 0), not \(preferred.pointSize)"
      }
      if cell.textLabel != nil { return "a configured cell has a text label" }
    } else {
      shown = cell.textLabel?.text
    }
    return shown == expected ? nil : "\(cell.tag) shows \(shown ?? "nothing"), not \(expected)"
  }

  /// The height that a cell measures itself at, its separator included.
  func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let pixel = table.separatorStyle == .none ? 0 : 1 / UIScreen.main.scale
    return pixel
      + cell.systemLayoutSizeFitting(
        CGSize(width: cell.contentView.frame.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
  }

  /// A cell lies in its row, and its content in the cell.
  func wrongPlace(of cell: UITableViewCell, at path: IndexPath) -> String? {
    let row = table.rectForRow(at: path)
    guard abs(cell.frame.minY - row.minY) < 0.001, abs(cell.frame.height - row.height) < 0.001,
      abs(cell.frame.width - row.width) < 0.001
    else {
      return "the cell of \(path) is at \(cell.frame), its row at \(row)"
    }
    let content = cell.contentView.frame
    // To iOS 10 the content of an open row moves aside.
    guard content.minX >= -0.001 || cell.showingDeleteConfirmation,
      content.maxX <= cell.bounds.width + 0.001
    else {
      return "the content of \(path) is at \(content) in \(cell.bounds)"
    }
    return nil
  }

  /// Rows on the screen that have another height than their cells, and, after a reload, than before.
  func faultIfHeightsAreOld(_ reloads: Bool) {
    MainLoop.runUntilIdle()
    guard table.window != nil, heights == .automatic, !hasOwnMargins else { return }
    let before = visibleHeights
    for (path, height) in before {
      guard let cell = table.cellForRow(at: path) else { continue }
      let fitting = measuredHeight(of: cell)
      if abs(height - fitting) > 0.001 {
        faults.append("\(path) is \(height) high, its cell measures \(fitting)")
      }
    }
    guard reloads else { return }
    table.reloadData()
    MainLoop.runUntilIdle()
    let after = visibleHeights
    for (path, height) in before where abs((after[path] ?? height) - height) > 0.001 {
      faults.append("\(path) was \(height) high, and is \(after[path] ?? 0) after a reload")
    }
  }

  private var visibleHeights: [IndexPath: CGFloat] {
    let paths = table.indexPathsForVisibleRows ?? []
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, table.rectForRow(at: $0).height) })
  }
}
