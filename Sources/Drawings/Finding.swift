/// What is said of two scenes, and pointed out in them.
struct Finding {
  typealias Side = PictureDifference.Side

  /// Rows of one kind are told together.
  enum Kind {
    case other, content, height, line
  }

  var wrong: Side
  var right: Side
  var weight = PictureDifference.Weight.plain
  /// Hairlines often go with something else.
  var kind = Kind.other
  /// Of a difference in a row what is said of it; of others nil.
  var rows: [RowClause]?
  /// Whether next to nothing is seen of it.
  var isSliver = false

  init(
    wrong: Side, right: Side, weight: PictureDifference.Weight = .plain, kind: Kind = .other
  ) {
    (self.wrong, self.right, self.weight, self.kind) = (wrong, right, weight, kind)
  }

  /// Whether another row's difference is told with this one: what it shows, or the same measures.
  func isTold(with first: Finding) -> Bool {
    guard kind == first.kind, let row = rows?.first, let other = first.rows?.first else {
      return false
    }
    return kind == .content || row.isSaid(of: other)
  }

  /// The same with other rows, which are pointed out as well; those that lie together as one.
  func with(_ others: [Finding]) -> Finding {
    guard !others.isEmpty, let rows else { return self }
    var found = self
    found.rows = rows + others.flatMap { $0.rows ?? [] }
    if kind != .height {
      found.wrong.marks = Mark.grouped(wrong.marks + others.flatMap(\.wrong.marks))
      found.right.marks = Mark.grouped(right.marks + others.flatMap(\.right.marks))
    }
    found.retell()
    return found
  }

  /// Says what is known of the rows.
  mutating func retell() {
    guard let rows else { return }
    wrong.text = RowClause.text(rows.map { ($0.name, $0.wrong) })
    right.text = RowClause.text(rows.map { ($0.name, $0.right) })
  }
}
