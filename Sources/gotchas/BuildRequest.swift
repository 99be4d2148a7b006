import Foundation
import GotchaBook
import GotchaLint
import GotchaSite
import GotchaVerdicts
import RunRecord

/// The options of `gotchas build`.
struct BuildRequest {
  let values: OptionParser.Values

  init(_ values: OptionParser.Values) { self.values = values }

  var root: String { values.root }
  private var places: BookPlaces { values.places }
  var output: String { SiteOptions.output(values) }
  var theme: String { SiteOptions.theme(values) }
  /// The book's own words of the search; nil where it has none.
  var searchWords: Data? {
    FileManager.default.contents(atPath: root + "/" + places.searchWords)
  }
  var log: HistoryLog { HistoryLog(path: root + "/" + places.history) }

  /// Where the library of the search may be.
  var searchLibraryPlaces: [String] {
    values.one("--lunr").map { [$0] } ?? SearchLibrary.places(root: root)
  }

  /// What cannot be used of the command line; nil when all can.
  var mistake: String? {
    if !hasUsableAddress { return "--base-url needs http:// or https:// and a host" }
    if !hasUsableRepository { return "--repository needs http:// or https:// and a host" }
    guard let folder = values.one("--social-images") else { return nil }
    if values.one("--base-url") == nil {
      return "--social-images needs --base-url, since previews need whole addresses"
    }
    return PackageRoot.isFolder(folder)
      ? nil
      : "there is no folder \(folder); "
        + "make it: gotchas list --format json | Tools/social-images \(folder)"
  }

  /// Whether `--base-url` is an address of http or https, if it is given.
  private var hasUsableAddress: Bool {
    values.one("--base-url").map { text in
      SafeURL(external: text) != nil && ["http", "https"].contains(SafeURL.scheme(of: text))
        && text.split(separator: "/").count > 1
    } ?? true
  }

  /// Whether `--repository` is an address of http or https, if it is given.
  private var hasUsableRepository: Bool {
    values.one("--repository").map { Repository(url: $0) != nil } ?? true
  }

  /// The content of the site, without the log of earlier runs.
  func content(of book: Book) -> SiteContent {
    let folder = root + "/" + places.facts
    let facts = FactTables(availability: FactTables.availability(in: folder))
    let settings = BookSettings.read(values)
    let verdicts = BookVerdicts(
      entries: book.entries, runs: LastRun.runs(values), swiftHashes: book.swiftHashes,
      versions: settings.versions(of: book.entries), introduction: facts.introduction)
    var content = SiteContent(
      title: values.one("--title") ?? settings.title, entries: book.entries,
      verdicts: verdicts, swiftSources: Self.sources(of: book))
    content.settings = settings
    content.repository = (values.one("--repository") ?? BookRepository.address(of: root))
      .flatMap(Repository.init)
    content.introductions = Self.introductions(of: book, facts)
    let commits = Set(verdicts.runs.compactMap(\.origin?.commit))
    content.unknownCommits = commits.filter { !BookRepository.has($0, in: root) }
    content.readTables(at: places, root: root)
    content.uikit = UIKitNames(folder: folder)
    content.baseURL = values.one("--base-url").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    content.socialImages = values.one("--social-images")
    content.searchLibrary = SearchLibrary.script(at: searchLibraryPlaces)
    content.markdown = Dictionary(
      book.readings.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
    content.observations = Observations(
      folder: root + "/" + places.observations, table: folder + "/observations.jsonl")
    return content
  }

  /// The version of the newest API that the title of an entry names, by its id.
  private static func introductions(of book: Book, _ facts: FactTables) -> [String: Version] {
    let pairs = book.entries.concurrentMap { entry in
      entry.title.split { !($0.isLetter || $0.isNumber) }
        .compactMap { facts.availability?.introduction(of: String($0), label: nil) }.max()
        .map { (entry.id, $0) }
    }
    return Dictionary(pairs.compactMap(\.self), uniquingKeysWith: { first, _ in first })
  }

  private static func sources(of book: Book) -> [CaseID: SiteContent.SwiftSource] {
    let pairs = book.swiftCases.map { each in
      (
        CaseID(entry: each.entryID, slug: each.caseSlug),
        SiteContent.SwiftSource(
          file: each.file, firstLine: each.lines.lowerBound, code: each.source)
      )
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension SiteContent {
  /// Reads the tables of a book; one that is not there is empty.
  mutating func readTables(at places: BookPlaces, root: String) {
    func data(_ path: String) -> Data {
      FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()
    }
    areas = AreaTable(data: data(places.areas), path: places.areas)
    peers = PeerSuites(data: data(places.peers), path: places.peers)
    held = HeldMembers(data: data(places.held), path: places.held)
  }
}
