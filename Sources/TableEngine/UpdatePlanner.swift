/// Collects the edits of a batch and works out what they do.
///
/// Deletions, reloads, reconfigurations and the sources of moves are counted before the batch;
/// insertions and the targets of moves after it. A reload is a deletion and an insertion. The
/// order of the calls does not matter (Apple's page of `deleteRows(at:with:)`).
///
/// An edit of a row is subsumed by the deletion or the reload of its section, and an insertion of
/// one by the insertion of its section: it must name a place that exists, and does nothing more. A
/// reconfiguration of a row that does not exist, or does not stay, does nothing; no message for it
/// is on record.
package struct UpdatePlanner: Sendable {
  /// The number of rows in each section, as the table has cached it.
  package let rowCountsBefore: [Int]

  /// Whether a row that is reloaded while its section is moved is inserted again in the moved
  /// section.
  ///
  /// If not, it is inserted into the section that then has the old number, which is why such a
  /// batch hardly ever adds up (lionheart/openradar-mirror#15192; iOS 9.3).
  package let reloadsFollowMovedSections: Bool

  /// The edits so far, in the order of the calls.
  package private(set) var edits: [TableEdit] = []

  package init(rowCountsBefore: [Int], reloadsFollowMovedSections: Bool = false) {
    self.rowCountsBefore = rowCountsBefore.map(Self.possible)
    self.reloadsFollowMovedSections = reloadsFollowMovedSections
  }

  /// A number of rows that a section can have: not negative, and not so large that sums overflow.
  private static func possible(_ count: Int) -> Int {
    min(max(0, count), TableGeometry.maximumRowCount)
  }

  package mutating func record(_ edit: TableEdit) {
    edits.append(edit)
  }

  package mutating func record(_ more: some Sequence<TableEdit>) {
    edits.append(contentsOf: more)
  }
}

// MARK: - Planning

extension UpdatePlanner {
  /// What the batch does, or the first thing that is wrong with it.
  ///
  /// Things are looked at in this order, and within each step in the order of sections and rows:
  /// 1. what does not exist before the batch (EX-05, EX-06);
  /// 2. what cannot be together: sections, also the same one twice, moves from deleted or into
  ///    inserted sections (EX-11), rows (EX-07, EX-08, EX-09);
  /// 3. what does not exist after the batch (EX-04);
  /// 4. the number of sections (EX-02);
  /// 5. the numbers of rows (EX-01);
  /// 6. duplicate edits of a row (EX-10).
  ///
  /// That ranges come before numbers, numbers of sections before those of rows, and double rows
  /// last is read off the reports of EX-04 and EX-05, whose numbers did not add up either, of
  /// EX-02 and of EX-10, whose numbers did; the rest of the order is a choice.
  ///
  /// - Parameters:
  ///   - sectionCountAfter: Called once, first; negative numbers mean none.
  ///   - rowCountAfter: Called once for each section after the batch, in order.
  package func plan(
    sectionCountAfter: () -> Int, rowCountAfter: (Int) -> Int
  ) throws(UpdateFault) -> UpdatePlan {
    let sections = max(0, sectionCountAfter())
    return try plan(rowCountsAfter: (0..<sections).map { rowCountAfter($0) })
  }

  /// What the batch does if these are the numbers of rows after it.
  package func plan(rowCountsAfter: [Int]) throws(UpdateFault) -> UpdatePlan {
    let rowCountsAfter = rowCountsAfter.map(Self.possible)
    let check = UpdateCheck(
      draft: UpdateDraft(edits), before: rowCountsBefore, after: rowCountsAfter,
      reloadsFollow: reloadsFollowMovedSections)
    do throws(UpdateProblem) {
      return try check.plan()
    } catch {
      throw UpdateFault(
        problem: error, edits: edits, rowCountsBefore: rowCountsBefore,
        rowCountsAfter: rowCountsAfter)
    }
  }
}

extension UpdateProblem: Error {}
