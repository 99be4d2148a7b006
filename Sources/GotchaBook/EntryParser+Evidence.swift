// MARK: - Evidence

extension EntryParser {
  /// Reads `<level>[ on <versions>| in the iOS n SDK], <source>[: ids]`.
  mutating func read(evidence item: FactItem, into facts: inout Facts) {
    let word = item.value.prefix { $0.isLetter || $0 == "-" }
    guard let level = Evidence.Level(rawValue: word.lowercased()) else {
      error(
        .unknownEvidence, at: item.valuePlace, "'\(word)' is not a level of evidence",
        advice: "start with one of: \(Evidence.Level.examples)")
      return
    }
    var evidence = Evidence(
      level: level, text: [], links: item.nodes.flatMap(Self.links),
      claims: Self.claims(in: item.value), place: item.valuePlace)
    let head = item.value.prefix { $0 != "," && $0 != ":" }
    let isQualified = readQualifier(
      Self.trimmed(head.dropFirst(word.count)), at: item, into: &evidence)
    evidence.text = Self.dropping(isQualified ? String(head) : String(word), from: item.nodes)
    facts.evidence.append(evidence)
    for claim in evidence.claims where !facts.claims.contains(claim) { facts.claims.append(claim) }
  }

  /// Reads the versions or the SDK behind the level; false for other words, as in `documented by
  /// Apple`.
  private mutating func readQualifier(
    _ text: String, at item: FactItem, into evidence: inout Evidence
  ) -> Bool {
    var place = item.valuePlace
    if let range = item.value.firstRange(of: text), !text.isEmpty {
      place.column += item.value.utf8.distance(from: item.value.startIndex, to: range.lowerBound)
    }
    do {
      let system = system ?? VersionText.iOS
      if let versions = Self.words(text, after: "on ", of: system) {
        place.column += "on ".utf8.count
        evidence.versions = try VersionText.coverage(versions, of: system)
        evidence.versionsText = versions
        checkExist(versions, at: place)
      } else if let sdk = Self.words(text, after: "in the ", of: system), sdk.hasSuffix(" SDK") {
        place.column += "in the ".utf8.count
        let version = String(sdk.dropLast(" SDK".count))
        evidence.sdk = try VersionText.version(version, of: system)
        evidence.versionsText = sdk
        checkExist(version, at: place)
      } else {
        return false
      }
    } catch {
      place.column += error.offset
      self.error(
        .malformedVersion, at: place, error.message,
        advice:
          "write 'on \(name("9.3–10.0 and 15.2"))' or 'in the \(name("16.5")) SDK', and then a "
          + "comma")
      return true
    }
    if evidence.sdk != nil, evidence.level != .documented {
      error(
        .misplacedSDK, at: place, "Only what is documented is in an SDK",
        advice: "write '\(evidence.level.rawValue) on \(name("…"))', or the level 'documented'")
    }
    return true
  }

  /// The words behind a prefix, if they begin with the name of a system; nil for a book without versions.
  private static func words(_ text: String, after prefix: String, of system: String) -> String? {
    !system.isEmpty && text.hasPrefix("\(prefix)\(system) ")
      ? String(text.dropFirst(prefix.count)) : nil
  }

  /// The nodes behind `Evidence: ` and `head`.
  private static func dropping(_ head: String, from nodes: [MarkdownNode]) -> [MarkdownNode] {
    guard var first = nodes.first, case .text(let text) = first.kind,
      let start = text.firstRange(of: trimmed(head[...]))
    else { return nodes }
    let rest = text[start.upperBound...].drop { $0 == "," || $0 == ":" || $0.isWhitespace }
    first.place.column += text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    first.kind = .text(String(rest))
    return (rest.isEmpty ? [] : [first]) + nodes.dropFirst()
  }

  private static func links(in node: MarkdownNode) -> [String] {
    var links = node.children.flatMap(Self.links)
    if case .link(let destination, _) = node.kind { links.insert(destination, at: 0) }
    return links
  }
}

// MARK: - Other words

extension EntryParser {
  /// The phrases of `Also searched as`, without what marks code.
  mutating func phrases(_ item: FactItem) -> [String] {
    let phrases = item.value.split(separator: ",", omittingEmptySubsequences: false)
      .map(Self.trimmed)
    if phrases.isEmpty || phrases.contains("") {
      error(
        .emptyPhrase, at: item.valuePlace, "A phrase is missing",
        advice: "write phrases between commas: heightForRowAtIndexPath:, row height not changing")
    }
    return phrases.filter { !$0.isEmpty }
  }
}

// MARK: - Versions

extension EntryParser {
  /// Evidence must be about versions that the entry covers.
  mutating func checkVersions(of facts: Facts) {
    for evidence in facts.evidence {
      guard facts.appliesTo != nil || facts.changedIn != nil else { continue }
      if let outside = evidence.versions?.majors.first(where: { !facts.speaksOf($0) }) {
        error(
          .contradictingEvidence, at: evidence.place,
          "The source is about \(name(outside)), which neither 'Applies to' nor 'Changed in' names",
          advice: "widen the range, or correct the evidence")
      }
    }
  }
}

extension EntryParser.Facts {
  /// Whether a major version is affected, or one that is no longer.
  fileprivate func speaksOf(_ major: Int) -> Bool {
    if let changedIn, major >= changedIn.major { return true }
    return appliesTo?.contains(major: major) ?? false
  }
}
