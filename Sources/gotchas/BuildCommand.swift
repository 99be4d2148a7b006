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
    let request = BuildRequest(values)
    guard Theme.isThere(in: request.theme) else {
      Console.complain(
        "\(request.theme): error: there is no theme with a site.css; give one with --theme")
      return .misuse
    }
    guard request.hasUsableAddress else {
      Console.complain("gotchas build: error: --base-url needs http:// or https:// and a host")
      return .misuse
    }
    // Taken before anything is read, so that it never vouches for what was not read.
    let surroundings = BuildSurroundings(values)?.hash
    var cache = request.cacheFile.read()
    do {
      if let surroundings, let outcome = try update(request, &cache, surroundings) {
        request.cacheFile.write(cache)
        print(report(cache.setting?.summary ?? "", outcome))
        return .success
      }
      return try await buildWhole(request, &cache, surroundings)
    } catch {
      Console.complain("\(error)")
      return .cannotWrite
    }
  }

  /// Builds the pages of the entries that were edited, if nothing else is another than before.
  private static func update(
    _ request: BuildRequest, _ cache: inout SiteCache, _ surroundings: UInt64
  ) throws -> SiteUpdate.Outcome? {
    try EntryUpdate(root: request.root, book: request.book, output: request.output) {
      var options = request.options
      options.history = request.log.read()
      return options
    }.run(&cache, surroundings: surroundings)
  }

  private static func buildWhole(
    _ request: BuildRequest, _ cache: inout SiteCache, _ surroundings: UInt64?
  ) async throws -> ExitCode {
    let known = cache.entries
    let book = request.read(known: known.entry)
    let (runs, isWhole) = request.runs
    var content = request.content(of: book, runs: runs)
    content.digests = book.entries.map {
      known.digest($0.path, $0.contentHash) ?? EntryDigest(of: $0)
    }
    guard let history = history(request, content.verdicts) else { return .cannotWrite }
    content.history = history
    let conditions = content.verdicts.runs.flatMap { run in
      run.conditions.map { "\(run.name): warning: \($0)" }
    }
    for condition in conditions { Console.complain(condition) }
    let builder = SiteBuilder(content)
    let outcome = try await SiteUpdate(
      builder, theme: Theme.files(in: request.theme), output: request.output
    ).run(&cache)
    let diagnostics = (book.diagnostics + outcome.diagnostics).sorted { $0.place < $1.place }
    let summary = summary(content)
    // What a build has to say, every build says, so the next one has to look at everything.
    let isSilent =
      diagnostics.isEmpty && conditions.isEmpty && history.unreadable.isEmpty && isWhole
      && runs.allSatisfy(\.refusals.isEmpty) && request.values.all("--build-log").isEmpty
    let setting = surroundings.map {
      BuildSetting(builder, surroundings: $0, summary: summary)
    }
    cache.remember(book, builder, setting: isSilent ? setting : nil)
    request.cacheFile.write(cache)
    let hasErrors = Console.report(diagnostics)
    print(report(summary, outcome))
    return hasErrors ? .bookHasErrors : .success
  }

  /// The log of earlier runs, with this one if it is to be recorded; nil when it cannot be written.
  private static func history(_ request: BuildRequest, _ verdicts: BookVerdicts) -> History? {
    let history = request.log.read()
    for line in history.unreadable {
      Console.complain("\(request.log.path):\(line):1: warning: the line is no record of a run")
    }
    guard let label = request.values.one("--record") else { return history }
    let recorded = request.log.record(verdicts, label: label, in: history)
    if recorded == nil {
      Console.complain("\(request.log.path): error: the log could not be written")
    }
    return recorded
  }

  private static func summary(_ content: SiteContent) -> String {
    let counts = BookVerdicts.counts(of: content.verdicts.entries)
      .map { "\($0.count) \($0.verdict.label)" }
    return "\(Plural.entries(content.entries.count)): "
      + (counts.isEmpty ? "no verdict" : counts.joined(separator: ", "))
  }

  private static func report(_ summary: String, _ outcome: SiteUpdate.Outcome) -> String {
    """
    \(summary)
    The site is at \(outcome.path)/index.html
    """
  }
}
