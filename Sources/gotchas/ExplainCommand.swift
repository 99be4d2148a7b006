import Foundation
import GotchaBook
import GotchaVerdicts

/// `gotchas explain`: the page of an entry in the terminal.
enum ExplainCommand: Command {
  static let name = "explain"
  static let abstract = "Shows an entry as a page in the terminal, with the verdict on each case."
  static let options = OptionParser(options: BookOptions.all, words: "entry")
  static let examples = [
    (line: "reload-data-is-deferred", meaning: "the page, in colour on a terminal"),
    (line: "reload-data-is-deferred | less", meaning: "the page as plain text"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the page is printed"),
    (.misuse, "no entry was named, or none that exists"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    let verdicts = LastRun.verdicts(on: book, root: values.one("--root") ?? ".")
    let pages = zip(book.entries, verdicts.entries)
    guard !values.words.isEmpty else {
      Console.complain("gotchas explain: error: name an entry; gotchas list shows them")
      return .misuse
    }
    for word in values.words {
      let id = EntryParser.id(ofPath: word)
      guard let (entry, verdict) = pages.first(where: { $0.0.id == id }) else {
        Console.complain("gotchas explain: error: \(BookOptions.unknown(id, in: book))")
        return .misuse
      }
      print(TerminalPage(entry: entry, verdict: verdict, style: .ofStandardOutput).text)
    }
    return .success
  }
}
