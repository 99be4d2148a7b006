/// The entries of a folder, and everything that is wrong in it.
package struct Book: Sendable {
  /// What each file gave, in the order of the paths.
  package var readings: [EntryParser.Reading]
  /// The cases written in Swift that the book's entries and the Swift files agree on.
  package var swiftCases: [SwiftCase]
  /// Everything wrong in the book: in single files, and between them; in the order of the places.
  package var diagnostics: [Diagnostic]
  /// The folders that were looked into for entries.
  package var folders: [FolderListing.Folder] = []

  /// The entries that could be read, those with mistakes included.
  package var entries: [Entry] { readings.compactMap(\.entry) }

  package init(
    readings: [EntryParser.Reading], swiftCases: [SwiftCase] = [], diagnostics: [Diagnostic]
  ) {
    self.readings = readings
    self.swiftCases = swiftCases
    self.diagnostics = diagnostics
  }

  /// Reads a book.
  ///
  /// - Parameters:
  ///   - folder: the folder of the entries, relative to `root`: `Gotchas`.
  ///   - root: the path of the package.
  ///   - swiftTests: the folders of Swift tests whose traits are checked, relative to `root`.
  ///   - known: an entry that was read before and had no mistake, if its file is what it was; its
  ///     body may be left out.
  package static func read(
    folder: String = "Gotchas", root: String, swiftTests: [String] = [],
    known: @Sendable (String, FileStamp) -> Entry? = { _, _ in nil }
  ) -> Book {
    let listing = FolderListing(below: folder, root: root, suffix: ".md")
    let readings = listing.files.concurrentMap { path in
      // Taken before the file is read, so that it never vouches for what was not read.
      let stamp = FileStamp(ofFile: path.hasPrefix("/") ? path : "\(root)/\(path)")
      let entry = stamp.flatMap { known(path, $0) }
      var reading =
        entry.map(EntryParser.Reading.init(known:)) ?? read(path: path, root: root, book: folder)
      reading.stamp = stamp
      return reading
    }
    let swiftFiles = swiftTests.flatMap {
      FolderListing.files(below: $0, root: root, suffix: ".swift")
    }
    let links = SwiftCaseLinks.check(
      entries: readings.compactMap(\.entry), swiftFiles: swiftFiles,
      read: { FolderListing.bytes(of: $0, root: root) })
    let problems =
      readings.flatMap(\.diagnostics) + duplicateIDs(in: readings) + links.diagnostics
    var book = Book(
      readings: readings, swiftCases: links.cases,
      diagnostics: problems.sorted { $0.place < $1.place })
    book.folders = listing.folders
    return book
  }

  /// Reads one file of a book; a file that cannot be opened gives a diagnostic.
  package static func read(path: String, root: String, book: String) -> EntryParser.Reading {
    guard let bytes = FolderListing.bytes(of: path, root: root) else {
      var reading = EntryParser.read(path: path, bytes: [], folder: nil)
      reading.diagnostics = [
        Diagnostic(
          at: Place(file: path, line: 1), rule: "unreadable-file", "The file cannot be opened",
          advice: "check that it exists and that you may read it")
      ]
      return reading
    }
    return EntryParser.read(path: path, bytes: bytes, folder: areaFolder(of: path, book: book))
  }

  /// The folder that names the area of a file: the last one, unless the file is at the root.
  private static func areaFolder(of path: String, book: String) -> String? {
    let depth = book.split(separator: "/").count
    let folders = path.split(separator: "/").dropFirst(depth).dropLast()
    return folders.last.map(String.init)
  }

  /// Ids must differ by more than case, since some file systems and addresses do not.
  package static func duplicateIDs(in readings: [EntryParser.Reading]) -> [Diagnostic] {
    var seen: [String: EntryParser.Reading] = [:]
    var diagnostics: [Diagnostic] = []
    for reading in readings {
      let id = reading.id.lowercased()
      if let other = seen[id] {
        diagnostics.append(
          Diagnostic(
            at: Place(file: reading.path, line: 1), rule: "duplicate-id",
            "The id '\(reading.id)' is also the id of \(other.path)",
            advice: "rename one of the two files"))
      } else {
        seen[id] = reading
      }
    }
    return diagnostics
  }
}
