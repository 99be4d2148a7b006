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

  var root: String { values.one("--root") ?? "." }
  var output: String { SiteOptions.output(values) }
  var theme: String { SiteOptions.theme(values) }
  var log: HistoryLog {
    HistoryLog(path: values.one("--history") ?? root + "/" + SiteOptions.history)
  }

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
  func content(of book: Book, runs: [Run]) -> SiteContent {
    let logs = values.all("--build-log").compactMap(FileManager.default.contents)
      .map { String(decoding: $0, as: UTF8.self) }
    let folder = root + "/" + SiteOptions.facts
    let facts = FactTables(availability: FactTables.availability(in: folder))
    let verdicts = BookVerdicts(
      entries: book.entries, runs: runs, swiftHashes: book.swiftHashes,
      compileErrors: CompileErrors(log: logs.joined(separator: "\n")),
      introduction: facts.introduction)
    var content = SiteContent(
      title: values.one("--title") ?? SiteOptions.title, entries: book.entries,
      verdicts: verdicts, swiftSources: Self.sources(of: book))
    content.repository = values.one("--repository").flatMap(Repository.init)
    content.areas = AreaTable(
      data: FileManager.default.contents(atPath: root + "/" + SiteOptions.areas) ?? Data(),
      path: SiteOptions.areas)
    content.uikit = UIKitNames(folder: folder)
    content.baseURL = values.one("--base-url").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    content.socialImages = values.one("--social-images")
    content.searchLibrary = SearchLibrary.script(at: searchLibraryPlaces)
    content.markdown = Dictionary(
      book.readings.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
    content.observations = Observations(
      folder: values.one("--observations") ?? root + "/" + SiteOptions.observations,
      table: root + "/" + SiteOptions.facts + "/observations.jsonl")
    return content
  }
}

// MARK: - Runs

extension BuildRequest {
  /// The runs that the command line names, or else those that were kept or imported.
  var runs: [Run] { values.all("--events").isEmpty ? LastRun.runs(root: root) : streams }

  private var streams: [Run] {
    let events = values.all("--events")
    let folders = values.all("--attachments")
    return zip(events, RunNames.distinct(events)).enumerated().map { index, run in
      var streamed = Run(
        events: run.0,
        attachmentFolders: folders.count == events.count ? [folders[index]] : folders)
      streamed.name = run.1
      return streamed
    }
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
