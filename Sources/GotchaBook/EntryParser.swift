internal import BookTerms

/// One Markdown file to an `Entry`, with everything that is wrong in it.
///
/// Nothing is thrown: a file with a mistake gives what could be read and a diagnostic for each
/// mistake, so that an author sees all of them at once.
package struct EntryParser {
  /// What a file gave.
  package struct Reading: Sendable {
    /// The entry's id, from the file name, whatever the file contains.
    package var id: String
    package var path: String
    package var contentHash: String
    /// The entry as far as it could be read; nil when the file has no title or no text.
    package var entry: Entry?
    /// What is wrong, in the order of the file.
    package var diagnostics: [Diagnostic]
    /// The file's bytes.
    package var bytes: [UInt8]

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Reads the file at `path`, whose bytes are `bytes`.
  ///
  /// - Parameters:
  ///   - path: the file, relative to the book's package; its last component gives the id.
  ///   - folder: the folder that must be the slug of the entry's area; nil when the file is
  ///     at the root of its book, where any area may be named.
  ///   - system: what versions are versions of, from the settings of the book, and empty for a book
  ///     without versions; nil if the settings are not known, so that any name may be written.
  package static func read(
    path: String, bytes: [UInt8], folder: String?, system: String? = "iOS"
  ) -> Reading {
    var parser = EntryParser(
      source: SourceText(path: path, bytes: bytes), folder: folder, system: system)
    let entry = parser.entry()
    return Reading(
      id: parser.id, path: path, contentHash: parser.contentHash, entry: entry,
      diagnostics: parser.diagnostics.sorted { $0.place < $1.place }, bytes: bytes)
  }

  /// The id of the entry in a file: the file name without `.md`.
  package static func id(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }

  let source: SourceText
  let folder: String?
  /// What versions are versions of; nil if that is not known.
  let system: String?
  let id: String
  let contentHash: String
  var diagnostics: [Diagnostic] = []

  private init(source: SourceText, folder: String?, system: String?) {
    self.source = source
    self.folder = folder
    self.system = system
    id = Self.id(ofPath: source.path)
    contentHash = ContentHash.hash(of: source.bytes)
  }

  /// A version with what it is one of: `iOS 15`.
  func name(_ version: some CustomStringConvertible) -> String {
    VersionText.name("\(version)", of: system)
  }

  mutating func error(_ rule: BookRule, at place: Place, _ message: String, advice: String) {
    diagnostics.append(Diagnostic(at: place, rule: rule, message, advice: advice))
  }

  private mutating func entry() -> Entry? {
    checkID()
    guard isReadable() else { return nil }
    checkCharacters()
    let (document, problems) = MarkdownParser.parse(source)
    diagnostics += problems
    checkEntities(in: document)
    checkNestedBlocks(in: document)
    guard let (titleIndex, title) = title(of: document) else { return nil }
    let below = Array(document.children[(titleIndex + 1)...])
    let factsIndex = below.firstIndex(where: \.isListOrHeading)
      .flatMap { below[$0].isList ? $0 : nil }
    let facts = entryFacts(in: factsIndex.map { below[$0] }, title: title)
    let lead = factsIndex ?? below.firstIndex(where: \.isHeading) ?? below.count
    let body = Array(below[(factsIndex.map { $0 + 1 } ?? lead)...])
    let (cases, setup) = cases(in: Array(below[..<lead]) + body)
    checkHasCase(cases, facts: facts, title: title)
    let entry = Entry(
      id: id, path: source.path, title: title.plainText, titleCode: title.codeSpans,
      kind: facts.kind, area: facts.area,
      appliesTo: facts.appliesTo, changedIn: facts.changedIn, evidence: facts.evidence,
      searchedAs: facts.searchedAs, formerIDs: facts.formerIDs,
      claims: facts.claims, lead: Array(below[..<lead]), body: body, setup: setup, cases: cases,
      contentHash: contentHash, place: title.place)
    checkCoverage(of: entry, at: factsIndex.map { below[$0].place } ?? title.place)
    return entry
  }
}

// MARK: - The file

extension EntryParser {
  private mutating func checkID() {
    guard !Slug.isEntryID(id) else { return }
    error(
      .fileName, at: source.place(line: 1),
      "'\(id)' cannot be the id of an entry",
      advice: "name the file with lowercase letters, digits and hyphens, a letter or digit first")
  }

  private mutating func isReadable() -> Bool {
    guard source.bytes.count <= MarkdownParser.maximumBytes else {
      error(
        .fileTooLarge, at: source.place(line: 1),
        "The file has \(source.bytes.count) bytes, more than \(MarkdownParser.maximumBytes)",
        advice: "split the entry, or move data out of it")
      return false
    }
    if let invalid = source.firstInvalidByte {
      error(
        .notUTF8, at: source.place(ofByte: invalid), "The file is not UTF-8",
        advice: "save it as UTF-8")
      return false
    }
    guard source.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
      error(
        .emptyFile, at: source.place(line: 1), "The file is empty",
        advice: "write a title, a list of facts and a case, or delete the file")
      return false
    }
    return true
  }

  /// The one heading of level 1.
  private mutating func title(of document: MarkdownNode) -> (index: Int, node: MarkdownNode)? {
    let titles = document.children.enumerated().filter { $0.element.kind == .heading(level: 1) }
    guard let first = titles.first else {
      error(
        .noTitle, at: source.place(line: 1), "The entry has no title",
        advice: "start the file with '# ' and one sentence")
      return nil
    }
    for title in titles.dropFirst() {
      error(
        .twoTitles, at: title.element.place, "The entry has a second title",
        advice: "make it a '##' heading, or a file of its own")
    }
    if first.element.plainText.allSatisfy(\.isWhitespace) {
      error(
        .noTitle, at: first.element.place, "The title is empty",
        advice: "state the gotcha in one sentence")
    }
    if first.offset > 0 {
      error(
        .textBeforeTitle, at: document.children[0].place, "Something comes before the title",
        advice: "move it below the title")
    }
    return (first.offset, first.element)
  }

  private mutating func checkHasCase(_ cases: [Case], facts: Facts, title: MarkdownNode) {
    if cases.isEmpty, facts.kind != .note {
      error(
        .noCase, at: title.place, "The entry has no case",
        advice: "put a 'swift' block below a heading, or add 'Kind: note'")
    }
  }
}

// MARK: - Versions

extension EntryParser {
  /// An entry may pass only where one of its cases runs.
  private mutating func checkCoverage(of entry: Entry, at place: Place) {
    let ranges = entry.cases.map { $0.versions(in: entry) }
    let open = Release.modelled.filter { version in
      version.isNamed(by: entry.appliesTo, changedIn: entry.changedIn)
        && !ranges.contains { version.isNamed(by: $0.appliesTo, changedIn: $0.changedIn) }
    }
    guard !ranges.isEmpty, !open.isEmpty else { return }
    let list = open.map(\.description).joined(separator: ", ")
    error(
      .uncoveredVersion, at: place, "No case covers \(list), which the entry names",
      advice: "let a case run there, or narrow 'Applies to'")
  }
}

extension MarkdownNode {
  var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }

  var isList: Bool {
    if case .list = kind { true } else { false }
  }

  fileprivate var isListOrHeading: Bool { isList || isHeading }
}
