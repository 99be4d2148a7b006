/// A difference of two scenes: the captions and the marks of both.
struct Finding {
  typealias Side = PictureDifference.Side

  /// Rows with differences of one kind are described together.
  enum Kind {
    case other, content, height, line, scroll
    /// Elsewhere, since something above it has changed.
    case shift
  }

  var wrong: Side
  var right: Side
  var weight = PictureDifference.Weight.plain
  /// Hairlines often go with something else.
  var kind = Kind.other
  /// The clauses of the rows that the captions describe; nil for a difference that is in no row.
  var rows: [RowClause]?
  /// Whether next to nothing is seen of it.
  var isSliver = false

  init(
    wrong: Side, right: Side, weight: PictureDifference.Weight = .plain, kind: Kind = .other
  ) {
    (self.wrong, self.right, self.weight, self.kind) = (wrong, right, weight, kind)
  }

  /// Whether one caption describes another row's difference and this one: what the rows show, how high
  /// they are, or the same measures.
  func isDescribed(with first: Finding) -> Bool {
    guard kind == first.kind, let row = rows?.first, let other = first.rows?.first else {
      return false
    }
    return kind == .content || kind == .height || row.hasSameClauses(as: other)
  }

  /// Whether the same is said of all rows.
  var hasOneClause: Bool {
    guard let rows, let first = rows.first else { return true }
    return rows.allSatisfy { $0.hasSameClauses(as: first) }
  }

  /// How much of a screen the marks cover, in square points: of the one where it is more.
  var area: Double {
    [wrong, right].map { side in
      side.marks.reduce(0) { $0 + ($1.isLine ? 0 : $1.box.area) }
    }.max() ?? 0
  }

  /// Whether one of the two screens has nothing in the place of what the other one has.
  var isOfSomethingMissing: Bool {
    (wrong.marks + right.marks).contains { $0.style == .ghost || $0.style == .ghostLine }
  }

  /// The same with other rows, which are marked as well; neighbors with one mark.
  func with(_ others: [Finding]) -> Finding {
    guard !others.isEmpty, let rows else { return self }
    var found = self
    found.rows = rows + others.flatMap { $0.rows ?? [] }
    found.wrong.marks = Self.marks(wrong, others.map(\.wrong), kind)
    found.right.marks = Self.marks(right, others.map(\.right), kind)
    found.updateCaptions()
    return found
  }

  /// Measures are of one row each, and each is on the first row that has it, a whole one if there is
  /// any.
  private static func marks(_ first: Side, _ others: [Side], _ kind: Kind) -> [Mark] {
    let marks = first.marks + others.flatMap(\.marks)
    guard kind == .height else { return Mark.grouped(marks) }
    let ofWhole = Set(marks.filter(\.open.isEmpty).compactMap(\.text))
    var known: Set<String> = []
    return marks.map { mark in
      guard let text = mark.text, mark.open.isEmpty || !ofWhole.contains(text),
        known.count < RowClause.clauseLimit, known.insert(text).inserted
      else { return mark.unlabeled }
      return mark
    }
  }

  /// Frames more rows in one of the two, with the same clause, and labels the uppermost whole one.
  mutating func frame(
    _ items: [PictureScene.Item], of scene: PictureScene, _ side: WritableKeyPath<Finding, Side>,
    _ clause: KeyPath<RowClause, Clause>
  ) {
    guard let rows, let row = rows.first, !items.isEmpty else { return }
    let marks = self[keyPath: side].marks
    let more = items.map { scene.measure(of: $0, nil) }
    var all = (marks.map(\.unlabeled) + more).sorted { $0.box.y < $1.box.y }
    all[all.firstIndex(where: \.open.isEmpty) ?? 0].text = marks.lazy.compactMap(\.text).first
    self[keyPath: side].marks = all
    self[keyPath: side].text = RowClause.text(
      rows.map { ($0.row, $0[keyPath: clause]) } + items.map { (.init($0), row[keyPath: clause]) })
  }

  /// Makes the captions from the clauses of the rows.
  mutating func updateCaptions() {
    guard let rows else { return }
    wrong.text = RowClause.text(RowClause.seen(rows, 0).map { ($0.row, $0.wrong) })
    right.text = RowClause.text(RowClause.seen(rows, 1).map { ($0.row, $0.right) })
    wrong.words = Clause.words(rows.map { ($0.row, $0.wrong) })
    right.words = Clause.words(rows.map { ($0.row, $0.right) })
  }
}
