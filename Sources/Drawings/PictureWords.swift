/// Lengths, names, texts and colors as captions have them.
enum PictureWords {
  /// A length: tenths of a point, with a zero before them, and thousands with a comma.
  static func points(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "−" : "") + grouped(whole) + (rest == 0 ? "" : ".\(rest)") + " pt"
  }

  /// A whole number in groups of three digits.
  private static func grouped(_ number: Int) -> String {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
    guard thousands > 0 else { return "\(rest)" }
    let digits = "\(rest)"
    return grouped(thousands) + "," + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Texts in a row, so long that they are read at a glance.
  static func shortened(_ texts: [String]) -> String {
    let text = texts.joined(separator: " ")
    return text.count > 40 ? text.prefix(38) + "…" : text
  }

  /// The same in quotation marks.
  static func quoted(_ texts: [String]) -> String { "\"\(shortened(texts))\"" }

  /// How long a name beside a row may be, in characters.
  private static let longestName = 16

  /// So much of a text as a label has room for.
  static func label(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName - 2) + "…" : text
  }

  /// The beginning of what a row shows up to its number: `Book 61`; nil where it has none there.
  static func numbered(_ texts: [String]) -> String? {
    guard let text = texts.first(where: { !$0.isEmpty }),
      let first = text.firstIndex(where: \.isNumber)
    else { return nil }
    let end = text[first...].firstIndex { !$0.isNumber } ?? text.endIndex
    let name = String(text[..<end])
    return name.count <= longestName ? name : nil
  }

  /// The section and the row of a part's name; nil for another part.
  static func place(_ name: String) -> (section: Int, row: Int)? {
    guard name.isRow else { return nil }
    let numbers = name.dropFirst("row ".count).split(separator: "-").map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
    return (section, row)
  }

  /// A part as it is named in a sentence, rows by their index paths: `row 30`, and in another section
  /// than the first `row 30 of section 2`.
  ///
  /// - Parameter inSections: Whether rows of the first section have its number, too, since others are
  ///   seen.
  static func title(_ name: String, inSections: Bool = false) -> String {
    if let place = place(name) { return "row \(place.row)" + section(place.section, inSections) }
    guard let section = section(name) else { return name }
    return "\(name.prefix { $0 != " " }) of section \(section)"
  }

  /// The section of a row, a header or a footer; nil for another part.
  static func section(_ name: String) -> Int? {
    if let place = place(name) { return place.section }
    let words = name.split(separator: " ")
    return words.count == 2 && ["header", "footer"].contains(words[0]) ? Int(words[1]) : nil
  }

  private static func section(_ section: Int, _ inSections: Bool) -> String {
    section == 0 && !inSections ? "" : " of section \(section)"
  }

  /// Several rows: `rows 0–3`, `rows 1 and 4`; of several sections how many.
  static func rows(_ names: [String], inSections: Bool = false) -> String {
    let places = names.compactMap(place)
    guard let section = places.first?.section, places.count == names.count,
      places.allSatisfy({ $0.section == section })
    else { return "\(names.count) rows" }
    var runs: [ClosedRange<Int>] = []
    for row in places.map(\.row).sorted() {
      if let last = runs.last, last.upperBound + 1 == row {
        runs[runs.count - 1] = last.lowerBound...row
      } else {
        runs.append(row...row)
      }
    }
    guard runs.count <= 3 else { return "\(names.count) rows" }
    let words = runs.flatMap { run in
      run.count < 3 ? run.map { "\($0)" } : ["\(run.lowerBound)–\(run.upperBound)"]
    }
    let list =
      words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    return "rows \(list)" + Self.section(section, inSections)
  }

  /// The color of a ground; nil for the one that it has where nobody sets any.
  static func color(_ ink: Ink) -> String? {
    switch ink.color {
    case .named(.selection): "selected"
    case .named(.background), .named(.cell): nil
    case .named(.tint): "blue"
    case .named(.red): "red"
    case .named(.green): "green"
    case .named(.orange): "orange"
    case .named(.label), .named(.dimming): "black"
    case .named(.image): "an image"
    case .named: "gray"
    case .fixed(let number): name(ofFixed: number)
    }
  }

  /// The name of a color of eight bits for red, green and blue: by its hue, or by how light it is.
  private static func name(ofFixed number: UInt32) -> String {
    let parts = [16, 8, 0].map { Double(number >> UInt32($0) & 0xFF) }
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    guard high - low > 40 else { return high < 64 ? "black" : high > 230 ? "white" : "gray" }
    let hue =
      if parts[0] == high {
        (parts[1] - parts[2]) / (high - low)
      } else if parts[1] == high {
        2 + (parts[2] - parts[0]) / (high - low)
      } else {
        4 + (parts[0] - parts[1]) / (high - low)
      }
    // A sixth of the circle of hues each.
    return switch hue {
    case ..<(-0.6): "pink"
    case ..<0.3: "red"
    case ..<0.8: "orange"
    case ..<1.2: "yellow"
    case ..<2.7: "green"
    case ..<4.4: "blue"
    default: "purple"
    }
  }
}

extension PictureScene.Item {
  /// The name in a sentence, without an article.
  var bareTitle: String { isOnItsWay ? "cell" : otherNumber ?? placeTitle }

  /// The name of a row by its index path, and of other parts.
  var placeTitle: String { PictureWords.title(name, inSections: isInSections) }

  /// What a row shows up to its number, in quotation marks, where that is not the number of its index
  /// path: a reader would look for `row 2`, and find "Result 3".
  var otherNumber: String? {
    guard let place = PictureWords.place(name), let shown = PictureWords.numbered(texts),
      Int(shown.drop { !$0.isNumber }) != place.row
    else { return nil }
    return PictureWords.quoted([shown])
  }

  /// The name with its article: rows have none.
  var title: String {
    if isOnItsWay { return "a cell" }
    return name.isRow ? bareTitle : "the \(bareTitle)"
  }

  /// A row by the beginning of what it shows up to its number, which a reader finds in the picture, or
  /// else by its index path.
  var shortTitle: String { PictureWords.numbered(texts) ?? bareTitle }

  /// The name after "no" in a label: a row by the beginning of what it shows, headers, footers and the
  /// rest by what they are.
  var lackedName: String {
    if isHeader { return "header" }
    if isFooter { return "footer" }
    guard name.isRow, let text = texts.first(where: { !$0.isEmpty }) else { return bareTitle }
    return "\"\(PictureWords.numbered(texts) ?? PictureWords.label(text))\""
  }

  /// The same in a sentence.
  var shownTitle: String {
    PictureWords.numbered(texts).map { PictureWords.quoted([$0]) } ?? title
  }

  /// A header or a footer by what it shows, if it shows anything.
  var fullTitle: String {
    let texts = texts.filter { !$0.isEmpty }
    guard isHeader || isFooter, !texts.isEmpty else { return title }
    return "the \(isHeader ? "header" : "footer") \(PictureWords.quoted(texts))"
  }

  /// That it is there, and what it shows.
  var thereWords: String {
    let texts = texts.filter { !$0.isEmpty }
    guard !texts.isEmpty else { return "\(title) is shown" }
    return "\(title): \(PictureWords.quoted(texts))"
  }
}
