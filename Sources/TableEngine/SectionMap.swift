/// Which section becomes which in a batch.
///
/// A section that is reloaded keeps its place among the others, but its rows are new.
struct SectionMap: Sendable {
  /// The new section of each old one; nil where it is deleted.
  private(set) var targets: [Int?]

  /// The old section of each new one; nil where it is inserted.
  private(set) var sources: [Int?]

  /// Whether each old section is reloaded.
  private var isReloaded: [Bool]

  /// Whether each old section is moved.
  private var isMoved: [Bool]

  /// Follows the edits, whose old sections must exist; new ones that do not are left out.
  init(_ draft: UpdateDraft, before: Int, after: Int) {
    targets = Array(repeating: nil, count: before)
    sources = Array(repeating: nil, count: after)
    isReloaded = Array(repeating: false, count: before)
    isMoved = Array(repeating: false, count: before)
    var isDeleted = isMoved
    for section in draft.deletedSections { isDeleted[section] = true }
    for section in draft.reloadedSections { isReloaded[section] = true }
    for move in draft.sectionMoves {
      isMoved[move.source] = true
      targets[move.source] = move.target
    }
    placeOthers(
      except: isDeleted,
      around: (draft.insertedSections + draft.sectionMoves.map(\.target)).sorted())
    for (source, target) in targets.enumerated() {
      if let target, sources.indices.contains(target) { sources[target] = source }
    }
  }

  /// Gives the sections that are neither deleted nor moved the places that are not taken.
  private mutating func placeOthers(except isDeleted: [Bool], around taken: [Int]) {
    var place = 0
    var next = 0
    for section in targets.indices where !isDeleted[section] && !isMoved[section] {
      while next < taken.count, taken[next] <= place {
        if taken[next] == place { place += 1 }
        next += 1
      }
      targets[section] = place
      place += 1
    }
  }
}

// MARK: - Questions

extension SectionMap {
  /// The new section of an old one whose rows stay; nil if it is deleted or reloaded.
  func keptTarget(of section: Int) -> Int? {
    targets.indices.contains(section) && !isReloaded[section] ? targets[section] : nil
  }

  /// The old section of a new one whose rows stay; nil if it is inserted or reloaded.
  func keptSource(of section: Int) -> Int? {
    guard sources.indices.contains(section), let source = sources[section] else { return nil }
    return isReloaded[source] ? nil : source
  }

  func isMoved(_ section: Int) -> Bool {
    isMoved[section]
  }
}
