import SwiftSyntax

/// The first line of a file, where it is none that has to stay there: a comment, an import, or nothing.
struct FirstLine {
  /// What of the line is needed somewhere else in the file.
  private(set) var moved: String?
  /// The number of the line that `rest` begins with, from 1.
  private(set) var next = 1
  /// The code behind it; all code where the line has to stay.
  private(set) var rest: String

  /// - Parameters:
  ///   - text: The source of `syntax`.
  ///   - code: What the source became, each line at its line.
  init(_ syntax: SourceFileSyntax, text: String, code: String) {
    rest = code
    guard let written = Self.split(text)?.first, let (first, others) = Self.split(code) else {
      return
    }
    let line = written.drop { $0 == " " || $0 == "\t" }
    let isFree = line.isEmpty || line.hasPrefix("//")
    guard isFree || Self.isOfImports(written, syntax) else { return }
    moved = isFree ? nil : first
    (next, rest) = (2, others)
  }

  private static func split(_ text: String) -> (first: String, others: String)? {
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let first = text.utf8[..<end]
    let line = first.last == 0x0D ? first.dropLast() : first
    return (
      String(decoding: line, as: UTF8.self),
      String(decoding: text.utf8[text.utf8.index(after: end)...], as: UTF8.self)
    )
  }

  /// Whether the line has whole imports, and nothing that goes on behind it.
  private static func isOfImports(_ line: String, _ syntax: SourceFileSyntax) -> Bool {
    let end = line.utf8.count
    let items = syntax.statements.prefix {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset <= end
    }
    return !items.isEmpty && !line.contains("/*")
      && items.allSatisfy {
        $0.item.is(ImportDeclSyntax.self) && $0.endPositionBeforeTrailingTrivia.utf8Offset <= end
      }
  }
}
