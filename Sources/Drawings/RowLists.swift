/// The rows of two scenes as lists of what they show, described by what is added, left out or moved: a
/// row that is inserted changes what all rows below it show, and a person sees one more row.
struct RowLists {
  typealias Item = PictureScene.Item
  typealias Side = PictureDifference.Side

  /// The rows of one scene, and the indices of those that the other list has not in their order.
  private struct List {
    var scene: PictureScene
    var rows: [Item]
    var texts: [[String]]
    var left: [Int] = []

    init?(_ scene: PictureScene) {
      self.scene = scene
      rows = scene.rows
      texts = rows.map(\.texts)
      guard !rows.isEmpty, texts.allSatisfy({ !$0.isEmpty }) else { return nil }
    }
  }

  private var wrong: List
  private var right: List

  /// Nil where a row shows nothing to recognize it by, and where as many rows differ one by one.
  init?(_ wrong: PictureScene, _ right: PictureScene) {
    guard var left = List(wrong), var other = List(right) else { return nil }
    let matched = Self.matched(left.texts, other.texts)
    guard !matched.isEmpty else { return nil }
    left.left = Self.unmatched(left, matched.map(\.0), isCut: right.isFull)
    other.left = Self.unmatched(other, matched.map(\.1), isCut: wrong.isFull)
    (self.wrong, self.right) = (left, other)
    let count = max(left.left.count, other.left.count)
    guard count > 0, count < Self.changes(wrong, right) else { return nil }
  }

  /// The indices of the longest common part of two lists.
  private static func matched(_ left: [[String]], _ other: [[String]]) -> [(Int, Int)] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: other.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i][j] =
          left[i] == other[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j, found) = (0, 0, [(Int, Int)]())
    while i < left.count, j < other.count {
      if left[i] == other[j] {
        found.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }

  /// - Parameter isCut: Whether the other list goes on below the screen, so that the last rows of this
  ///   one may be there.
  private static func unmatched(_ list: List, _ matched: [Int], isCut: Bool) -> [Int] {
    let known = Set(matched)
    let end = isCut ? (matched.last ?? 0) + 1 : list.rows.count
    return (0..<end).filter { !known.contains($0) }
  }

  /// How many rows show something else by their numbers.
  private static func changes(_ wrong: PictureScene, _ right: PictureScene) -> Int {
    Set((wrong.rows + right.rows).map(\.name)).count {
      wrong.item($0)?.texts != right.item($0)?.texts
    }
  }

  var finding: Finding {
    Finding(wrong: Self.side(wrong, right), right: Self.side(right, wrong))
  }

  private static func side(_ own: List, _ other: List) -> Side {
    let here = own.left.map { own.rows[$0] }
    let known = here.map(\.texts)
    // As many rows that are elsewhere and show something else are seen by their own marks.
    let isExchange = own.left.count == other.left.count
    let gone = isExchange ? [] : other.left.filter { !known.contains(other.texts[$0]) }
    var words: [String] = []
    if !here.isEmpty { words.append(RowClause.text(here.map { (.init($0), .shows($0.texts)) })) }
    let lacked = gone.map { PictureWords.quoted(other.texts[$0]) }
    if !gone.isEmpty { words.append("no " + names(of: gone, in: other, missingIn: own)) }
    let places = gone.compactMap { place(of: $0, in: other, missingIn: own) }
    return Side(
      text: words.joined(separator: ", "),
      marks: Mark.grouped(here.map { Mark(.frame, own.scene.seen($0)) }) + Mark.grouped(places),
      words: lacked.isEmpty ? nil : Mark.lacking(lacked))
  }

  /// The texts of rows that one list has not; of one row which it is, where another one there begins with
  /// the same.
  private static func names(of gone: [Int], in list: List, missingIn other: List) -> String {
    if gone.count == 1, let row = gone.first.map({ list.rows[$0] }) {
      let name = other.scene.lackedName(of: row, in: list.scene)
      if name != row.lackedName { return name }
    }
    return RowClause.quoted(gone.map { list.texts[$0] })
  }

  /// Where a row would be that one list has not; nil where that shows another row.
  private static func place(of index: Int, in list: List, missingIn other: List) -> Mark? {
    let before = list.texts[..<index].lastIndex { other.texts.contains($0) }
    let above = before.flatMap { other.texts.firstIndex(of: list.texts[$0]) }
    let next = above.map { $0 + 1 } ?? 0
    guard !other.left.contains(next) else { return nil }
    let row = list.rows[index]
    guard next < other.rows.count else {
      let end = (other.rows.last?.frame.maxY ?? 0)
      let skipped = list.rows[((before ?? -1) + 1)..<index].reduce(0) { $0 + $1.frame.height }
      return Mark(.ghost, Box(row.visible.x, end + skipped, row.visible.width, row.frame.height))
    }
    let box = other.rows[next].visible
    return .missing(
      other.scene.lackedName(of: row, in: list.scene), Box(box.x, box.y, box.width, 1))
  }
}
