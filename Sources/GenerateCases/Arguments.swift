/// What `generate-cases` is called with.
struct Arguments {
  static let usage = """
    usage: generate-cases --package-root PATH --book FOLDER --manifest FILE [--module NAME]… \
    [--entry ENTRY FILE]… [--document DOCUMENT FILE]…
      ENTRY, FOLDER and DOCUMENT are relative to the package; each FILE is written.
    """

  /// A file of the book, relative to `root`, and the file of its cases.
  struct Entry: Sendable {
    var path: String
    var output: String
  }

  var entries: [Entry] = []
  /// The documents whose code is tested.
  var documents: [Entry] = []
  var root = ""
  /// The folder of the book, relative to `root`.
  var book = ""
  /// The file of the test that compares the entries on disk with those compiled in.
  var manifest = ""
  var modules: [String] = []

  /// The absolute path of the book.
  var bookPath: String { book.hasPrefix("/") ? book : "\(root)/\(book)" }

  /// Nil when an argument is missing or unknown.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--package-root": root = value
      case "--book": book = value
      case "--manifest": manifest = value
      case "--module": modules.append(value)
      case "--entry":
        guard let output = rest.popFirst() else { return nil }
        entries.append(Entry(path: value, output: output))
      case "--document":
        guard let output = rest.popFirst() else { return nil }
        documents.append(Entry(path: value, output: output))
      default: return nil
      }
    }
    guard !root.isEmpty, !manifest.isEmpty else { return nil }
  }
}
