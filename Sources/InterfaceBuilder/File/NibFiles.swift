import Foundation

/// The files that were read, each once as long as it does not change.
final class NibFiles: @unchecked Sendable {
  static let shared = NibFiles()

  private struct Known {
    let size: Int
    let date: Date
    let document: Result<NibDocument, NibError>
  }

  private let lock = NSLock()
  private var known: [String: Known] = [:]
  private var parses: [String: Int] = [:]

  /// The document of a file.
  func document(at url: URL) throws(NibError) -> NibDocument {
    let path = url.path
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    let size = values?[.size] as? Int ?? 0
    let date = values?[.modificationDate] as? Date ?? .distantPast
    if let found = lock.withLock({ known[path] }), found.size == size, found.date == date {
      return try found.document.get()
    }
    let document = Self.parse(url)
    lock.withLock {
      known[path] = Known(size: size, date: date, document: document)
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
