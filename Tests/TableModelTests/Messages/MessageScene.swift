import Foundation
import TableModel
import TableProbe
import Testing

/// What has to be done to meet a message; the numbers and names are those of its text.
@MainActor struct MessageScene {
  let play: @MainActor (KnownMessage) throws -> Void

  static let known: [String: MessageScene] = ofCells.merging(ofIndices) { first, _ in first }
    .merging(ofHeights) { first, _ in first }.merging(ofLayout) { first, _ in first }
    .merging(ofCallbacks) { first, _ in first }.merging(ofFingers) { first, _ in first }

  /// The last numbers of a text.
  private static func numbers(_ count: Int, of message: KnownMessage) throws -> [Int] {
    let numbers = message.numbers.map { Int($0) }
    try #require(numbers.count >= count)
    return numbers.suffix(count)
  }

  private static func table() -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}

// MARK: - Cells

extension MessageScene {
  private static let ofCells: [String: MessageScene] = [
    "unregistered-identifier": MessageScene { _ in
      let probe = TableProbe(rows: 1)
      probe.attach()
      _ = probe.table.dequeueReusableCell(withIdentifier: "X", for: [0, 0])
    },
    "no-cell": MessageScene { _ in
      let source = BadSource()
      source.rows = { _ in 2 }
      source.cell = { _ in BadSource.noCell }
      source.table.layoutIfNeeded()
    },
    "second-dequeue": MessageScene { _ in
      let probe = TableProbe(rows: 1)
      let table = probe.table
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      probe.cellForRow = { path in
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      probe.show()
    },
    "bad-nib": MessageScene { _ in
      let table = table()
      table.register(CodeNib { [] }, forCellReuseIdentifier: "X")
      _ = table.dequeueReusableCell(withIdentifier: "X")
    },
    "header-cell": MessageScene { _ in
      let probe = TableProbe(rows: 1)
      probe.viewForHeader = { _ in UITableViewCell() }
      probe.heightForHeader = { _ in 30 }
      probe.show()
      probe.table.reloadSections([0], with: .none)
    },
    "identifier-of-nib": MessageScene { _ in
      let table = table()
      let nib = CodeNib { [UITableViewCell(style: .default, reuseIdentifier: "A")] }
      table.register(nib, forCellReuseIdentifier: "B")
      _ = table.dequeueReusableCell(withIdentifier: "B")
    },
  ]
}

// MARK: - Rows and sections that are not there

extension MessageScene {
  private static let ofIndices: [String: MessageScene] = [
    "scroll-to-row": MessageScene { message in
      let numbers = try numbers(3, of: message)
      let probe = TableProbe(rows: Array(repeating: numbers[1], count: numbers[2] + 1))
      probe.show()
      probe.table.scrollToRow(at: [numbers[2], numbers[0]], at: .top, animated: false)
    },
    "rect-of-row": MessageScene { message in
      let numbers = try numbers(2, of: message)
      let probe = TableProbe(rows: Array(repeating: numbers[1], count: numbers[0] + 1))
      probe.show()
      _ = probe.table.rectForRow(at: [numbers[0], numbers[1]])
    },
    "rect-of-header": MessageScene { message in
      let section = try numbers(1, of: message)[0]
      _ = try sections(section).rectForHeader(inSection: section)
    },
    "rect-of-section": MessageScene { message in
      let section = try numbers(1, of: message)[0]
      _ = try sections(section).rect(forSection: section)
    },
    "rows-of-section": MessageScene { message in
      let section = try numbers(1, of: message)[0]
      _ = try sections(section).numberOfRows(inSection: section)
    },
    "negative-row": MessageScene { message in
      let numbers = message.text.matches(of: /\d+/).compactMap { UInt($0.output) }.suffix(2)
      let probe = TableProbe(rows: [3, 3, 3])
      probe.show()
      let path = numbers.map { Int(bitPattern: $0) }
      probe.table.reloadRows(at: [IndexPath(indexes: path)], with: .none)
    },
    "index-of-bullets": MessageScene { _ in
      let source = BadSource()
      source.rows = { _ in 2 }
      source.indexTitles = ["•"]
      source.table.layoutIfNeeded()
    },
    "row-count": MessageScene { message in
      let numbers = message.numbers.map { Int(exactly: $0) ?? .max }
      let probe = TableProbe(rows: Array(repeating: 0, count: numbers[1]) + [numbers[0]])
      probe.show()
    },
  ]

  /// A table of so many sections.
  private static func sections(_ count: Int) throws -> UITableView {
    let probe = TableProbe(rows: Array(repeating: 1, count: count))
    probe.numberOfSections = { count }
    probe.show()
    // The table keeps what it has counted when its data source goes.
    return probe.table
  }
}

// MARK: - Heights

extension MessageScene {
  private final class FlatCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 0) }
  }

  /// A height that prints as the last number of a text and has no meaning of its own: 0 is no
  /// negative height, and -1 is `automaticDimension`.
  private static func height(of message: KnownMessage) -> CGFloat {
    CGFloat(message.numbers.last ?? UITableView.automaticDimension).nextDown
  }

  private static let ofHeights: [String: MessageScene] = [
    "header-height": MessageScene { message in
      let section = try numbers(2, of: message)[0]
      let probe = TableProbe(rows: Array(repeating: 1, count: section + 1))
      probe.viewForHeader = { _ in UIView() }
      probe.heightForHeader = { $0 == section ? height(of: message) : 20 }
      probe.show()
    },
    "row-height": MessageScene { message in
      let path = message.numbers.dropLast().suffix(2).map { Int($0) }
      let row = path.isEmpty ? [0, 0] : IndexPath(indexes: path)
      let probe = TableProbe(rows: Array(repeating: row.row + 1, count: row.section + 1))
      probe.looksUpCells = false
      probe.heightForRow = { $0 == row ? height(of: message) : 20 }
      probe.show()
    },
    "height-of-zero": MessageScene { _ in
      let probe = TableProbe(rows: 3)
      probe.table.estimatedRowHeight = 60
      probe.heightForRow = { _ in UITableView.automaticDimension }
      probe.cellForRow = { _ in FlatCell(style: .default, reuseIdentifier: nil) }
      probe.show()
    },
  ]
}

// MARK: - From within callbacks

extension MessageScene {
  private static let ofCallbacks: [String: MessageScene] = [
    "update-in-callback": MessageScene { _ in
      let probe = TableProbe(rows: 3)
      probe.cellForRow = { [table = probe.table] _ in
        table.beginUpdates()
        table.endUpdates()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      probe.show()
    },
    "cell-in-callback": MessageScene { _ in
      let probe = TableProbe(rows: 1)
      probe.looksUpCells = false
      probe.table.estimatedRowHeight = 44
      probe.heightForRow = { [table = probe.table] path in
        table.cellForRow(at: path) == nil ? 50 : 60
      }
      probe.show()
    },
    "visible-cells-in-callback": MessageScene { _ in
      let probe = TableProbe(rows: 1)
      probe.willDisplay = { [table = probe.table] _, _ in _ = table.visibleCells }
      probe.show()
    },
  ]
}

// MARK: - Layout and looks

extension MessageScene {
  private static let ofLayout: [String: MessageScene] = [
    "layout-without-window": MessageScene { _ in
      let probe = TableProbe(rows: 1)
      probe.attach()
      probe.table.layoutIfNeeded()
      probe.table.reloadData()
      probe.table.layoutIfNeeded()
    },
    "constraints-on-header": MessageScene { _ in
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(label)
      label.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
      let probe = TableProbe(rows: 1)
      probe.table.tableHeaderView = header
      probe.show()
    },
    "refresh-control": MessageScene { _ in
      let (table, control) = (table(), UIRefreshControl())
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      table.refreshControl = control
      control.beginRefreshing()
      table.refreshControl = UIRefreshControl()
    },
    "header-color": MessageScene { _ in
      UITableViewHeaderFooterView(reuseIdentifier: nil).backgroundColor = .red
    },
    "conflict": MessageScene { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      window.layoutIfNeeded()
    },
  ]
}
