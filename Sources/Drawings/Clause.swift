/// What a caption says about a part after its name: "shows …", "is 44 pt high".
enum Clause: Hashable {
  case shows([String])
  case lacks([String])
  /// A verb and what follows, of one and of several.
  case state(one: String, many: String)
  case there, missing

  static func has(_ words: String) -> Self { .state(one: "has \(words)", many: "have \(words)") }
  static func `is`(_ words: String) -> Self { .state(one: "is \(words)", many: "are \(words)") }

  /// Whether the same words describe both, so that one clause does for several rows.
  func joins(_ other: Self) -> Bool {
    if case .shows = self, case .shows = other { return true }
    if case .lacks = self, case .lacks = other { return true }
    if case .state(_, let words) = self, case .state(_, let others) = other {
      return words == others
    }
    return self == other
  }

  /// The sentence about one thing.
  func text(of title: String) -> String {
    switch self {
    case .shows(let texts): "\(title) shows \(PictureWords.quoted(texts))"
    case .lacks(let texts): "\(title) does not show \(PictureWords.quoted(texts))"
    case .state(let words, _): "\(title) \(words)"
    case .there: "\(title) is shown"
    case .missing: "no \(title)"
    }
  }

  /// The sentence about a part: a row that shows something by its index path, others by their titles.
  func text(of item: PictureScene.Item) -> String {
    text(of: texts.isEmpty || !item.name.isRow ? item.title : item.placeTitle)
  }

  /// The clause without a name, for the ground that everything lies on.
  var bareText: String {
    switch self {
    case .shows(let texts): PictureWords.quoted(texts)
    case .lacks(let texts): "no \(PictureWords.quoted(texts))"
    case .state(let words, _):
      words.hasPrefix("has ") || words.hasPrefix("is ")
        ? String(words.drop { $0 != " " }.dropFirst()) : words
    case .there, .missing: ""
    }
  }

  /// What several clauses have in common, without names, or what is missing; nil where they need names.
  static func words(_ rows: [(row: RowClause.Row, clause: Clause)]) -> String? {
    let missing = rows.filter { $0.clause == .missing }
    if !missing.isEmpty, missing.count < rows.count { return RowClause.text(missing) }
    let clauses = rows.map(\.clause)
    let lacked = clauses.compactMap { clause -> String? in
      if case .lacks(let texts) = clause { PictureWords.quoted(texts) } else { nil }
    }
    if lacked.count == clauses.count, !lacked.isEmpty { return Mark.lacking(lacked) }
    let words = Set(clauses.map(\.measureText))
    return words.count == 1 ? words.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// The same of a measure of something without its name, which may be a text: `8 pt from the left`.
  private var measureText: String {
    let text = bareText
    let name = text.hasPrefix("\"") ? text.lastIndex(of: "\"") : nil
    guard let start = name ?? (text.hasPrefix("the ") ? text.startIndex : nil),
      let number = text[start...].firstIndex(where: \.isNumber)
    else { return text }
    return String(text[number...])
  }

  var texts: [String] {
    switch self {
    case .shows(let texts), .lacks(let texts): texts
    case .state, .there, .missing: []
    }
  }
}
