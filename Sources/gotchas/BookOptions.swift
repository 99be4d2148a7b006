import Foundation
import GotchaBook
import GotchaRunner
import GotchaSite

/// The options of every command that reads a book.
enum BookOptions {
  static let root = OptionParser.Option(
    name: "--root", value: "folder", help: "the package the book belongs to",
    defaultValue: "the nearest one upwards")

  static let all: [OptionParser.Option] = [
    root,
    .init(
      name: "--book", value: "folder", help: "the entries, relative to the package",
      defaultValue: "Gotchas, or the target that uses the plugin"),
    .init(
      name: "--swift-tests", value: "folder",
      help: "Swift tests that name entries, relative to the package", isRepeatable: true,
      defaultValue: "Tests"),
  ]

  /// The values with the package that is meant: a command may be given in a folder below it.
  ///
  /// A book that is not there is a mistake, and never a book with nothing wrong in it.
  static func located(
    _ values: OptionParser.Values, for command: any Command.Type
  ) throws(OptionParser.UsageError) -> OptionParser.Values {
    func takes(_ name: String) -> Bool { command.options.options.contains { $0.name == name } }
    guard takes("--root") else { return values }
    guard takes("--book") else {
      return values.setting(
        "--root", to: values.one("--root") ?? PackageRoot.nearest(withBook: usual))
    }
    let named = values.one("--book")
    let root = values.one("--root") ?? PackageRoot.nearest(withBook: named ?? usual)
    let books = Lazily { BookTargets.folders(root: root) }
    let book = if let named { named } else { try Self.book(in: root, of: books) }
    let folder = book.hasPrefix("/") ? book : "\(root)/\(book)"
    if command.needsBook, !PackageRoot.isFolder(folder) {
      throw OptionParser.UsageError(
        description: "there is no book at \(folder); "
          + "name the package with --root and the book's folder with --book")
    }
    let places = BookPlaces.of(book, root: root) { books.value }
    return places.put(into: values.setting("--root", to: root).setting("--book", to: book))
  }

  /// The folder of the book where none is given.
  static let usual = "Gotchas"

  /// The usual folder, or that of the package's only target that uses the plugin.
  private static func book(
    in root: String, of books: Lazily<[String]>
  ) throws(OptionParser.UsageError) -> String {
    guard !PackageRoot.isFolder("\(root)/\(usual)"), PackageRoot.hasManifest(root) else {
      return usual
    }
    let folders = books.value
    guard folders.count > 1 else { return folders.first ?? usual }
    throw OptionParser.UsageError(
      description: "the package has several books; name one with --book: "
        + folders.joined(separator: ", "))
  }

  /// What makes SwiftPM build a target of Markdown alone.
  static let source = "// The entries are beside this file.\n"

  /// The Swift file that a book's target needs and has not, or nil.
  static func missingSource(_ values: OptionParser.Values) -> String? {
    let (root, book) = (values.root, values.book)
    guard PackageRoot.hasManifest(root), !BookTargets.isBuilt(book, root: root) else { return nil }
    return "\(book)/Book.swift"
  }

  /// Names the file without which SwiftPM leaves the book's target out.
  static func warnOfMissingSource(_ values: OptionParser.Values) {
    guard let file = missingSource(values) else { return }
    Console.printError(
      "\(file): warning: SwiftPM leaves out a target without a Swift file; add one: "
        + "echo '\(source.dropLast())' > \(file)")
  }

  /// The entries that the words of a command line name; nil when there are none.
  static func entries(
    _ values: OptionParser.Values, of book: Book
  ) throws(OptionParser.UsageError) -> [Entry]? {
    var ids: Set<String> = []
    for word in values.words {
      let id = try id(word, in: book)
      guard book.entries.contains(where: { $0.id == id }) else { throw unknown(id, in: book) }
      ids.insert(id)
    }
    return ids.isEmpty ? nil : book.entries.filter { ids.contains($0.id) }
  }

  /// The id that a word of a command line means: that of a file, or one that begins with the word if
  /// no other does.
  static func id(_ word: String, in book: Book) throws(OptionParser.UsageError) -> String {
    let id = EntryParser.id(ofPath: word)
    let ids = book.readings.map(\.id)
    if ids.contains(id) { return id }
    let longer = ids.filter { !id.isEmpty && $0.hasPrefix(id) }.sorted()
    guard let first = longer.first else { throw unknown(id, in: book) }
    guard longer.count > 1 else { return first }
    let shown = longer.prefix(5).joined(separator: ", ")
    let rest = longer.count > 5 ? " and \(longer.count - 5) more" : ""
    throw .init(description: "several entries begin with “\(id)”: \(shown)\(rest)")
  }

  /// The error for an entry that does not exist.
  static func unknown(_ id: String, in book: Book) -> OptionParser.UsageError {
    if let reading = book.readings.first(where: { $0.id == id }) {
      return .init(
        description: "\(reading.path): not run: \(NotRunReason.errors(in: reading) ?? "no text")")
    }
    let ids = book.readings.map(\.id)
    let near =
      Spelling.nearest(to: id, in: ids).map { [$0] } ?? Spelling.sharingWords(with: id, ids)
    let advice =
      near.isEmpty
      ? "gotchas list shows them" : "did you mean \(near.joined(separator: ", or "))?"
    return .init(description: "no entry has the id “\(id)”; \(advice)")
  }

  static func read(_ values: OptionParser.Values) -> Book {
    Book.read(
      folder: values.book, root: values.root,
      swiftTests: swiftTests(values), system: BookSettings.read(values).system)
  }

  /// The folders of Swift tests, relative to the package.
  static func swiftTests(_ values: OptionParser.Values) -> [String] {
    let given = values.all("--swift-tests")
    return given.isEmpty ? ["Tests"] : given
  }
}

extension OptionParser.Values {
  /// The folder of the package.
  var root: String { one("--root") ?? "." }

  /// The folder of the book, relative to the package.
  var book: String { one("--book") ?? BookOptions.usual }
}

/// A value that is made when it is first read, and once.
private final class Lazily<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}
