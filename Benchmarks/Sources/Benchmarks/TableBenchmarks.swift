import Foundation
import TableModel

/// The reference table beside the delegate calls that it has to make, and beside smaller tables.
@MainActor enum TableBenchmarks {
  static let all = [
    Benchmark(
      name: "table.reload.1M/bare-calls",
      "`reloadData` with one million estimates, beside the same delegate calls alone",
      bar: 1.5, measure: reload),
    Benchmark(
      name: "table.scroll-step.10M/1k",
      "A step of scrolling over 10 million rows of different heights, beside 1,000",
      bar: 2, measure: scrolling),
    Benchmark(
      name: "table.offset-to-row.10M/1k",
      "The row at a random offset of 10 million rows of different heights, beside 1,000",
      bar: 6, measure: looking),
    Benchmark(
      name: "table.batch.1k-edits-1M-rows/reload",
      "1,000 random edits of one million rows of different heights, beside `reloadData`",
      bar: 1, measure: batch),
  ]

  private static let million = 1_000_000
  private static let stepCount = 200
  private static let lookUpCount = 100_000
  /// Deletions, and as many insertions.
  private static let deletionCount = 500

  private static func reload() -> Double {
    let screen = ListScreen(rows: million)
    let table = screen.table
    return Benchmark.ratio(rounds: 50) {
      table.reloadData()
    } to: {
      bareCalls(table)
    }
  }

  /// Makes the calls of a reload, with one index path that is changed in place.
  private static func bareCalls(_ table: UITableView) {
    // Read from the table, so that the compiler cannot see through the calls.
    guard let delegate = table.delegate else { return }
    var path = IndexPath(row: 0, section: 0)
    var sum: CGFloat = 0
    for row in 0..<million {
      path[1] = row
      sum += delegate.tableView(table, estimatedHeightForRowAt: path)
    }
    consume(sum)
  }

  private static func scrolling() -> Double {
    let (large, small) = (ListScreen(rows: 10 * million), ListScreen(rows: 1000))
    func scroll(_ screen: ListScreen) {
      for step in 0..<stepCount { screen.scroll(to: CGFloat(step) * 37) }
    }
    return Benchmark.ratio(rounds: 50) {
      scroll(large)
    } to: {
      scroll(small)
    }
  }

  private static func looking() -> Double {
    let (large, small) = (ListScreen(rows: 10 * million), ListScreen(rows: 1000))
    func look(_ screen: ListScreen) {
      var sum = 0
      for look in 0..<lookUpCount {
        let y = RandomNumbers.unit(look) * screen.table.contentSize.height
        sum += screen.table.indexPathForRow(at: CGPoint(x: 1, y: y))?.row ?? 0
      }
      consume(sum)
    }
    return Benchmark.ratio {
      look(large)
    } to: {
      look(small)
    }
  }

  private static func batch() -> Double {
    let screen = ListScreen(rows: million)
    let table = screen.table
    var generator = SystemRandomNumberGenerator()
    return Benchmark.ratio {
      let rows = Set(
        (0..<deletionCount).map { _ in Int.random(in: 0..<million, using: &generator) })
      let paths = rows.map { IndexPath(row: $0, section: 0) }
      table.performBatchUpdates {
        table.deleteRows(at: paths, with: .none)
        table.insertRows(at: paths, with: .none)
      }
    } to: {
      table.reloadData()
      table.layoutIfNeeded()
    }
  }
}
