import Foundation
import GotchaBook
import GotchaLint
import GotchaSite

/// `gotchas new`: writes the file of a new entry, with a case that fails and questions to answer.
enum NewCommand: Command {
  static let name = "new"
  static let abstract = "Writes a new entry with a case that fails and its questions open."
  static let options = OptionParser(
    options: BookOptions.all + [
      .init(name: "--area", value: "area", help: "the entry's area, in words; it must be given"),
      .init(name: "--id", value: "id", help: "the entry's id, when the title's words will not do"),
      .init(
        name: "--applies-to", value: "versions", help: "the versions it was seen on",
        defaultValue: "those of the model, in a book with versions"),
      .init(
        name: "--evidence", value: "level", help: "what supports it", defaultValue: "reported",
        choices: Evidence.Level.allCases.filter { $0 != .model }.map(\.rawValue)),
      .init(name: "--link", value: "url", help: "where the evidence can be read"),
      .flag("--new-area", help: "the area does not exist yet, and is meant"),
    ], words: "title")
  static let examples = [
    (
      line: "\"Dates are a day off in winter\" --area \"Time zones\"",
      meaning: "a new file below Gotchas/time-zones"
    ),
    (
      line: "\"…\" --area Dates --evidence reported --link https://…", meaning: "with its source"
    ),
  ]
  static let needsBook = false
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the file is written"),
    (.cannotWrite, "the file or the title exists, or it cannot be written; nothing was changed"),
    (.usageError, "the title, the area or another value will not do"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    let scaffold: EntryScaffold
    do {
      scaffold = try EntryScaffold(
        title: values.words.joined(separator: " "), id: values.one("--id"),
        area: area(values, in: book), appliesTo: values.one("--applies-to"),
        evidence: values.one("--evidence").flatMap(Evidence.Level.init), link: values.one("--link"),
        template: BookSettings.read(values).template)
    } catch {
      Console.printError("gotchas new: error: \(error)")
      return .usageError
    }
    let path = "\(values.book)/\(scaffold.path)"
    if let other = book.readings.first(where: { $0.id.lowercased() == scaffold.id }) {
      Console.printError(
        "gotchas new: error: \(other.path) has the id “\(scaffold.id)”; give another with --id")
      return .cannotWrite
    }
    if let other = entry(titled: scaffold.title, in: book) {
      Console.printError(
        "gotchas new: error: \(other.path):\(other.place.line) has the title “\(other.title)”; "
          + "add to that page, or say in the title what is different")
      return .cannotWrite
    }
    let file = "\(values.root)/\(path)"
    let isThere = FileManager.default.fileExists(atPath: file)
    guard write(scaffold.text, to: file) else {
      Console.printError(
        "gotchas new: error: \(path) \(isThere ? "exists" : "cannot be written; look at its folder")"
      )
      return .cannotWrite
    }
    if let source = BookOptions.missingSource(values),
      write(BookOptions.source, to: "\(values.root)/\(source)")
    {
      print("\(source) is written: SwiftPM leaves out a target without a Swift file.")
    }
    print(advice(path: path, id: scaffold.id, options: values.typed(["--root", "--book"])))
    if !values.has("--id") { print(idAdvice) }
    if values.one("--link") == nil { print(evidenceAdvice) }
    let demands = BookSettings.read(values).demands
    _ = Console.report(findings(on: scaffold, path: path, demands))
    return .success
  }

  /// The entry that has a title already.
  private static func entry(titled title: String, in book: Book) -> Entry? {
    let plain = Entry.plainTitle(title)
    return book.entries.first { Entry.plainTitle($0.title) == plain }
  }

  /// What `gotchas check` will say of the title.
  static func findings(
    on scaffold: EntryScaffold, path: String, _ demands: BookDemands
  ) -> [Diagnostic] {
    let reading = EntryParser.read(path: path, bytes: Array(scaffold.text.utf8), folder: nil)
    guard let page = Linter(demands: demands).page(of: reading) else { return [] }
    return Linter.titleRules.flatMap { $0.findings(in: page) }.map(\.diagnostic)
  }

  /// The area as the book spells it; an area that does not exist must be meant.
  private static func area(
    _ values: OptionParser.Values, in book: Book
  ) throws(EntryScaffold.Problem) -> String {
    let areas = Set(book.entries.map(\.area)).sorted()
    let given = values.one("--area") ?? ""
    let slug = Slug.slug(of: given)
    if let known = areas.first(where: { Slug.slug(of: $0) == slug }) { return known }
    if !slug.isEmpty, values.has("--new-area") || areas.isEmpty { return given }
    let longer = areas.filter { Slug.slug(of: $0).hasPrefix(slug + "-") }
    let near = Spelling.nearest(to: given, in: areas).map { [$0] } ?? longer
    let advice =
      near.isEmpty
      ? "add --new-area to make it"
      : "did you mean \(near.joined(separator: ", or "))? --new-area makes a new one"
    let known = areas.isEmpty ? "" : "; there are: \(areas.joined(separator: ", "))"
    throw EntryScaffold.Problem(
      description: slug.isEmpty
        ? "give the area with --area\(known)"
        : "there is no area “\(given)”; \(advice)")
  }

  /// Writes a file that must not exist.
  private static func write(_ text: String, to path: String) -> Bool {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      return true
    } catch {
      return false
    }
  }

  private static let idAdvice =
    "The file name is the id, and the page's address for good. To choose another, delete the file and "
    + "give it with --id."

  private static let evidenceAdvice =
    "Evidence is one of: \(Evidence.Level.examples); each with a link."

  private static func advice(path: String, id: String, options: String) -> String {
    let steps = [
      ("gotchas test \(id)\(options)", "see its case fail"),
      ("answer every \(SectionRules.questionMark) in the file", "expect in the case what you saw"),
      ("gotchas test \(id)\(options)", "see it hold"),
      ("gotchas check \(id)\(options)", "see that nothing is wrong with the form"),
      ("gotchas bless \(id)\(options)", "keep what its traces recorded"),
      ("gotchas build \(id)\(options)", "see the page"),
    ]
    let lines = steps.enumerated().map { "  \($0 + 1). \($1.0)   \($1.1)" }
    return (["\(path) is written. Next, with “swift run” before each command:"] + lines)
      .joined(separator: "\n")
  }
}
