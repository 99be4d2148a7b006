import Foundation
import TableModel

/// The reference table beside the bare calls that it has to make.
@MainActor enum TableModelBenchmarks {
  static func all() -> [Ratio] {
    [reload(), scrollStep(), batchOfEdits()].filter { isAsked($0.name) }
  }

  private static let million = 1_000_000

  /// `reloadData` with an estimate asked of each of a million rows, beside the same calls.
  private static func reload() -> Ratio {
    let scene = Scene(rows: million)
    let table = scene.table
    let ratio = Benchmark.ratio(rounds: 5) {
      table.reloadData()
    } to: {
      let delegate: any UITableViewDelegate = scene.source
      var sum: CGFloat = 0
      for row in 0..<million {
        sum += delegate.tableView(
          table, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
      }
      consume(sum)
    }
    return Ratio(name: "table-reload-1M-vs-bare-calls", ratio: ratio, bar: 1.5)
  }

  /// One step of scrolling at ten million rows, beside the same at a thousand.
  private static func scrollStep() -> Ratio {
    let large = Scene(rows: 10 * million)
    let small = Scene(rows: 1000)
    func steps(_ scene: Scene) {
      for step in 0..<200 { scene.scroll(to: CGFloat(step) * 37) }
    }
    let ratio = Benchmark.ratio(rounds: 7) { steps(large) } to: { steps(small) }
    return Ratio(name: "table-scroll-step-10M-vs-1k", ratio: ratio, bar: 1.3)
  }

  /// A batch of a thousand random edits on a million rows, beside a reload.
  private static func batchOfEdits() -> Ratio {
    let scene = Scene(rows: million)
    var generator = SystemRandomNumberGenerator()
    let ratio = Benchmark.ratio(rounds: 5) {
      let rows = Set((0..<500).map { _ in Int.random(in: 0..<million, using: &generator) })
      let deleted = rows.map { IndexPath(row: $0, section: 0) }
      scene.table.performBatchUpdates {
        scene.table.deleteRows(at: deleted, with: .none)
        scene.table.insertRows(at: deleted, with: .none)
      }
    } to: {
      scene.table.reloadData()
    }
    return Ratio(name: "table-batch-1k-edits-1M-vs-reload", ratio: ratio, bar: 1)
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

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
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
