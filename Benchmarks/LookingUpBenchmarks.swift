import TableEngine

/// What is at an offset, in tables of ten million rows beside tables of a thousand.
///
/// Rows that are alike take no memory of their own, so a look-up is as fast among many as among few.
/// Ten million mixed heights lie beyond every cache: whatever their order in memory, a random
/// look-up has to wait for one read of it, and that read alone takes several times as long as a
/// whole look-up in a thousand rows, which lie in the nearest cache. So there the reference is both
/// together, and the growth curves show each alone.
enum LookingUpBenchmarks {
  static let all = [offsetsToRows, scrollSteps]

  static let curves = [
    GrowthCurve(
      name: "engine.offset-to-row", title: "Find the row at an offset, all heights different",
      unit: "rows", sizes: sizes
    ) { rows in
      let table = RowHeights.allDifferent.table(rows: rows)
      return Benchmark.seconds { lookUp(in: table) } / Double(lookUpCount)
    },
    GrowthCurve(
      name: "engine.bare-read",
      title: "Read a number at a place that the last one decides, 8 bytes a row",
      unit: "rows", sizes: sizes
    ) { rows in
      let reads = BareReads(rows: rows)
      return Benchmark.seconds { reads.read(count: lookUpCount) } / Double(lookUpCount)
    },
    GrowthCurve(
      name: "engine.scroll-step", title: "Scroll by a third of a screen, all heights different",
      unit: "rows", sizes: sizes
    ) { rows in
      var table = RowHeights.allDifferent.table(rows: rows)
      return Benchmark.seconds { scroll(&table) } / Double(stepCount)
    },
  ]

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
  private static let lookUpCount = 200_000
  private static let stepCount = 20_000

  /// Many, for other work on the machine may take the caches, or half of a core, for seconds.
  private static let rounds = 150

  private static let small = 1_000
  private static let large = 10_000_000
}

// MARK: - The row at an offset

extension LookingUpBenchmarks {
  private static let mixed = [RowHeights.estimated, .pixels, .allDifferent]

  private static let offsetsToRows = Benchmark(
    figures: [
      Benchmark.Figure(
        name: "engine.offset-to-row.10M/1k.\(RowHeights.uniform.rawValue)",
        title: "A random offset is looked up among 10 million \(RowHeights.uniform.title), "
          + "beside 1,000",
        bar: 1.3)
    ]
      + mixed.map { heights in
        Benchmark.Figure(
          name: "engine.offset-to-row.10M/1k-and-read.\(heights.rawValue)",
          title: "A random offset is looked up among 10 million \(heights.title), beside 1,000 "
            + "and one read of memory",
          bar: 1.3)
      }
  ) {
    let reads = BareReads(rows: large)
    return Benchmark.ratios(
      rounds: rounds,
      of: [looking(among: .uniform)] + mixed.map { looking(among: $0, beside: reads) })
  }

  private static func looking(
    among heights: RowHeights, beside reads: BareReads? = nil
  ) -> Benchmark.Pair {
    let (many, few) = (heights.table(rows: large), heights.table(rows: small))
    return Benchmark.Pair {
      lookUp(in: many)
    } reference: {
      lookUp(in: few)
      reads?.read(count: lookUpCount)
    }
  }

  private static func lookUp(in table: TableGeometry) {
    var random = SystemRandom(state: 1)
    var sum = 0
    for _ in 0..<lookUpCount {
      sum += table.path(at: random.unit() * table.totalHeight)?.row ?? 0
    }
    consume(sum)
  }
}

// MARK: - Scrolling

extension LookingUpBenchmarks {
  private static let scrolled = [RowHeights.uniform, .allDifferent]

  private static let scrollSteps = Benchmark(
    figures: scrolled.map {
      Benchmark.Figure(
        name: "engine.scroll-step.10M/1k.\($0.rawValue)",
        title: "The engine scrolls a step over 10 million \($0.title), beside 1,000",
        bar: 1.3)
    }
  ) {
    Benchmark.ratios(rounds: rounds, of: scrolled.map(scrolling))
  }

  private static func scrolling(over heights: RowHeights) -> Benchmark.Pair {
    var (large, small) = (heights.table(rows: large), heights.table(rows: small))
    return Benchmark.Pair {
      scroll(&large)
    } reference: {
      scroll(&small)
    }
  }

  /// Scrolls by a third of a screen at a time: finds the visible rows and where each is, and
  /// measures the last one.
  private static func scroll(_ table: inout TableGeometry) {
    let screen = 667.0
    var y = 0.0
    for step in 0..<stepCount {
      y += screen / 3
      if y > table.totalHeight - screen { y = 0 }
      var sum = 0.0
      table.forEachRow(from: y, to: y + screen) { _, span, _ in sum += span.start }
      consume(sum)
      guard let new = table.path(at: y + screen - 1) else { continue }
      table.setExtent(.measured(Double(40 + step & 15)), of: new)
    }
  }
}
