import Foundation
import GotchaBook
import GotchaLint

/// The options of every command that reads a book.
enum BookOptions {
  static let root = OptionParser.Option(
    name: "--root", value: "folder", help: "the package the book belongs to",
    standard: "the nearest one upwards")

  static let all: [OptionParser.Option] = [
    root,
    .init(
      name: "--book", value: "folder", help: "the entries, relative to the package",
      standard: "Gotchas"),
    .init(
      name: "--swift-tests", value: "folder",
      help: "Swift tests that name entries, relative to the package", isRepeatable: true,
      standard: "Tests"),
  ]

  /// The values with the package that is meant: a command may be given in a folder below it.
  ///
  /// A book that is not there is a mistake, and never a book with nothing wrong in it.
  static func located(
    _ values: OptionParser.Values, for command: any Command.Type
  ) throws(OptionParser.Misuse) -> OptionParser.Values {
    let hasRoot = command.options.options.contains { $0.name == "--root" }
    guard hasRoot else { return values }
    let book = values.one("--book") ?? "Gotchas"
    let root = values.one("--root") ?? PackageRoot.nearest(withBook: book)
    let folder = book.hasPrefix("/") ? book : "\(root)/\(book)"
    if command.needsBook, !PackageRoot.isFolder(folder) {
      throw OptionParser.Misuse(
        description: "there is no book at \(folder); "
          + "name the package with --root and the book's folder with --book")
    }
    return values.setting("--root", to: root)
  }

  /// The entries that the words of a command line name; nil when there are none.
  static func entries(
    _ values: OptionParser.Values, of book: Book
  ) throws(OptionParser.Misuse) -> [Entry]? {
    let ids = values.words.map(EntryParser.id(ofPath:))
    if let unknown = ids.first(where: { id in !book.entries.contains { $0.id == id } }) {
      throw Self.unknown(unknown, in: book)
    }
    return ids.isEmpty ? nil : book.entries.filter { ids.contains($0.id) }
  }

  /// Says that there is no such entry, with a way out.
  static func unknown(_ id: String, in book: Book) -> OptionParser.Misuse {
    if let reading = book.readings.first(where: { $0.id == id }) {
      return .init(description: "\(reading.path) cannot be read; gotchas check says why")
    }
    let near = Spelling.nearest(to: id, in: book.entries.map(\.id))
    let advice = near.map { "did you mean \($0)?" } ?? "gotchas list shows them"
    return .init(description: "no entry has the id “\(id)”; \(advice)")
  }

  static func read(
    _ values: OptionParser.Values, known: @Sendable (String, FileStamp) -> Entry? = { _, _ in nil }
  ) -> Book {
    Book.read(
      folder: values.one("--book") ?? "Gotchas", root: values.one("--root") ?? ".",
      swiftTests: swiftTests(values), known: known)
  }

  /// The folders of Swift tests, relative to the package.
  static func swiftTests(_ values: OptionParser.Values) -> [String] {
    let given = values.all("--swift-tests")
    return given.isEmpty ? ["Tests"] : given
  }
}
