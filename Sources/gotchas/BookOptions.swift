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

  static func read(
    _ values: OptionParser.Values, known: (String, FileStamp) -> Entry? = { _, _ in nil }
  ) -> Book {
    let tests = values.all("--swift-tests")
    return Book.read(
      folder: values.one("--book") ?? "Gotchas", root: values.one("--root") ?? ".",
      swiftTests: tests.isEmpty ? ["Tests"] : tests, known: known)
  }
}
