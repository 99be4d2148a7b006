import Foundation

/// The files that were read, each once as long as it does not change.
final class NibFiles: @unchecked Sendable {
  static let shared = NibFiles()

  private struct Known {
    let stamp: FileStamp?
    let document: Result<NibDocument, NibError>
  }

  private let lock = NSLock()
  private var known: [String: Known] = [:]
  private var parses: [String: Int] = [:]

  /// The document of a file.
  func document(at url: URL) throws(NibError) -> NibDocument {
    let path = url.path
    let stamp = FileStamp(path: path)
    if let found = lock.withLock({ known[path] }), found.stamp == stamp {
      return try found.document.get()
    }
    let document = Self.parse(url)
    lock.withLock {
      known[path] = Known(stamp: stamp, document: document)
      parses[path, default: 0] += 1
    }
    return try document.get()
  }

  /// How often a file was parsed.
  func parses(of url: URL) -> Int { lock.withLock { parses[url.path] ?? 0 } }

  private static func parse(_ url: URL) -> Result<NibDocument, NibError> {
    let file = url.lastPathComponent
    guard let data = try? Data(contentsOf: url) else {
      return .failure(
        NibError(
          file: file, line: 1, column: 1,
          message: "the file cannot be read; see whether \(url.path) is a file with read access"))
    }
    do {
      let folder = url.deletingLastPathComponent()
      return .success(try NibParser.document(of: data, file: file, folder: folder))
    } catch { return .failure(error) }
  }
}
