import Foundation
import GotchaBook
import GotchaRunner
import GotchaSite

/// `gotchas watch`: runs again what an edit touches and keeps the site up to date.
enum WatchCommand: Command {
  static let name = "watch"
  static let abstract = "Runs again what an edit touches, and serves the site with reload."
  static let options = OptionParser(
    options: BookOptions.all + SiteOptions.all + [
      RunOptions.name,
      RunOptions.library, RunOptions.timeLimit,
      .init(
        name: "--port", value: "number", help: "where the site is served, on this machine only",
        defaultValue: "8000"),
      .flag("--no-server", help: "only keep the files up to date"),
    ], words: "entry")
  static let examples = [
    (line: "", meaning: "the whole book once, then what changes, until Control-C"),
    (line: "rows-jump", meaning: "one entry, run again when it or the code changes"),
    (line: "--port 8080", meaning: "on http://127.0.0.1:8080"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "it was ended with Control-C or SIGTERM"),
    (.usageError, "the command line was not understood"),
  ]

  /// How long to wait between two looks at the files: an editor's pause is longer.
  private static let interval = Duration.milliseconds(300)

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard let port = Int(values.one("--port") ?? "8000"), (1...65_535).contains(port) else {
      Console.printError("gotchas watch: error: --port needs a number from 1 to 65535")
      return .usageError
    }
    Interruption.endProcesses(code: .success)
    var seen = snapshot(values)
    let book = BookOptions.read(values)
    do {
      _ = try BookOptions.entries(values, of: book)
    } catch {
      return report(error)
    }
    await update(.everything, of: book, values)
    if !values.has("--no-server") {
      LiveServer(
        root: values.root, site: SiteOptions.output(values), port: port
      ).start()
    }
    while true {
      try? await Task.sleep(for: interval)
      let now = snapshot(values)
      guard now != seen else { continue }
      try? await Task.sleep(for: interval)
      // An editor that is still writing is waited for.
      guard now == snapshot(values) else { continue }
      let book = BookOptions.read(values)
      let scope = EditScope(
        changes: seen.changes(to: now), book: book, site: siteFolders(values))
      seen = now
      await update(scope, of: book, values)
    }
  }

  private static func snapshot(_ values: OptionParser.Values) -> FileSnapshot {
    FileSnapshot(
      root: values.root,
      folders: [values.book, "Sources", "Tests", "Package.swift"] + siteFolders(values),
      excluded: SiteOptions.output(values))
  }

  /// The folders of what the pages are made of beside the entries: settings, areas, words of the search,
  /// facts, the log, the theme.
  private static func siteFolders(_ values: OptionParser.Values) -> [String] {
    [values.places.site, SiteOptions.theme(values)]
  }

  /// Runs what a scope names, prints the verdicts, and makes the site.
  private static func update(
    _ scope: EditScope, of book: Book, _ values: OptionParser.Values
  ) async {
    do {
      // One that is being written may have lost its id; the others are still watched.
      var entries = try? BookOptions.entries(values, of: book)
      if case .entries(let paths) = scope {
        entries = (entries ?? book.entries).filter { paths.contains($0.path) }
      }
      if scope != .pages, entries?.isEmpty != true {
        var request = CaseRunner.Request(entries: entries, name: RunOptions.name(values))
        request.keepsVerdictsNotReplaced = entries != nil
        let run = try RunOptions.runner(values).run(request, of: book)
        _ = TestCommand.report(
          run, on: entries ?? book.entries, of: book, system: BookSettings.read(values).system)
      }
      _ = BuildCommand.run(values, of: book)
      // A file or a pipe would get the verdicts when the program ends.
      fflush(nil)
    } catch {
      Console.printError("gotchas watch: error: \(error)")
    }
  }
}
