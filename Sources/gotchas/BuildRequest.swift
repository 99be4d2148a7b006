import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts

/// What a command line asks of `gotchas build`.
struct BuildRequest {
  let values: OptionParser.Values

  init(_ values: OptionParser.Values) { self.values = values }

  var root: String { values.one("--root") ?? "." }
  var book: String { values.one("--book") ?? "Gotchas" }
  var output: String { SiteOptions.output(values) }
  var theme: String { values.one("--theme") ?? root + "/" + SiteOptions.theme }
  var log: HistoryLog {
    HistoryLog(path: values.one("--history") ?? root + "/" + SiteOptions.history)
  }

  var cacheFile: CacheFile {
    CacheFile(folder: values.one("--cache") ?? root + "/.build/site-cache", output: output)
  }

  /// Whether the site can stand where `--base-url` says, if it says anything.
  var hasUsableAddress: Bool {
    values.one("--base-url").map { text in
      SafeURL(external: text) != nil && ["http", "https"].contains(SafeURL.scheme(of: text))
        && text.split(separator: "/").count > 1
    } ?? true
  }

  func read(known: @escaping @Sendable (String, FileStamp) -> Entry?) -> Book {
    BookOptions.read(values, known: known)
  }

  /// The site's options, with no entries yet.
  var options: SiteContent {
    var content = SiteContent(
      title: values.one("--title") ?? "UITableView gotchas", entries: [],
      verdicts: BookVerdicts(entries: [], runs: []), editURL: values.one("--edit-url"))
    content.baseURL = values.one("--base-url").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    content.markdown = { [root] entry in
      FileBytes.read(entry.path.hasPrefix("/") ? entry.path : "\(root)/\(entry.path)")
        .map { String(decoding: $0, as: UTF8.self) }
    }
    content.reread = { [root, folder = self.book] in
      Book.read(path: $0.path, root: root, book: folder).entry
    }
    content.observations = Observations(
      folder: values.one("--observations") ?? root + "/" + SiteOptions.observations)
    return content
  }

  func content(of book: Book, runs: [RunResults]) -> SiteContent {
    let log = values.all("--build-log").compactMap { path in
      FileBytes.read(path).map { String(decoding: $0, as: UTF8.self) }
    }
    var content = options
    content.entries = book.entries
    content.verdicts = BookVerdicts(
      entries: book.entries, runs: runs, swiftHashes: book.swiftHashes,
      compileErrors: CompileErrors(log: log.joined(separator: "\n")))
    content.swiftSources = Self.sources(of: book)
    return content
  }
}

// MARK: - Runs

extension BuildRequest {
  /// The runs that the command line names, or else those that were kept or imported; and whether
  /// none had to be left out.
  var runs: (runs: [RunResults], isWhole: Bool) {
    guard values.all("--events").isEmpty else { return (streams, true) }
    let cache = cacheFile.readRuns()
    defer { cacheFile.write(cache) }
    return LastRun.read(root: root, with: cache.file)
  }

  private var streams: [RunResults] {
    let events = values.all("--events")
    let folders = values.all("--attachments")
    return zip(events, RunNames.distinct(events)).enumerated().map { index, run in
      var results = RunResults(
        events: run.0,
        attachmentFolders: folders.count == events.count ? [folders[index]] : folders)
      results.name = run.1
      return results
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
