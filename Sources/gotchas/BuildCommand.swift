import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunRecord

/// `gotchas build`: makes the site from the book and the runs.
enum BuildCommand: Command {
  static let name = "build"
  static let abstract = "Makes the site from the book and its runs."
  static let options = OptionParser(
    options: BookOptions.all + SiteOptions.all, words: "entry")
  static let examples = [
    (line: "", meaning: "the site of the runs that were kept or imported"),
    (line: "reload-data-is-deferred", meaning: "the same, and where the page of one entry is"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the site is written; verdicts, good or bad, do not change this code"),
    (
      .bookHasErrors,
      "the site is written, and an entry cannot be read or a link is dead; gotchas check has the "
        + "rules of form"
    ),
    (.cannotWrite, "the site could not be written; the old one is untouched"),
    (.usageError, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    run(values, of: BookOptions.read(values))
  }

  /// Makes the site of a book that has been read.
  static func run(_ values: OptionParser.Values, of book: Book) -> ExitCode {
    let request = BuildRequest(values)
    let named: [Entry]
    do {
      named = try BookOptions.entries(values, of: book) ?? []
    } catch {
      return report(error)
    }
    guard Theme.isThere(in: request.theme) else {
      Console.printError(
        "\(request.theme): error: there is no theme with a css folder; give one with --theme")
      return .usageError
    }
    if let mistake = request.mistake {
      Console.printError("gotchas build: error: \(mistake)")
      return .usageError
    }
    do {
      let code = try build(request, of: book)
      for entry in named { print("\(entry.id): \(SiteOptions.page(of: entry, values))") }
      return code
    } catch {
      Console.printError("\(error)")
      return .cannotWrite
    }
  }

  private static func build(_ request: BuildRequest, of book: Book) throws -> ExitCode {
    var content = request.content(of: book)
    guard let history = history(request, content.verdicts) else { return .cannotWrite }
    content.history = history
    if content.searchLibrary == nil { Console.printError(withoutSearch(request)) }
    if content.repository == nil { Console.printError(withoutRepository) }
    for run in content.verdicts.runs {
      for condition in run.conditions { Console.printError("\(run.name): warning: \(condition)") }
    }
    let writer = try SiteWriter(output: request.output)
    let found = try write(
      content, theme: request.theme, searchWords: request.searchWords, with: writer)
    let all = book.diagnostics + found + BookSettings.doubleTitles(request.values)
    let hasErrors = Console.report(all.sorted { $0.place < $1.place })
    print(summary(content))
    print("The site is at \(writer.output)/index.html")
    return hasErrors ? .bookHasErrors : .success
  }

  /// The warning that the pages have no search field, and how to get one.
  private static func withoutSearch(_ request: BuildRequest) -> String {
    "\(request.searchLibraryPlaces.joined(separator: ", ")): warning: lunr is not there, so the "
      + "site has no search; install it with make set-up, or apt-get install libjs-lunr, or give "
      + "its file with --lunr"
  }

  /// The note that no page can be edited or reported on.
  private static let withoutRepository =
    "gotchas build: note: the book's repository is not known, so no page leads to “Edit this page” or "
    + "to a report of what others find, which does no harm on your own machine; "
    + "give its address with --repository where the site is published"

  /// Writes every file of the site, or none; returns what is wrong with links.
  private static func write(
    _ content: SiteContent, theme: String, searchWords: Data?, with writer: SiteWriter
  ) throws -> [Diagnostic] {
    do {
      let diagnostics = try SiteBuilder(content).build { try writer.write($0) }
      for file in Theme.files(in: theme, words: searchWords) { try writer.write(file) }
      try writer.finish()
      return diagnostics
    } catch {
      writer.abandon()
      throw error
    }
  }

  /// The log of earlier runs, with this one when --record is given; nil when it cannot be written.
  private static func history(_ request: BuildRequest, _ verdicts: BookVerdicts) -> History? {
    let history = request.log.read()
    for line in history.unreadable {
      Console.printError("\(request.log.path):\(line):1: warning: the line is no record of a run")
    }
    guard let label = request.values.one("--record") else { return history }
    let recorded = request.log.record(verdicts, label: label, in: history)
    if recorded == nil {
      Console.printError("\(request.log.path): error: the log could not be written")
    }
    return recorded
  }

  private static func summary(_ content: SiteContent) -> String {
    let counts = TestSummary.counts(of: content.verdicts.entries)
    return "\(Plural.entries(content.entries.count)): "
      + (counts.isEmpty ? "no verdict" : counts.joined(separator: ", "))
  }
}
