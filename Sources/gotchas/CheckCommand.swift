import GotchaBook
import GotchaSite
import GotchaVerdicts

/// `gotchas check`: says what is wrong in the book, links included.
enum CheckCommand: Command {
  static let name = "check"
  static let abstract = "Says everything that is wrong in the book, with file, line and column."
  static let options = OptionParser(options: BookOptions.all)
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the book has no errors"),
    (.bookHasErrors, "the book has errors"),
    (.misuse, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    let verdicts = BookVerdicts(entries: book.entries, runs: [])
    let content = SiteContent(title: "", entries: book.entries, verdicts: verdicts)
    let links = (try? await SiteBuilder(content).build { _ in }) ?? []
    let all = (book.diagnostics + links).sorted { $0.place < $1.place }
    guard !Console.report(all) else { return .bookHasErrors }
    print("\(book.entries.count) entries, nothing wrong")
    return .success
  }
}
