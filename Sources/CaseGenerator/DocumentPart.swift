import Foundation
import GotchaBook

/// What is below one heading of a document as a source file of its own, so that an edit compiles
/// nothing else.
///
/// Its lines count from its first one, in a file with a name of its own: an edit above it changes
/// nothing of it.
package struct DocumentPart: Sendable {
  /// The heading.
  package var title: String
  /// The name of the suite, which no other part of the document has.
  package var name: String
  /// The document.
  package var path: String
  /// What the code calls its file.
  package var file: String
  /// The line of the document that is line 1 of `file`.
  package var firstLine: Int
  package var source: String
  /// Whether it means the same in one module with other parts.
  package var isSelfContained: Bool

  /// The line of the document for a line of `file`.
  package func line(_ line: Int) -> Int { firstLine + line - 1 }
}

extension DocumentCode {
  /// The parts of the document, each a source file of its own.
  ///
  /// - Parameter modules: The modules that they import beside those that the document imports.
  package func parts(importing modules: [String]) -> [DocumentPart] {
    var seen: [String: Int] = [:]
    let hasExtensions = parts.contains { !$0.extensions.isEmpty }
    return parts.enumerated().map { index, part in
      let slug = Slug.slug(of: part.title)
      let count = seen[slug, default: 0] + 1
      seen[slug] = count
      let key = count == 1 ? slug : "\(slug)-\(count)"
      let name = "\(typeName)_\(SwiftText.identifier(key))"
      let file = "\(path)#\(key)"
      let first = part.pieces.map(\.firstLine).min() ?? 1
      var writer = SwiftWriter()
      writeHead(modules: modules, to: &writer)
      // Extensions of the other parts are at their lines in the document: a change above them, which
      // is rare, compiles all parts.
      for other in parts.indices where other != index {
        for piece in parts[other].extensions {
          writer.code(piece.code, file: path, firstLine: piece.firstLine)
        }
      }
      write(part, named: name, to: &writer) { (file, $0.firstLine - first + 1) }
      return DocumentPart(
        title: part.title, name: name, path: path, file: file, firstLine: first,
        source: writer.text, isSelfContained: !hasExtensions)
    }
  }
}

extension DocumentCode {
  /// The documents that the list in a folder names: one on each line that is not empty or a comment.
  package static func documents(inFolder folder: String) -> [String] {
    let data = FileManager.default.contents(atPath: "\(folder)/\(list)") ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
