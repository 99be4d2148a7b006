import GotchaBook

/// The options of every command that reads a book.
enum BookOptions {
  static let all: [OptionParser.Option] = [
    .init(
      name: "--root", value: "folder", help: "the package the book belongs to", standard: "."),
    .init(
      name: "--book", value: "folder", help: "the entries, relative to the package",
      standard: "Gotchas"),
    .init(
      name: "--swift-tests", value: "folder",
      help: "Swift tests that name entries, relative to the package", isRepeatable: true,
      standard: "Tests"),
  ]

  /// The entries that the words of a command line name; nil when there are none.
  static func entries(
    _ values: OptionParser.Values, of book: Book
  ) throws(OptionParser.Misuse) -> [Entry]? {
    let ids = values.words.map(EntryParser.id(ofPath:))
    if let unknown = ids.first(where: { id in !book.entries.contains { $0.id == id } }) {
      throw OptionParser.Misuse(
        description: "no entry has the id “\(unknown)”; give its file's name")
    }
    return ids.isEmpty ? nil : book.entries.filter { ids.contains($0.id) }
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
