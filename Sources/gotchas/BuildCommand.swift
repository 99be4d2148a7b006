import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts

/// `gotchas build`: makes the site from the book and the runs.
enum BuildCommand: Command {
  static let name = "build"
  static let abstract = "Makes the site from the book and what the runs left behind."
  static let options = OptionParser(
    options: BookOptions.all + SiteOptions.all + [
      .init(
        name: "--events", value: "file",
        help: "an event stream of a run, instead of the runs that were kept or imported",
        isRepeatable: true),
      .init(
        name: "--attachments", value: "folder",
        help: "where that run's attachments are now; in the order of --events",
        isRepeatable: true),
      .init(
        name: "--build-log", value: "file",
        help: "what the compiler said, for cases that it refused",
        isRepeatable: true),
    ])
  static let examples = [
    (line: "", meaning: "the site of the runs that were kept or imported"),
    (line: "--events events.jsonl --attachments attachments", meaning: "the site of one stream"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the site is written; verdicts, good or bad, do not change this code"),
    (.bookHasErrors, "the site is written, and the book has errors or dead links"),
    (.cannotWrite, "the site could not be written; the old one is untouched"),
    (.misuse, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let root = values.one("--root") ?? "."
    let output = SiteOptions.output(values)
    let cacheFile = CacheFile(
      folder: values.one("--cache") ?? root + "/.build/site-cache", output: output)
    var cache = cacheFile.read()
    let book = BookOptions.read(values) { cache.entry($0, $1) }
    let theme = values.one("--theme") ?? root + "/Site/theme"
    guard let style = Theme.files(in: theme) else {
      Console.complain("\(theme): error: there is no theme with a site.css; give one with --theme")
      return .misuse
    }
    let base = values.one("--base-url")
    guard base.map(isAddress) ?? true else {
      Console.complain("gotchas build: error: --base-url needs http:// or https:// and a host")
      return .misuse
    }
    var content = content(of: book, values)
    content.baseURL = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let log = HistoryLog(path: values.one("--history") ?? root + "/Site/history.jsonl")
    content.digests = book.entries.map {
      cache.digest($0.path, $0.contentHash) ?? EntryDigest(of: $0)
    }
    let folder = values.one("--book") ?? "Gotchas"
    content.reread = { Book.read(path: $0.path, root: root, book: folder).entry }
    content.history = log.read()
    for line in content.history.unreadable {
      Console.complain("\(log.path):\(line):1: warning: the line is no record of a run")
    }
    if let label = values.one("--record") {
      guard let recorded = log.record(content.verdicts, label: label, in: content.history) else {
        Console.complain("\(log.path): error: the log could not be written")
        return .cannotWrite
      }
      content.history = recorded
    }
    for run in content.verdicts.runs {
      for condition in run.conditions { Console.complain("\(run.name): warning: \(condition)") }
    }
    do {
      let update = SiteUpdate(SiteBuilder(content), theme: style, output: output)
      let outcome = try await update.run(&cache)
      cacheFile.write(cache.keeping(book, digests: content.digests ?? []))
      let hasErrors = Console.report(
        (book.diagnostics + outcome.diagnostics).sorted { $0.place < $1.place })
      print(summary(content, path: outcome.path))
      return hasErrors ? .bookHasErrors : .success
    } catch {
      Console.complain("\(error)")
      return .cannotWrite
    }
  }

  private static func content(of book: Book, _ values: OptionParser.Values) -> SiteContent {
    let runs =
      values.all("--events").isEmpty
      ? LastRun.runs(root: values.one("--root") ?? ".") : streams(values)
    let log = values.all("--build-log").compactMap { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    let verdicts = BookVerdicts(
      entries: book.entries, runs: runs,
      swiftHashes: book.swiftHashes,
      compileErrors: CompileErrors(log: log.joined(separator: "\n")))
    var content = SiteContent(
      title: values.one("--title") ?? "UITableView gotchas", entries: book.entries,
      verdicts: verdicts, swiftSources: sources(of: book),
      editURL: values.one("--edit-url"))
    content.observations = Observations(
      folder: values.one("--observations") ?? (values.one("--root") ?? ".")
        + "/.build/observations")
    return content
  }

  private static func isAddress(_ text: String) -> Bool {
    SafeURL(external: text) != nil && ["http", "https"].contains(SafeURL.scheme(of: text))
      && text.split(separator: "/").count > 1
  }

  private static func streams(_ values: OptionParser.Values) -> [RunResults] {
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

  private static func summary(_ content: SiteContent, path: String) -> String {
    let counts = BookVerdicts.counts(of: content.verdicts.entries)
      .map { "\($0.count) \($0.verdict.label)" }
    return """
      \(Plural.entries(content.entries.count)): \(counts.isEmpty ? "no verdict" : counts.joined(separator: ", "))
      The site is at \(path)/index.html
      """
  }
}
