/// What `generate-cases` is asked to do.
struct Arguments {
  static let usage = """
    usage: generate-cases [--manifest] --package-root PATH --book FOLDER --output FILE \
    [--quarantine FILE] [--module NAME]… ENTRY…
      ENTRY and FOLDER are relative to the package. Without --manifest, one ENTRY is given.
    """

  /// Paths relative to `root`.
  var entries: [String] = []
  var root = ""
  /// The folder of the book, relative to `root`.
  var book = ""
  var output = ""
  var modules: [String] = []
  var isManifest = false
  /// The file that says which cases do not compile; it may be empty or missing.
  var quarantine: String?

  /// The absolute path of the book.
  var bookPath: String { book.hasPrefix("/") ? book : "\(root)/\(book)" }

  /// Nil when an argument is missing or unknown.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--manifest" {
        isManifest = true
      } else if !argument.hasPrefix("--") {
        entries.append(argument)
      } else if let value = rest.popFirst() {
        guard take(argument, value) else { return nil }
      } else {
        return nil
      }
    }
    guard !root.isEmpty, !output.isEmpty, isManifest || entries.count == 1 else { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--package-root": root = value
    case "--book": book = value
    case "--output": output = value
    case "--quarantine": quarantine = value
    case "--module": modules.append(value)
    default: return false
    }
    return true
  }
}
