import Foundation
import RunRecord
import Testing

/// An entry that was compiled into the tests: its file relative to the book's folder, and its hash.
public struct CompiledEntry: Hashable, Sendable {
  /// The file, relative to the book's folder.
  public var path: String
  /// The hash of the file's bytes.
  public var contentHash: String

  /// The entry in the file `path`, whose bytes have the hash `contentHash`.
  public init(_ path: String, _ contentHash: String) {
    self.path = path
    self.contentHash = contentHash
  }
}

/// What generated tests check of the book as a whole.
public enum BookCheck {
  /// Records an issue for each entry that is on disk and not compiled in, or the reverse, or whose
  /// text has changed since.
  public static func compare(folder: String, compiled: [CompiledEntry]) {
    let onDisk = entries(below: folder)
    let known = Dictionary(compiled.map { ($0.path, $0.contentHash) }) { first, _ in first }
    for path in Set(known.keys).union(onDisk.keys).sorted() {
      switch (known[path], onDisk[path]) {
      case (let old?, let new?) where old != new:
        record("The entry has changed since it was compiled in", path: path)
      case (nil, _): record("The entry is not compiled in", path: path)
      case (_, nil): record("The entry is compiled in, and its file is gone", path: path)
      default: break
      }
    }
  }

  /// Records a mistake in an entry, at its place.
  public static func problem(_ message: String, file: String, line: Int, column: Int) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation.inEntry(file, line: line, column: column))
  }

  private static func record(_ message: String, path: String) {
    problem("\(message); build again [stale-book]", file: path, line: 1, column: 1)
  }

  /// The hashes of the Markdown files below a folder, hidden files and `README.md` excluded.
  private static func entries(below folder: String) -> [String: String] {
    var found: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String {
      let parts = path.split(separator: "/")
      guard path.hasSuffix(".md"), parts.last != "README.md",
        !parts.contains(where: { $0.hasPrefix(".") }),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      else { continue }
      found[path] = ContentHash.hash(of: data)
    }
    return found
  }
}
