import Foundation

extension EntryParser {
  /// The list of facts.
  struct Facts {
    var area = ""
    var kind = Entry.Kind.gotcha
    var appliesTo: VersionRange?
    var changedIn: Version?
    var evidence: [Evidence] = []
    var searchedAs: [String] = []
    var formerIDs: [Entry.FormerID] = []
    var claims: [String] = []
    var swiftFile: String?
  }

  /// An item of a list of facts: `Name: value`.
  struct FactItem {
    var name: String
    var value: String
    var place: Place
    var valuePlace: Place
    /// The inline nodes of the item, the name included.
    var nodes: [MarkdownNode]
  }

  private static let entryFactNames = [
    "Area", "Applies to", "Changed in", "Kind", "Also searched as", "Formerly", "Evidence",
  ]
  static let caseFactNames = ["Applies to", "Changed in", "Swift case"]

  /// Reads the list of facts of an entry; `list` is nil when there is none.
  mutating func entryFacts(in list: MarkdownNode?, title: MarkdownNode) -> Facts {
    let (facts, names) = readFacts(of: list, names: Self.entryFactNames, noun: "fact")
    let place = list?.place ?? title.place
    if !names.contains("Area") {
      error(
        .missingArea, at: place, "The entry names no area",
        advice: "add the item '- Area: …' to the list below the lead")
    }
    if !names.contains("Evidence") {
      error(
        .missingEvidence, at: place, "The entry names no evidence",
        advice: "add the item '- Evidence: reported, …' with its source; it is one of: "
          + Evidence.Level.examples)
    }
    checkVersions(of: facts)
    return facts
  }

  /// Reads a list in which every item must be one of `names`; gives the names that occurred.
  mutating func readFacts(
    of list: MarkdownNode?, names: [String], noun: String
  ) -> (facts: Facts, names: Set<String>) {
    var facts = Facts()
    var seen: Set<String> = []
    for node in list?.children ?? [] {
      let item = factItem(node)
      guard names.contains(item.name) else {
        error(
          .unknownItem, at: item.place, "'\(item.name)' is not the name of a \(noun)",
          advice: "use one of: \(names.joined(separator: ", "))")
        continue
      }
      if !seen.insert(item.name).inserted, item.name != "Evidence" {
        error(
          .duplicateItem, at: item.place, "'\(item.name)' occurs twice",
          advice: "keep one of the two items")
      }
      read(item, into: &facts)
    }
    check(facts, list: list)
    return (facts, seen)
  }

  func factItem(_ node: MarkdownNode) -> FactItem {
    let paragraph = node.children.first ?? node
    let text = paragraph.plainText
    let (name, value) = Self.split(text)
    let place = paragraph.place
    let line = source.line(place.line).dropFirst(place.column - 1)
    let colon = line.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? line.endIndex
    let start = line[colon...].firstIndex { !$0.isSpace } ?? line.endIndex
    let column = start - source.offset(ofLine: place.line) + 1
    return FactItem(
      name: name, value: value, place: place,
      valuePlace: source.place(line: place.line, column: column), nodes: paragraph.children)
  }

  private static func split(_ text: String) -> (name: String, value: String) {
    guard let colon = text.firstIndex(of: ":") else { return (trimmed(text[...]), "") }
    return (trimmed(text[..<colon]), trimmed(text[text.index(after: colon)...]))
  }

  static func trimmed(_ text: Substring) -> String {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[start...end])
  }

  private mutating func read(_ item: FactItem, into facts: inout Facts) {
    switch item.name {
    case "Area": facts.area = area(item)
    case "Kind": facts.kind = kind(item)
    case "Applies to": facts.appliesTo = range(item)
    case "Changed in": facts.changedIn = version(item)
    case "Evidence": read(evidence: item, into: &facts)
    case "Also searched as": facts.searchedAs = phrases(item)
    case "Formerly": facts.formerIDs = Self.formerIDs(item)
    case "Swift case": facts.swiftFile = swiftFile(item)
    default: break
    }
  }

  private mutating func check(_ facts: Facts, list: MarkdownNode?) {
    guard let range = facts.appliesTo, let changed = facts.changedIn, let list else { return }
    // A case runs once for a major version.
    let isContradiction = range.spans.contains { span in
      span.last.map { $0.major >= changed.major } ?? true
    }
    if isContradiction {
      error(
        .contradictingVersions, at: list.place,
        "It cannot apply to and be changed in \(name(changed.major)) or later",
        advice: "end 'Applies to' in a major version before 'Changed in'")
    }
  }
}

// MARK: - The facts

extension EntryParser {
  private mutating func area(_ item: FactItem) -> String {
    let slug = Slug.slug(of: item.value)
    if slug.isEmpty || (folder.map { $0 != slug } ?? false) {
      error(
        .unknownArea, at: item.valuePlace,
        "The area '\(item.value)' is not the folder '\(folder ?? "")'",
        advice: "name the folder's area in words, or move the file to its area's folder")
    }
    return item.value
  }

  private mutating func kind(_ item: FactItem) -> Entry.Kind {
    if let kind = Entry.Kind(rawValue: item.value.lowercased()) { return kind }
    let kinds = Entry.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    error(
      .unknownKind, at: item.valuePlace, "'\(item.value)' is not a kind of entry",
      advice: "use one of: \(kinds)")
    return .gotcha
  }

  private mutating func range(_ item: FactItem) -> VersionRange? {
    do {
      let range = try VersionText.range(item.value, of: system)
      checkExist(item.value, at: item.valuePlace)
      return range
    } catch {
      malformedVersion(item, error)
      return nil
    }
  }

  private mutating func version(_ item: FactItem) -> Version? {
    do {
      let version = try VersionText.version(item.value, of: system)
      checkExist(item.value, at: item.valuePlace)
      return version
    } catch {
      malformedVersion(item, error)
      return nil
    }
  }

  /// Reports each version of a text that never was, at its own place; `place` is that of the text.
  mutating func checkExist(_ text: String, at place: Place) {
    for named in VersionText.named(in: text) where !Release.exists(named.version) {
      var place = place
      place.column += named.offset
      error(
        .unknownVersion, at: place, "There is no iOS \(named.version)",
        advice: Release.advice(insteadOf: named.version))
    }
  }

  private mutating func malformedVersion(_ item: FactItem, _ failure: VersionText.Failure) {
    var place = item.valuePlace
    place.column += failure.offset
    let isRange = item.name == "Applies to"
    error(
      .malformedVersion, at: place, failure.message,
      advice: isRange
        ? "write '\(name(8))', '\(name("8–10, 13+"))' or 'all'"
        : "write one version, for example '\(name(11))'")
  }

  /// The ids between the commas, each with its own place; ``Book`` checks them.
  private static func formerIDs(_ item: FactItem) -> [Entry.FormerID] {
    item.value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let id = trimmed(part)
      var place = item.valuePlace
      let start = part.firstIndex { !$0.isWhitespace } ?? part.startIndex
      place.column += item.value.utf8.distance(from: item.value.startIndex, to: start)
      return Entry.FormerID(id: id, place: place)
    }
  }

  private mutating func swiftFile(_ item: FactItem) -> String? {
    let isInside = !item.value.hasPrefix("/") && !item.value.split(separator: "/").contains("..")
    if item.value.hasSuffix(".swift"), isInside { return item.value }
    error(
      .malformedSwiftCase, at: item.valuePlace,
      "'\(item.value)' is not a Swift file of this package",
      advice: "write the path from the package's root, for example Tests/GotchaTests/X.swift")
    return nil
  }

  /// The ids of claims and facts in a text: one to three capitals, a digit or none, a hyphen,
  /// digits, a small letter or none (`G0-06`, `TR-05`, `EX-01b`).
  package static func claims(in text: String) -> [String] {
    text.split { !($0.isWordPart || $0 == "-") }.filter(isClaim).map(String.init)
  }

  private static func isClaim(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let letters = parts[0].prefix { $0.isASCII && $0.isUppercase }
    let group = parts[0].dropFirst(letters.count)
    let digits = parts[1].prefix { $0.isASCII && $0.isNumber }
    let suffix = parts[1].dropFirst(digits.count)
    return (1...3).contains(letters.count) && group.count <= 1
      && group.allSatisfy { $0.isASCII && $0.isNumber } && !digits.isEmpty && suffix.count <= 1
      && suffix.allSatisfy { $0.isASCII && $0.isLowercase }
  }
}
