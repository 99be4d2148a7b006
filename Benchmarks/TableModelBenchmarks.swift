import Foundation
import TableModel

/// The reference table beside the bare calls that it has to make.
@MainActor enum TableModelBenchmarks {
  static let all = [
    Benchmark(
      name: "table.reload.1M/bare-calls",
      "reloadData with one million estimates, beside the same calls of the delegate alone",
      bar: 1.5, measure: reload),
    Benchmark(
      figures: [
        Benchmark.Figure(
          name: "table.scroll-step.10M/1k.all-different",
          title: "A step of scrolling over 10 million rows of different heights, beside 1,000",
          bar: 1.3),
        Benchmark.Figure(
          name: "table.scroll-step.10M/1k.estimated",
          title: "A step of scrolling over 10 million estimated rows, beside 1,000", bar: 1.3),
        Benchmark.Figure(
          name: "table.offset-to-row.10M/1k.estimated",
          title: "The row at a random offset of 10 million estimated rows, beside 1,000", bar: 1.3),
        Benchmark.Figure(
          name: "table.offset-to-row.10M/1k-and-read.all-different",
          title: "The row at a random offset of 10 million rows of different heights, beside 1,000 "
            + "and one read of memory",
          bar: 1.3),
      ], measure: stepsAndOffsets),
    Benchmark(
      name: "table.batch.1k-edits-1M-rows/reload",
      "1,000 random edits of one million rows, beside reloadData", bar: 1, measure: batchOfEdits),
  ]

  static let curves = [
    GrowthCurve(
      name: "table.reload", title: "reloadData, an estimate asked of each row", unit: "rows",
      sizes: sizes
    ) { rows in
      let scene = Scene(rows: rows)
      return Benchmark.seconds { scene.table.reloadData() }
    },
    GrowthCurve(
      name: "table.scroll-step", title: "Scroll by a row, with its cells", unit: "rows",
      sizes: sizes
    ) { rows in
      let scene = Scene(rows: rows, .allDifferent)
      return Benchmark.seconds { steps(of: scene) } / Double(stepCount)
    },
  ]

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  private static let stepCount = 200

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

  private static func stepsAndOffsets() -> [Double] {
    Benchmark.ratios(
      rounds: 150,
      of: [
        scrolling(over: .allDifferent), scrolling(over: .estimatedAlike),
        looking(in: .estimatedAlike),
        looking(in: .allDifferent, beside: BareReads(rows: 10 * million)),
      ])
  }

  /// One step of scrolling at ten million rows, beside the same at a thousand.
  private static func scrolling(over kind: Source.Heights) -> Benchmark.Pair {
    let large = Scene(rows: 10 * million, kind)
    let small = Scene(rows: 1000, kind)
    return Benchmark.Pair {
      steps(of: large)
    } reference: {
      steps(of: small)
    }
  }

  /// A row looked for at random offsets of ten million rows, beside the same in a thousand.
  ///
  /// - Parameter reads: What else counts to the thousand rows, one for each row looked for; for
  ///   heights that lie beyond the caches, see ``LookingUpBenchmarks``.
  private static func looking(
    in kind: Source.Heights, beside reads: BareReads? = nil
  ) -> Benchmark.Pair {
    let large = Scene(rows: 10 * million, kind)
    let small = Scene(rows: 1000, kind)
    let count = 100_000
    func look(_ scene: Scene) {
      var generator = SystemRandom(state: 1)
      var sum = 0
      for _ in 0..<count {
        let y = generator.unit() * scene.table.contentSize.height
        sum += scene.table.indexPathForRow(at: CGPoint(x: 1, y: y))?.row ?? 0
      }
      consume(sum)
    }
    return Benchmark.Pair {
      look(large)
    } reference: {
      look(small)
      reads?.read(count: count)
    }
  }

  private static func steps(of scene: Scene) {
    for step in 0..<stepCount { scene.scroll(to: CGFloat(step) * 37) }
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

    init(rows: Int, _ kind: Source.Heights = .cheap) {
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
    enum Heights {
      /// One estimate for all rows, which turn out to be of different heights.
      case estimatedAlike
      /// What costs next to nothing to answer.
      case cheap
      case allDifferent
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
    ) -> CGFloat { kind == .estimatedAlike ? 44 : height(of: indexPath.row) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(of: indexPath.row)
    }

    private func height(of row: Int) -> CGFloat {
      kind == .allDifferent ? RowHeights.allDifferent.height(of: row) : CGFloat(40 + row & 15)
    }
  }
}
