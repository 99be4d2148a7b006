import Foundation
import GotchaBook
import GotchaSite

/// A site written to a folder of its own, which goes away with it.
final class SiteOnDisk: Sendable {
  let folder: String
  let output: String
  let diagnostics: [Diagnostic]

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  init(_ content: SiteContent) throws {
    folder = NSTemporaryDirectory() + "gotcha-site-\(UUID().uuidString)"
    output = folder + "/public"
    let writer = try SiteWriter(output: output)
    diagnostics = try SiteBuilder(content).build { try writer.write($0) }
    let words = FileManager.default.contents(atPath: Self.package + "/Site/search-words.js")
    for file in Theme.files(in: Self.package + "/Site/theme", words: words) {
      try writer.write(file)
    }
    try writer.finish()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: output + "/" + path, encoding: .utf8)
  }

  var files: [String] {
    let names = FileManager.default.enumerator(atPath: output)?.compactMap { $0 as? String } ?? []
    return names.filter { URL(fileURLWithPath: $0).pathExtension.isEmpty == false }.sorted()
  }
}
