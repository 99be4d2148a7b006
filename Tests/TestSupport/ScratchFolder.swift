package import Foundation

/// A folder for one test, which is deleted at the end of the scope that holds it.
package struct ScratchFolder: ~Copyable, Sendable {
  package let url: URL

  package var path: String { url.path }

  /// A folder with these files, named by their paths in it.
  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scratch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and makes the folders around it.
  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file and makes the folders around it.
  package func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The text of a file; nil if it does not exist.
  package func text(_ path: String) -> String? {
    (try? Data(contentsOf: url.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }
}
