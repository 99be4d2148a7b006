import TableModel
import TableTechniques
import TestSupport

/// Random changes of a list, reported to its table as an app does.
@MainActor struct RandomUpdates {
  private(set) var list = SizedList([])
  /// The heights that the last change must not have lost.
  private(set) var expected: Set<CGFloat> = []
  private var random: SplitMix
  private var nextHeight: CGFloat = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The heights that the last change has lost.
  var lost: Set<CGFloat> {
    expected.subtracting(list.cachedPaths.map { list.sections[$0.section][$0.row] })
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  /// A height that no other row has.
  private mutating func height() -> CGFloat {
    nextHeight += 1
    return nextHeight
  }

  private mutating func rows(_ counts: ClosedRange<Int>) -> [CGFloat] {
    (0..<Int.random(in: counts, using: &random)).map { _ in height() }
  }

  mutating func startOver() {
    let counts = 0..<Int.random(in: 1..<5, using: &random)
    list = SizedList(counts.map { _ in rows(0...8) })
    list.table.isPrecachingEnabled = !chance(3)
    if chance(3) { list.table.estimatedRowHeight = 0 }
    list.show()
  }

  /// Makes one change and says what it was.
  mutating func change() -> String {
    expected = []
    if chance(2) { list.cacheAll() }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return reload()
    case 1: return emptyBlock()
    case 2: return turn()
    case 3: return reconfigure()
    case 4: return reorder()
    case 5: return insertAtEnd()
    default: return block()
    }
  }

  private mutating func reload() -> String {
    list.sections = (0..<Int.random(in: 1..<5, using: &random)).map { _ in rows(0...8) }
    list.table.reloadData()
    return "reload"
  }

  /// All heights change, and a block without edits says so.
  private mutating func emptyBlock() -> String {
    for path in list.allPaths { list.sections[path.section][path.row] = height() }
    if chance(2) {
      list.table.beginUpdates()
      list.table.endUpdates()
    } else {
      list.table.performBatchUpdates(nil)
    }
    return "empty block"
  }

  private mutating func turn() -> String {
    list.table.frame.size.width = [320, 375, 568].randomElement(using: &random) ?? 320
    list.table.separatorStyle = chance(2) ? .none : .singleLine
    return "turn"
  }

  private mutating func reconfigure() -> String {
    var paths: [IndexPath] = []
    for path in list.allPaths where chance(4) {
      list.sections[path.section][path.row] = height()
      paths.append(path)
    }
    if !paths.isEmpty { list.table.reconfigureRows(at: paths) }
    return "reconfigure \(paths)"
  }

  private mutating func reorder() -> String {
    guard let source = list.allPaths.randomElement(using: &random) else { return "nothing" }
    let section = Int.random(in: 0..<list.sections.count, using: &random)
    let count = list.sections[section].count + (section == source.section ? 0 : 1)
    let target = IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)
    expected = keptNow
    list.reorder(source, to: target)
    return "reorder \(source) to \(target)"
  }

  private mutating func insertAtEnd() -> String {
    guard let section = list.sections.indices.randomElement(using: &random) else {
      return "nothing"
    }
    expected = keptNow
    list.sections[section].append(height())
    let path = IndexPath(row: list.sections[section].count - 1, section: section)
    list.table.insertRows(at: [path], with: .none)
    return "insert at the end \(path)"
  }

  private var keptNow: Set<CGFloat> {
    Set(list.cachedPaths.map { list.sections[$0.section][$0.row] })
  }

  /// Whether rows may be requested between a change of the data and the block that reports it: where a
  /// section has other rows but as many, nobody can see which of them a height is about.
  private func canBeLate(_ block: RandomBlock) -> Bool {
    list.sections.count != block.sections.count
      || zip(list.sections, block.sections).allSatisfy { $0 == $1 || $0.count != $1.count }
  }

  /// A block of edits, in one of the ways to tell one; sometimes with reads of rows in between.
  private mutating func block() -> String {
    var next = nextHeight
    let block = RandomBlock(
      of: list.sections,
      newHeight: {
        next += 1
        return next
      }, using: &random)
    nextHeight = next
    guard !block.isEmpty else { return "nothing" }
    let (list, table) = (list, list.table)
    table.layoutIfNeeded()
    let isLate = chance(6) && canBeLate(block)
    if !isLate { expected = keptNow.intersection(block.kept) }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      table.beginUpdates()
      list.sections = block.sections
      block.tell(table)
      table.endUpdates()
    case 1:
      list.sections = block.sections
      if isLate { list.cacheAll() }
      table.performBatchUpdates { block.tell(table) }
    default:
      table.performBatchUpdates {
        list.sections = block.sections
        table.beginUpdates()
        block.tell(table)
        table.endUpdates()
      }
    }
    return "block \(block)"
  }
}
