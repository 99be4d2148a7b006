import BatchOracle
import TableEngine
import TestSupport
import Testing

@Suite("UpdatePlanner against one that fills arrays")
struct PlannerRandomTests {
  /// A plan, and each kind of problem there is.
  private static let verdictCount = 23

  @Test("Every random batch has the same verdict and the same new table")
  func randomBatches() {
    let seed = RandomTestSettings.seed
    let count = RandomTestSettings.batches
    print("TABLE_ENGINE_SEED=\(seed) TABLE_ENGINE_BATCHES=\(count)")
    var source = BatchSource(random: SplitMix(seed: seed))
    var verdicts: [String: Int] = [:]
    for step in 0..<count {
      let batch = source.next()
      let verdict = BatchComparison(batch)
      verdicts[verdict.name, default: 0] += 1
      guard verdict.difference != nil else { continue }
      let smallest = BatchComparison(batch).smallestFailing
      Issue.record(
        "seed \(seed), batch \(step); smallest: \(smallest.batch)\n\(smallest.difference ?? "")")
      return
    }
    print(
      verdicts.sorted { $0.key < $1.key }.map { "  \($0.value) \($0.key)" }.joined(separator: "\n"))
    if count >= 10_000 { #expect(verdicts.count == Self.verdictCount, "some never came up") }
  }
}

/// The results of both planners for one batch.
struct BatchComparison {
  let batch: Batch
  /// The kind of the verdict.
  let name: String
  /// What is different, if anything is.
  let difference: String?

  init(_ batch: Batch) {
    self.batch = batch
    var planner = UpdatePlanner(
      rowCountsBefore: batch.before, reloadsFollowMovedSections: batch.reloadsFollow)
    planner.record(batch.edits)
    let problem = NaivePlanner(batch: batch).problem()
    name = problem.map { String("\($0)".prefix { $0 != "(" }) } ?? "plan"
    do throws(UpdateFault) {
      let plan = try planner.plan(
        sectionCountAfter: { batch.after.count }, rowCountAfter: { batch.after[$0] })
      difference =
        problem.map { "a plan instead of \($0)" } ?? Self.difference(plan, batch)
    } catch {
      difference =
        error.problem == problem ? nil : "\(error.problem) instead of \(problem as Any)"
    }
  }

  /// The smallest batch that still fails when edits and rows are left out.
  var smallestFailing: BatchComparison {
    for smaller in batch.smaller {
      let comparison = BatchComparison(smaller)
      if comparison.difference != nil { return comparison.smallestFailing }
    }
    return self
  }
}

// MARK: - Comparing plans

extension BatchComparison {
  private static func difference(_ plan: UpdatePlan, _ batch: Batch) -> String? {
    let origins = NaivePlanner(batch: batch).origins()
    return pathDifference(plan, origins, batch) ?? listDifference(plan, origins)
      ?? heightDifference(plan, origins, batch)
  }

  private static func pathDifference(
    _ plan: UpdatePlan, _ origins: [[Origin]], _ batch: Batch
  ) -> String? {
    var targets: [RowPath: RowPath] = [:]
    for section in origins.indices {
      for row in origins[section].indices {
        if let old = origins[section][row].old {
          targets[old] = RowPath(section: section, row: row)
        }
      }
    }
    for section in batch.before.indices {
      for row in 0..<batch.before[section] {
        let path = RowPath(section: section, row: row)
        if plan.newPath(of: path) != targets[path] {
          return "\(path) goes to \(plan.newPath(of: path) as Any)"
        }
      }
    }
    return nil
  }

  private static func listDifference(_ plan: UpdatePlan, _ origins: [[Origin]]) -> String? {
    let reloaded = Set(
      origins.joined().compactMap { if case .reloaded(let path) = $0 { path } else { nil } })
    if Set(plan.reloadedRows.map(\.source)) != reloaded { return "reloaded \(plan.reloadedRows)" }
    for pair in plan.reloadedRows + plan.movedRows + plan.reconfiguredRows
    where plan.newPath(of: pair.source) != pair.target {
      return "pair \(pair)"
    }
    if plan.insertedRows.contains(where: { origins[$0.section][$0.row].old != nil }) {
      return "inserted"
    }
    if plan.deletedRows.contains(where: { plan.newPath(of: $0) != nil }) { return "deleted" }
    return nil
  }

  /// Applies the plan to a table whose heights tell the rows apart.
  private static func heightDifference(
    _ plan: UpdatePlan, _ origins: [[Origin]], _ batch: Batch
  ) -> String? {
    func old(_ path: RowPath) -> Extent { .measured(Double(1 + path.section * 100 + path.row)) }
    func new(_ path: RowPath) -> Extent { .estimated(Double(1001 + path.section * 100 + path.row)) }
    var geometry = TableGeometry(
      sectionCount: batch.before.count,
      section: { SectionLayout(rowCount: batch.before[$0], header: .measured(Double($0))) },
      row: old)
    geometry.apply(plan, section: { _ in SectionExtents() }, newRow: new)
    if geometry.rowCounts != batch.after { return "counts \(geometry.rowCounts)" }
    if let fault = geometry.integrityFaults().first { return "\(fault)" }
    for section in origins.indices {
      for (row, origin) in origins[section].enumerated() {
        let path = RowPath(section: section, row: row)
        let expected = if case .kept(let source) = origin { old(source) } else { new(path) }
        if geometry.extent(of: path) != expected { return "height of \(path)" }
      }
    }
    return nil
  }
}
