import Foundation
import GotchaBook
import GotchaRunner
import RunRecord
import TestSupport

/// A copy of the package's book in which one mutation is made in every case that has its subject.
struct MutatedBook: ~Copyable {
  private let folder: ScratchFolder
  let mutants: [Mutant]
  /// The paths of the entries that are edited.
  private let paths: Set<String>

  init(_ mutation: Mutation, of root: String) throws {
    let folder = try Self.copy(of: root)
    var (mutants, paths): ([Mutant], Set<String>) = ([], [])
    try folder.write(InvertedExpectation.source, to: "\(Self.book)/InvertedExpectation.swift")
    for entry in Self.entries(of: root) {
      var found = mutation.mutants(of: entry)
      for index in found.indices {
        guard let file = found[index].swiftFile else { continue }
        found[index].lines = try Self.invert(file, in: folder)
      }
      try Self.edit(entry.path, found.flatMap(\.edits), in: folder)
      if !found.isEmpty { paths.insert(entry.path) }
      mutants += found
    }
    self.folder = folder
    self.mutants = mutants
    self.paths = paths
  }

  /// A copy with these edits of its files.
  init(_ edits: [String: [Edit]], of root: String) throws {
    let folder = try Self.copy(of: root)
    try folder.write(RecordedCall.source, to: "\(Self.book)/RecordedCall.swift")
    for (path, edits) in edits { try Self.edit(path, edits, in: folder) }
    self.folder = folder
    mutants = []
    paths = Set(edits.keys)
  }

  private static func copy(of root: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for part in ["Package.swift", book, "Tests"] {
      try FileManager.default.copyItem(atPath: "\(root)/\(part)", toPath: "\(folder.path)/\(part)")
    }
    return folder
  }

  private static let book = "Gotchas"

  static func entries(of root: String) -> [Entry] { Book.read(folder: book, root: root).entries }

  /// The entry's id and the slug of every case that is run.
  static func cases(of root: String) -> Set<String> {
    Set(
      entries(of: root).flatMap { entry in
        entry.cases.filter(\.isRun).map { "\(entry.id)/\($0.slug)" }
      })
  }

  /// Makes the edits of a file; one that several cases share is made once.
  private static func edit(
    _ path: String, _ edits: [Edit], in folder: borrowing ScratchFolder
  ) throws {
    guard !edits.isEmpty, let text = folder.text(path) else { return }
    var bytes = Array(text.utf8)
    for edit in Set(edits).sorted(by: { $0.offset > $1.offset }) {
      for offset in edit.offset..<(edit.offset + edit.removed)
      where bytes[offset] != UInt8(ascii: "\n") {
        bytes[offset] = UInt8(ascii: " ")
      }
      bytes.insert(contentsOf: Array(edit.text.utf8), at: edit.offset)
    }
    try folder.write(String(decoding: bytes, as: UTF8.self), to: path)
  }

  /// Inverts all expectations of a Swift file, and returns their lines.
  private static func invert(
    _ path: String, in folder: borrowing ScratchFolder
  ) throws -> Set<Int> {
    guard let text = folder.text(path) else { return [] }
    let inverted = InvertedExpectation.all(in: text, offset: 0, firstLine: 1)
    try edit(path, inverted.flatMap(\.edits), in: folder)
    let file = URL(filePath: path).deletingLastPathComponent().relativePath
    try folder.write(InvertedExpectation.source, to: "\(file)/InvertedExpectation.swift")
    return Set(inverted.map(\.line))
  }

  /// Runs the entries that are edited.
  func run(library: String) throws -> Run {
    var setting = CaseRunner.Setting(root: folder.path, book: Self.book)
    setting.library = library
    let book = Book.read(folder: Self.book, root: folder.path)
    let entries = book.entries.filter { paths.contains($0.path) }
    return try CaseRunner(setting, report: { _ in }).run(
      .init(entries: entries, name: "mutated"), of: book)
  }
}
