/// The entries of a folder, and everything that is wrong in it.
package struct Book: Sendable {
  /// The readings of the files, in the order of the paths.
  package var readings: [EntryParser.Reading]
  /// The cases written in Swift that the book's entries and the Swift files agree on.
  package var swiftCases: [SwiftCase]
  /// Everything wrong in the book: in single files, and between them; in the order of the places.
  package var diagnostics: [Diagnostic]

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
  ///   - system: what versions are versions of; see ``EntryParser/read(path:bytes:folder:system:)``.
  package static func read(
    folder: String = "Gotchas", root: String, swiftTests: [String] = [], system: String? = "iOS"
  ) -> Book {
    let listing = FolderListing(below: folder, root: root, suffix: ".md")
    var readings = listing.files.concurrentMap {
      read(path: $0, root: root, book: folder, system: system)
    }
    // The second of two files with one id is no entry of the book.
    for diagnostic in duplicateIDs(in: readings) {
      guard let index = readings.firstIndex(where: { $0.path == diagnostic.place.file }) else {
        continue
      }
      readings[index].diagnostics.append(diagnostic)
    }
    let swiftFiles = swiftTests.flatMap {
      FolderListing(below: $0, root: root, suffix: ".swift").files
    }
    let links = SwiftCaseLinks.check(
      entries: readings.compactMap(\.entry), swiftFiles: swiftFiles,
      read: { path in
        let isInside = FileBoundary(root).contains(FolderListing.absolute(path, root: root))
        return isInside ? FolderListing.bytes(of: path, root: root) : nil
      })
    let problems =
      readings.flatMap(\.diagnostics) + formerIDs(in: readings) + duplicateTitles(in: readings)
      + links.diagnostics
      + linked(listing.linkedFolders, root: root, book: folder)
      + listing.noFiles.map(noFile) + listing.capitalized.map(capitalized)
    return Book(
      readings: readings, swiftCases: links.cases,
      diagnostics: problems.sorted { $0.place < $1.place })
  }

  /// Reads one file of a book; a file that cannot be opened gives a diagnostic.
  package static func read(
    path: String, root: String, book: String, system: String? = "iOS"
  ) -> EntryParser.Reading {
    if let stray = strays([path], root: root, book: book).first {
      return refused(path, stray)
    }
    guard let bytes = FolderListing.bytes(of: path, root: root) else {
      return refused(
        path,
        Diagnostic(
          at: Place(file: path, line: 1), rule: .unreadableFile, "The file cannot be opened",
          advice: "check that it exists and that you may read it"))
    }
    return EntryParser.read(
      path: path, bytes: bytes, folder: areaFolder(of: path, book: book), system: system)
  }

  /// What has the name of an entry's file and is none.
  private static func noFile(_ path: String) -> Diagnostic {
    Diagnostic(
      at: Place(file: path, line: 1), rule: .unreadableFile, "This is no file",
      advice: "an entry is a file of Markdown; rename this, or remove it")
  }

  /// A file that is no entry, since its name ends in capitals.
  private static func capitalized(_ path: String) -> Diagnostic {
    Diagnostic(
      at: Place(file: path, line: 1), rule: .fileName, "The file is not read",
      advice: "let its name end in .md, in lowercase")
  }

  /// A file of which nothing is read, for one reason.
  private static func refused(_ path: String, _ reason: Diagnostic) -> EntryParser.Reading {
    var reading = EntryParser.read(path: path, bytes: [], folder: nil)
    reading.diagnostics = [reason]
    return reading
  }

  /// The paths that leave the book by a link.
  private static func strays(_ paths: [String], root: String, book: String) -> [Diagnostic] {
    guard !paths.isEmpty else { return [] }
    let boundary = FileBoundary(FolderListing.absolute(book, root: root))
    return paths.filter { !boundary.contains(FolderListing.absolute($0, root: root)) }.map { path in
      Diagnostic(
        at: Place(file: path, line: 1), rule: .linkOutsideBook,
        "The link leads out of the folder of the book",
        advice: "put the file itself in its place, or remove the link")
    }
  }

  /// What is wrong with links to folders, which may lead to where they are.
  private static func linked(_ paths: [String], root: String, book: String) -> [Diagnostic] {
    let strays = strays(paths, root: root, book: book)
    let others = Set(paths).subtracting(strays.map(\.place.file))
    return strays
      + others.map { path in
        Diagnostic(
          at: Place(file: path, line: 1), rule: .linkedFolder,
          "The link to a folder is not followed",
          advice: "remove it; what is in the folder is read where it is")
      }
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
            at: Place(file: reading.path, line: 1), rule: .duplicateID,
            "The id '\(reading.id)' is also the id of \(other.path)",
            advice: "rename one of the two files"))
      } else {
        seen[id] = reading
      }
    }
    return diagnostics
  }

  /// The bytes of an id that a disk takes as the name of a file, with `.md`.
  private static let longestID = 252

  /// A former id leads to one entry: it is well formed, no entry has it now, and it is named once.
  private static func formerIDs(in readings: [EntryParser.Reading]) -> [Diagnostic] {
    var owners = Dictionary(
      readings.map { ($0.id.lowercased(), $0.path) }, uniquingKeysWith: { first, _ in first })
    return readings.compactMap(\.entry).flatMap { entry in
      entry.formerIDs.compactMap { former in
        guard Slug.isEntryID(former.id), former.id.utf8.count <= longestID else {
          return Diagnostic(
            at: former.place, rule: .formerID,
            "'\(former.id)' cannot have been the id of an entry",
            advice: "write the file names of removed entries without .md, between commas")
        }
        guard let owner = owners.updateValue(entry.path, forKey: former.id) else { return nil }
        return Diagnostic(
          at: former.place, rule: .formerID, "The id '\(former.id)' already leads to \(owner)",
          advice: "name it in one entry only, and not while an entry has it")
      }
    }
  }
}
