import Foundation
import TableModel

/// The reference table beside the bare calls that it has to make.
@MainActor enum TableModelBenchmarks {
  static let all: [(name: String, bar: Double, measure: @MainActor () -> Double)] = [
    ("table-reload-1M-vs-bare-calls", 1.5, reload),
    ("table-scroll-step-10M-vs-1k", 1.3, scrollStep),
    ("table-batch-1k-edits-1M-vs-reload", 1, batchOfEdits),
  ]

  private static let million = 1_000_000

  /// `reloadData` with an estimate asked of each of a million rows, beside the same calls.
  private static func reload() -> Double {
    let scene = Scene(rows: million)
    let table = scene.table
    return Benchmark.ratio(rounds: 5) {
      table.reloadData()
    } to: {
      // Taken from the table, so that the compiler cannot see through the calls.
      guard let delegate = table.delegate else { return }
      var sum: CGFloat = 0
      for row in 0..<million {
        sum += delegate.tableView(
          table, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
      }
      consume(sum)
    }
  }

  /// One step of scrolling at ten million rows, beside the same at a thousand.
  private static func scrollStep() -> Double {
    let large = Scene(rows: 10 * million)
    let small = Scene(rows: 1000)
    func steps(_ scene: Scene) {
      for step in 0..<200 { scene.scroll(to: CGFloat(step) * 37) }
    }
    return Benchmark.ratio(rounds: 7) {
      steps(large)
    } to: {
      steps(small)
    }
  }

  /// A batch of a thousand random edits on a million rows, beside a reload.
  private static func batchOfEdits() -> Double {
    let scene = Scene(rows: million)
    var generator = SystemRandomNumberGenerator()
    return Benchmark.ratio(rounds: 5) {
      let rows = Set((0..<500).map { _ in Int.random(in: 0..<million, using: &generator) })
      let deleted = rows.map { IndexPath(row: $0, section: 0) }
      scene.table.performBatchUpdates {
        scene.table.deleteRows(at: deleted, with: .none)
        scene.table.insertRows(at: deleted, with: .none)
      }
    } to: {
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
    }
  }

  /// A table in a window, with a source that has plain cells.
  @MainActor private final class Scene {
    let source: Source
    let table: UITableView
    private let window: UIWindow

    init(rows: Int) {
      source = Source(rows: rows)
      let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
      table = UITableView(frame: frame)
      window = UIWindow(frame: frame)
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      table.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
  }

  fileprivate final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let rows: Int

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { CGFloat(40 + indexPath.row & 15) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(40 + indexPath.row & 15)
    }
  }
}
