import Foundation
import GotchaBook
import GotchaRunner

/// Where a book has what is its own beside its entries, relative to its package.
///
/// A package with one book has it in `Site` and `.build`. Each further book has folders of its own
/// there, named after the folder of its target, so that two books share no settings, runs or pages.
struct BookPlaces: Equatable {
  /// The folder with the settings and the areas, and with the pages that are built.
  var site: String
  /// The folder with its runs, and with what is compiled of it.
  var build: String

  /// Those of the only book of a package, or its first.
  static let usual = BookPlaces(site: "Site", build: ".build")

  /// Those of a further book, whose folder is `book`.
  init(furtherBook book: String) {
    let name = URL(fileURLWithPath: book).lastPathComponent
    self.init(site: "\(Self.usual.site)/\(name)", build: "\(Self.usual.build)/books/\(name)")
  }

  private init(site: String, build: String) {
    (self.site, self.build) = (site, build)
  }

  /// The places of the book in the folder `book`.
  ///
  /// A book with settings of its own has its own places. Of the others, the usual folder's book, or
  /// that of the first target, has the usual ones.
  ///
  /// - Parameter books: The folders of the package's books in the order of its manifest, which is
  ///   read only if a book needs it.
  static func of(_ book: String, root: String, books: () -> [String]) -> BookPlaces {
    let own = BookPlaces(furtherBook: book)
    if own.hasSettings(root) { return own }
    guard book != BookOptions.usual, PackageRoot.hasManifest(root) else { return usual }
    let all = books()
    guard all.count > 1, all.contains(book) else { return usual }
    let hasUsual = PackageRoot.isFolder("\(root)/\(BookOptions.usual)")
    let first = all.first { !BookPlaces(furtherBook: $0).hasSettings(root) }
    return !hasUsual && first == book ? usual : own
  }

  // MARK: Files

  var settings: String { "\(site)/book.json" }
  var areas: String { "\(site)/areas.tsv" }
  var history: String { "\(site)/history.jsonl" }
  var searchWords: String { "\(site)/search-words.js" }
  var theme: String { "\(site)/theme" }
  var facts: String { "\(site)/facts" }
  var peers: String { "\(facts)/peers.tsv" }
  var held: String { "\(facts)/held.tsv" }
  var output: String { "\(site)/public" }
  var observations: String { "\(build)/observations" }
  /// What was read of the book's code.
  var words: String { "\(build)/code-words" }

  private func hasSettings(_ root: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(settings)")
  }
}

// MARK: - In a command line

extension BookPlaces {
  /// No option has these names: a command line cannot give them.
  private static let keys = (site: "places of the site", build: "places of the build")

  /// The values with the places, for the commands.
  func put(into values: OptionParser.Values) -> OptionParser.Values {
    values.setting(Self.keys.site, to: site).setting(Self.keys.build, to: build)
  }

  /// The places that a command line has got; the usual ones where it has none.
  init(_ values: OptionParser.Values) {
    self = .usual
    if let site = values.one(Self.keys.site) { self.site = site }
    if let build = values.one(Self.keys.build) { self.build = build }
  }
}

extension OptionParser.Values {
  /// Where the book has what is its own.
  var places: BookPlaces { BookPlaces(self) }

  /// The file with what was read of the book's code.
  var codeWords: URL { URL(fileURLWithPath: root).appending(path: places.words) }
}
