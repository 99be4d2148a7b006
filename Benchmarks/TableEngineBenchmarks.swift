import TableEngine

/// The table's arithmetic, alone.
enum TableEngineBenchmarks {
  static let all: [Benchmark] = reload + LookingUpBenchmarks.all + memory + batches

  static let curves =
    [
      GrowthCurve(
        name: "engine.reload", title: "Lay out all rows", unit: "rows", sizes: sizes
      ) { rows in
        Benchmark.seconds { consume(table(rows: rows)) }
      }
    ] + LookingUpBenchmarks.curves

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Answers as a delegate does; the compiler cannot know which of the two it is.
  private static let delegate: any HeightSource =
    CommandLine.arguments.isEmpty ? EqualHeights() : DifferentHeights()

  private static let million = 1_000_000
  private static let large = 10_000_000
}

private protocol HeightSource: Sendable {
  func height(of row: RowPath) -> Extent
}

private struct EqualHeights: HeightSource {
  func height(of row: RowPath) -> Extent { .estimated(44) }
}

private struct DifferentHeights: HeightSource {
  func height(of row: RowPath) -> Extent { .estimated(Double(44 + row.row & 15)) }
}

// MARK: - Tables

extension TableEngineBenchmarks {
  private static func table(
    rows: Int, recycling spare: consuming TableGeometry = TableGeometry()
  )
    -> TableGeometry
  {
    let delegate = delegate
    return TableGeometry(recycling: spare, sectionCount: 1) { _ in
      SectionExtents(rowCount: rows, header: .measured(28))
    } row: {
      delegate.height(of: $0)
    }
  }

  /// Makes the calls that a reload makes, and nothing else.
  private static func bareLoop(rows: Int) {
    let delegate = delegate
    bareLoop(rows: rows) { delegate.height(of: $0) }
  }

  @inline(never)
  private static func bareLoop(rows: Int, row: (RowPath) -> Extent) {
    var sum = 0.0
    for index in 0..<rows { sum += row(RowPath(section: 0, row: index)).height }
    consume(sum)
  }
}

// MARK: - Reload

extension TableEngineBenchmarks {
  private static let reload = [
    Benchmark(
      name: "engine.reload.1M.first-time/bare-loop",
      "The engine lays out one million rows, beside a loop that only asks their heights",
      bar: 1.5
    ) {
      Benchmark.ratio {
        consume(table(rows: million))
      } to: {
        bareLoop(rows: million)
      }
    },
    Benchmark(
      name: "engine.reload.1M.again/bare-loop",
      "The same again, in the memory of the table before it",
      bar: 1.5
    ) {
      var spare = table(rows: million)
      return Benchmark.ratio {
        let old = spare
        spare = TableGeometry()
        spare = table(rows: million, recycling: old)
      } to: {
        bareLoop(rows: million)
      }
    },
  ]
}

// MARK: - Memory

extension TableEngineBenchmarks {
  private static let memory = [
    Benchmark(
      name: "engine.bytes-a-row.10M.all-different",
      "Bytes a row of the engine, all heights different",
      bar: 24
    ) {
      Double(RowHeights.allDifferent.table(rows: large).byteCount) / Double(large)
    },
    Benchmark(
      name: "engine.bytes-a-row.10M.uniform",
      "Bytes a row of the engine, one height for all",
      bar: 24
    ) {
      Double(RowHeights.uniform.table(rows: large).byteCount) / Double(large)
    },
  ]
}

// MARK: - Batches

extension TableEngineBenchmarks {
  private static let batches = [
    Benchmark(
      name: "engine.batch.1k-edits-1M-rows/reload",
      "The engine applies 1,000 edits to one million rows, beside laying them all out",
      bar: 1
    ) {
      var spare = table(rows: million)
      var batch = RandomBatch(edits: 1_000, rows: million)
      var old = spare
      return Benchmark.ratio {
        batch.run()
      } to: {
        old = spare
        spare = TableGeometry()
        spare = table(rows: million, recycling: old)
      }
    },
    Benchmark(
      name: "engine.batch.10k-edits/1k-edits",
      "10,000 edits beside 1,000",
      bar: 12
    ) {
      var thousand = RandomBatch(edits: 1_000, rows: million)
      var tenThousand = RandomBatch(edits: 10_000, rows: million)
      return Benchmark.ratio {
        tenThousand.run()
      } to: {
        thousand.run()
      }
    },
  ]

  /// A table that gets random batches after which it has as many rows as before.
  private struct RandomBatch {
    let edits: Int
    let rows: Int
    var table: TableGeometry
    private var random = SystemRandom(state: 2)

    init(edits: Int, rows: Int) {
      self.edits = edits
      self.rows = rows
      table = TableEngineBenchmarks.table(rows: rows)
    }

    /// A third each of deletions, insertions and moves, without two at one place.
    mutating func run() {
      var planner = UpdatePlanner(rowCountsBefore: [rows])
      let stretch = rows / edits
      for edit in 0..<edits / 3 {
        let place = 3 * edit * stretch
        planner.record(.deleteRow(path(place)))
        planner.record(.insertRow(path(place + stretch)))
        planner.record(.moveRow(path(place + stretch * 3 / 2), to: path(rows - place - stretch)))
      }
      guard let plan = try? planner.plan(rowCountsAfter: [rows]) else { return print("no plan") }
      table.apply(plan) { _ in
        SectionExtents(rowCount: 0)
      } newRow: {
        delegate.height(of: $0)
      }
    }

    private mutating func path(_ row: Int) -> RowPath {
      RowPath(section: 0, row: min(rows - 1, row + random.index(below: rows / edits / 2)))
    }
  }
}
