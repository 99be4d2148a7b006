/// The clauses about a row in the captions of two pictures.
struct RowClause {
  /// A row by the name of its part, and by what it shows where that is another number.
  struct Row {
    var name: String
    var otherNumber: String?
    /// Whether rows of several sections are seen.
    var isInSections: Bool

    init(_ item: PictureScene.Item) {
      (name, otherNumber, isInSections) = (item.name, item.otherNumber, item.isInSections)
    }

    /// The row of two pictures, by what it shows if that is the same in both.
    init(_ item: PictureScene.Item, _ other: PictureScene.Item) {
      self.init(item)
      if other.otherNumber != otherNumber { otherNumber = nil }
      isInSections = isInSections || other.isInSections
    }

    var placeTitle: String { PictureWords.title(name, inSections: isInSections) }
  }

  var row: Row
  var wrong: Clause
  var right: Clause
  /// Whether next to nothing is seen of the row, in each of the two.
  var isSliver = [false, false]

  init(_ row: Row, wrong: Clause, right: Clause) {
    (self.row, self.wrong, self.right) = (row, wrong, right)
  }

  func hasSameClauses(as other: Self) -> Bool { wrong == other.wrong && right == other.right }

  /// How many clauses are read at a glance, and how many texts in one.
  static let (clauseLimit, textLimit) = (3, 3)

  /// The rows that a caption is about: those of which something is seen, if there are any.
  ///
  /// - Parameter side: 0 for the wrong one, 1 for the right one.
  static func seen(_ rows: [Self], _ side: Int) -> [Self] {
    let seen = rows.filter { !$0.isSliver[side] }
    return seen.isEmpty ? rows : seen
  }

  /// The sentence about some rows; neighbors with the same clause have it once.
  static func text(_ rows: [(row: Row, clause: Clause)]) -> String {
    var groups: [[(row: Row, clause: Clause)]] = []
    for row in rows {
      if let last = groups.last?.last, last.clause.joins(row.clause) {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    let shown = groups.prefix(clauseLimit).map(clause)
    return shown.joined(separator: ", ") + (groups.count > shown.count ? ", …" : "")
  }

  private static func clause(_ rows: [(row: Row, clause: Clause)]) -> String {
    guard let first = rows.first else { return "" }
    let isNamedByTexts = first.clause.texts.isEmpty
    guard rows.count > 1 else {
      let other = isNamedByTexts ? first.row.otherNumber : nil
      return first.clause.text(of: other ?? first.row.placeTitle)
    }
    let title =
      isNamedByTexts ? title(of: rows.map(\.row)) : placeTitle(of: rows.map(\.row))
    switch first.clause {
    case .shows: return "\(title) show \(texts(rows))"
    case .lacks: return "\(title) do not show \(texts(rows))"
    case .state(let one, let words):
      // Where all say the same of a text, it has a name.
      let isSame = one.hasPrefix("has \"") && rows.allSatisfy { $0.clause == first.clause }
      return "\(title) \(isSame ? "have" + one.dropFirst("has".count) : words)"
    case .there: return "\(title) are shown"
    case .missing: return "no \(title)"
    }
  }

  /// Several rows by their index paths, or by what they show where one of them shows another number.
  private static func title(of rows: [Row]) -> String {
    let shown = rows.compactMap(\.otherNumber)
    guard !shown.isEmpty else { return placeTitle(of: rows) }
    guard shown.count == rows.count, rows.count <= textLimit else { return "\(rows.count) rows" }
    return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }

  private static func placeTitle(of rows: [Row]) -> String {
    PictureWords.rows(rows.map(\.name), inSections: rows.contains(where: \.isInSections))
  }

  private static func texts(_ rows: [(row: Row, clause: Clause)]) -> String {
    quoted(rows.map(\.clause.texts))
  }

  /// Texts of several rows, each once.
  static func quoted(_ texts: [[String]]) -> String {
    var known = Set<[String]>()
    let texts = texts.filter { known.insert($0).inserted }
    return texts.prefix(textLimit).map { PictureWords.quoted($0) }.joined(separator: ", ")
      + (texts.count > textLimit ? ", …" : "")
  }
}
