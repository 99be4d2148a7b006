import TableEngine
import Testing

@Suite("UpdatePlanner")
struct PlannerTests {
  private func plan(
    _ before: [Int], _ edits: [TableEdit], _ after: [Int], follow: Bool = false
  ) throws(UpdateFault) -> UpdatePlan {
    var planner = UpdatePlanner(rowCountsBefore: before, reloadsFollowMovedSections: follow)
    planner.record(edits)
    return try planner.plan(rowCountsAfter: after)
  }

  private func problem(
    _ before: [Int], _ edits: [TableEdit], _ after: [Int]
  ) -> UpdateProblem? {
    do throws(UpdateFault) {
      _ = try plan(before, edits, after)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test("Deleting row 0 after inserting row 0 deletes the old row 0")
  func orderOfCalls() throws {
    let plan = try plan(
      [2], [.insertRow(path(0, 0)), .deleteRow(path(0, 0))], [2])
    #expect(plan.newPath(of: path(0, 0)) == nil)
    #expect(plan.newPath(of: path(0, 1)) == path(0, 1))
  }

  @Test("EX-01: a number of rows that does not add up, with its six numbers")
  func rowCount() {
    var counts = RowCountChange(before: 3, after: 3)
    counts.inserted = 1
    #expect(
      problem([3], [.insertRow(path(0, 0))], [3]) == .rowCount(section: 0, counts: counts))
  }

  @Test("EX-01b: a fault has all edits in the order of the calls, and all numbers")
  func faultContents() {
    let edits: [TableEdit] = [.deleteRow(path(0, 1)), .deleteRow(path(0, 0))]
    #expect(throws: UpdateFault.self) { try plan([3], edits, [0]) }
    do throws(UpdateFault) {
      _ = try plan([3], edits, [0])
    } catch {
      #expect(error.edits == edits)
      #expect(error.rowCountsBefore == [3])
      #expect(error.rowCountsAfter == [0])
    }
  }

  @Test("EX-02: deleting the last row does not delete its section")
  func sectionCount() {
    #expect(
      problem([1], [.deleteRow(path(0, 0))], [])
        == .sectionCount(before: 1, after: 0, inserted: 0, deleted: 0))
    #expect(problem([1], [.deleteRow(path(0, 0)), .deleteSection(0)], []) == nil)
  }

  @Test("EX-04: inserting row 8 where there are 8 rows after the update")
  func insertBeyond() {
    #expect(
      problem([8], [.insertRow(path(0, 8))], [8])
        == .insertsMissingRow(path(0, 8), rowsAfter: 8))
  }

  @Test("EX-05, EX-06: deleting what is not there before the update")
  func deleteBeyond() {
    #expect(
      problem([1], [.deleteRow(path(0, 2))], [0])
        == .deletesMissingRow(path(0, 2), rowsBefore: 1))
    #expect(
      problem([], [.deleteRow(path(0, 0))], [])
        == .deletesRowOfMissingSection(path(0, 0), sectionsBefore: 0))
  }

  @Test("A reload in a section that vanishes is an insertion into a missing section")
  func reloadInVanishedSection() {
    #expect(
      problem([1, 1, 1], [.reloadRow(path(2, 0))], [1, 1])
        == .insertsRowIntoMissingSection(path(2, 0), sectionsAfter: 2))
  }

  @Test("EX-07, EX-08, EX-09: two edits that cannot be of one place")
  func conflicts() {
    let row = path(0, 0)
    #expect(
      problem([2], [.deleteRow(row), .reloadRow(row)], [1]) == .deletesAndReloadsRow(row))
    #expect(
      problem([2], [.insertRow(row), .moveRow(path(0, 1), to: row)], [3])
        == .insertsAndMovesToRow(row))
    #expect(
      problem([2], [.reloadRow(row), .moveRow(row, to: path(0, 1))], [2])
        == .deletesAndMovesRow(row))
  }

  @Test("EX-10: reloading a row twice adds up, but animates it twice")
  func doubles() {
    let row = path(0, 0)
    #expect(problem([2], [.reloadRow(row), .reloadRow(row)], [2]) == .animatesRowTwice(row))
  }

  @Test("EX-11: a row moves neither from a deleted nor into an inserted section")
  func movesAcross() {
    let edits: [TableEdit] = [.insertSection(2), .moveRow(path(0, 0), to: path(2, 0))]
    #expect(
      problem([1, 1], edits, [0, 1, 1])
        == .movesRowIntoInsertedSection(path(0, 0), to: path(2, 0)))
    let other: [TableEdit] = [.deleteSection(0), .moveRow(path(0, 0), to: path(0, 0))]
    #expect(
      problem([1, 1], other, [2]) == .movesRowFromDeletedSection(path(0, 0), to: path(0, 0)))
  }

  @Test("A fault about a move from a missing row contains the number of rows")
  func moveFromMissing() {
    #expect(
      problem([1, 1, 0], [.moveRow(path(2, 0), to: path(0, 0))], [2, 1, 0])
        == .movesMissingRow(path(2, 0), to: path(0, 0), sectionsBefore: 3, rowsBefore: 0))
  }

  @Test("A reload in a moved section does not follow it (iOS 9.3), unless the planner is made so")
  func reloadInMovedSection() throws {
    let edits: [TableEdit] = [.reloadRow(path(1, 0)), .moveSection(1, to: 0)]
    var counts = RowCountChange(before: 1, after: 1)
    counts.deleted = 1
    #expect(problem([1, 1], edits, [1, 1]) == .rowCount(section: 0, counts: counts))
    let plan = try plan([1, 1], edits, [1, 1], follow: true)
    #expect(plan.reloadedRows == [Move(from: path(1, 0), to: path(0, 0))])
  }

  @Test("Row edits in a section that is deleted or reloaded do nothing more")
  func subsumedEdits() throws {
    let edits: [TableEdit] = [
      .deleteSection(0), .deleteRow(path(0, 0)), .reloadSection(1), .reloadRow(path(1, 0)),
      .insertRow(path(0, 2)), .reconfigureRow(path(1, 1)),
    ]
    let plan = try plan([1, 2], edits, [5])
    #expect(plan.reloadedSections == [Move(from: 1, to: 0)])
    #expect(plan.deletedRows.isEmpty && plan.reloadedRows.isEmpty && plan.insertedRows.isEmpty)
    #expect(plan.reconfiguredRows.isEmpty)
  }

  @Test("A row moves from a section that stays into one that moves")
  func moveIntoMovedSection() throws {
    let edits: [TableEdit] = [.moveSection(2, to: 0), .moveRow(path(0, 0), to: path(0, 1))]
    let plan = try plan([2, 1, 1], edits, [2, 1, 1])
    #expect(plan.newPath(of: path(2, 0)) == path(0, 0))
    #expect(plan.newPath(of: path(0, 0)) == path(0, 1))
    #expect(plan.newPath(of: path(0, 1)) == path(1, 0))
  }

  @Test("A reconfigured row is named by both its places, once, and one that is not there is not")
  func reconfigure() throws {
    let edits: [TableEdit] = [
      .insertRow(path(0, 0)), .reconfigureRow(path(0, 1)), .reconfigureRow(path(0, 1)),
      .reconfigureRow(path(7, 7)),
    ]
    let plan = try plan([2], edits, [3])
    #expect(plan.reconfiguredRows == [Move(from: path(0, 1), to: path(0, 2))])
  }

  @Test(
    "No number makes the planner trap",
    arguments: [Int.min, .max, -1].flatMap { odd in
      [
        TableEdit.insertSection(odd), .deleteSection(odd), .reloadSection(odd),
        .moveSection(odd, to: 0), .moveSection(0, to: odd), .insertRow(path(odd, odd)),
        .insertRow(path(0, odd)), .deleteRow(path(odd, 0)), .reloadRow(path(0, odd)),
        .moveRow(path(odd, 0), to: path(0, 0)), .moveRow(path(0, 0), to: path(0, odd)),
        .moveRow(path(0, 0), to: path(odd, 0)),
      ]
    })
  func oddNumbers(edit: TableEdit) {
    #expect(problem([2, 1], [edit, .reloadRow(path(0, 1))], [2, 1]) != nil)
  }

  @Test("Negative and absurd counts are none, and as many as can be")
  func oddCounts() throws {
    let plan = try plan(
      [.max, -1], [.insertRow(path(0, 0)), .deleteRow(path(0, 1))], [.max, .min])
    #expect(plan.rowCountsAfter == [TableGeometry.maximumRowCount, 0])
    #expect(plan.newPath(of: path(0, 2)) == path(0, 2))
  }

  @Test("The data source is called once, sections first, after the edits were recorded")
  func calls() throws {
    var calls: [Int] = []
    var planner = UpdatePlanner(rowCountsBefore: [1])
    planner.record(.insertSection(1))
    _ = try planner.plan {
      calls.append(-1)
      return 2
    } rowCountAfter: {
      calls.append($0)
      return 1
    }
    #expect(calls == [-1, 0, 1])
  }

  @Test("A plan for other numbers of rows is not applied")
  func foreignPlan() throws {
    var table = TableGeometry(sectionCount: 1) { _ in
      SectionLayout(rowCount: 3)
    } row: { _ in
      .measured(44)
    }
    let plan = try plan([2], [.deleteRow(path(0, 0))], [1])
    let isApplied = table.apply(plan, section: { _ in SectionExtents() }) { _ in .zero }
    #expect(!isApplied)
    #expect(table.rowCounts == [3])
  }
}

private func path(_ section: Int, _ row: Int) -> RowPath {
  RowPath(section: section, row: row)
}
