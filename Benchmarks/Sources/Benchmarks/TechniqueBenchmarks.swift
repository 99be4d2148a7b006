import Foundation
import TableModel
import TableTechniques

/// The height cache of a table with template cells, with 100,000 heights in it.
@MainActor enum TechniqueBenchmarks {
  static let all = [
    Benchmark(
      name: "techniques.height-hit.100k/dictionary-look-up",
      "A kept height of 100,000, beside a look-up in a dictionary of index paths", bar: 3,
      measure: hit),
    Benchmark(
      name: "techniques.insert-at-front.100k/table-update",
      "An insertion before 100,000 kept heights, table included, beside the table's own update",
      bar: 2, measure: insertion),
  ]

  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
  fileprivate static let rows = 100_000
  private static let lookups = 100_000
  private static let insertions = 200

  /// The delegate's heights of random rows, beside the same rows in a dictionary.
  private static func hit() -> Double {
    let table = TemplateTableView(frame: frame)
    let list = List(table, measuring: table)
    list.keepHeights()
    let paths = (0..<lookups).map { _ in
      IndexPath(row: Int.random(in: 0..<rows), section: 0)
    }
    let heights = Dictionary(
      uniqueKeysWithValues: (0..<rows).map { (IndexPath(row: $0, section: 0), CGFloat($0)) })
    return Benchmark.ratio {
      for path in paths { consume(list.tableView(table, heightForRowAt: path)) }
    } to: {
      for path in paths { consume(heights[path]) }
    }
  }

  /// Single insertions at the front of a table on the screen that keeps heights, the new row's
  /// measurement included, beside a plain table's.
  private static func insertion() -> Double {
    let table = TemplateTableView(frame: frame)
    let measured = List(table, measuring: table)
    measured.keepHeights()
    let plain = List(UITableView(frame: frame), measuring: nil)
    return Benchmark.ratio {
      for _ in 0..<insertions { measured.insertAtFront() }
    } to: {
      for _ in 0..<insertions { plain.insertAtFront() }
    }
  }
}

extension TechniqueBenchmarks {
  /// A list of rows with estimates, on the screen.
  @MainActor fileprivate final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let table: UITableView
    private let measuringTable: TemplateTableView?
    private let window: UIWindow
    private var count = TechniqueBenchmarks.rows

    /// The rows of `table`, measured by it or as high as all.
    init(_ table: UITableView, measuring measuringTable: TemplateTableView?) {
      self.table = table
      self.measuringTable = measuringTable
      window = UIWindow(frame: table.frame)
      super.init()
      table.register(FixedCell.self, forCellReuseIdentifier: FixedCell.identifier)
      table.estimatedRowHeight = 44
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
      table.layoutIfNeeded()
    }

    func keepHeights() {
      for row in 0..<count {
        _ = tableView(table, heightForRowAt: IndexPath(row: row, section: 0))
      }
    }

    func insertAtFront() {
      count += 1
      UIView.performWithoutAnimation {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: FixedCell.identifier, for: path)
    }

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      measuringTable?.heightForCell(
        withIdentifier: FixedCell.identifier, cacheByIndexPath: path
      ) { (_: FixedCell) in } ?? FixedCell.height
    }
  }
}

private final class FixedCell: UITableViewCell {
  static let identifier = "fixed"
  static let height: CGFloat = 50

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
