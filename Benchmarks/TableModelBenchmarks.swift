import Foundation
import TableModel

/// The reference table beside the bare calls that it has to make.
@MainActor enum TableModelBenchmarks {
  static let all: [(name: String, bar: Double, measure: @MainActor () -> Double)] = [
    ("table-reload-1M-vs-bare-calls", 1.5, reload),
    ("table-scroll-step-10M-vs-1k.uniform", 1.3, { scrollStep(.estimatedAlike) }),
    ("table-scroll-step-10M-vs-1k.all-different", 1.3, { scrollStep(.different) }),
    ("table-offset-to-row-10M-vs-1k.estimated", 1.3, { randomOffset(.estimatedAlike) }),
    ("table-offset-to-row-10M-vs-1k.all-different", 1.3, { randomOffset(.different) }),
    ("table-batch-1k-edits-1M-vs-reload", 1, batchOfEdits),
  ]

  private static let million = 1_000_000

  /// `reloadData` with an estimate asked of each of a million rows, beside the same calls.
  private static func reload() -> Double {
    let scene = Scene(rows: million)
    let table = scene.table
    return Benchmark.ratio(rounds: 9) {
      table.reloadData()
    } to: {
      bareCalls(table)
    }
  }

  /// The calls alone, with the cheapest index paths that can be had: one, changed in place.
  private static func bareCalls(_ table: UITableView) {
    // Taken from the table, so that the compiler cannot see through the calls.
    guard let delegate = table.delegate else { return }
    var path = IndexPath(row: 0, section: 0)
    var sum: CGFloat = 0
    for row in 0..<million {
      path[1] = row
      sum += delegate.tableView(table, estimatedHeightForRowAt: path)
    }
    consume(sum)
  }

  /// A row looked for at random offsets of ten million rows, beside the same in a thousand.
  private static func randomOffset(_ kind: Source.Heights) -> Double {
    let large = Scene(rows: 10 * million, kind)
    let small = Scene(rows: 1000, kind)
    func look(_ scene: Scene) {
      var generator = SystemRandom(state: 1)
      var sum = 0
      for _ in 0..<100_000 {
        let y = generator.unit() * scene.table.contentSize.height
        sum += scene.table.indexPathForRow(at: CGPoint(x: 1, y: y))?.row ?? 0
      }
      consume(sum)
    }
    return Benchmark.ratio(rounds: 7) {
      look(large)
    } to: {
      look(small)
    }
  }

  /// One step of scrolling at ten million rows, beside the same at a thousand.
  private static func scrollStep(_ kind: Source.Heights) -> Double {
    let large = Scene(rows: 10 * million, kind)
    let small = Scene(rows: 1000, kind)
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

    init(rows: Int, _ kind: Source.Heights = .different) {
      source = Source(rows: rows, kind)
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
    /// What the estimates are like; the heights are all different.
    enum Heights {
      case estimatedAlike, different
    }

    let rows: Int
    private let kind: Heights

    init(rows: Int, _ kind: Heights) {
      self.rows = rows
      self.kind = kind
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { kind == .different ? CGFloat(40 + indexPath.row & 15) : 44 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(40 + indexPath.row & 15)
    }
  }
}
