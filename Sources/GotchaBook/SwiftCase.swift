import BookTerms
import Foundation
import SwiftSource

/// A case written in Swift, with the source that is shown on its entry's page.
package struct SwiftCase: Equatable, Sendable {
  package var entryID: String
  package var caseSlug: String
  /// The file, relative to the package.
  package var file: String
  /// The lines of the test, from its first attribute to its closing brace.
  package var lines: ClosedRange<Int>
  package var source: String
  /// The hash of the whole file, by which an edit after a run is seen.
  package var fileHash: String
}

extension SwiftCase {
  fileprivate init(_ test: CaseTest, in source: SourceText) {
    let first = source.place(ofByte: test.range.lowerBound).line
    let last = source.place(ofByte: test.range.upperBound - 1).line
    let bytes = source.offset(ofLine: first)..<source.offset(ofLine: last + 1)
    self.init(
      entryID: test.entry, caseSlug: test.caseSlug, file: source.path, lines: first...last,
      source: String(decoding: source.bytes[bytes], as: UTF8.self),
      fileHash: ContentHash.hash(of: source.bytes))
  }
}

extension Book {
  /// The hashes of the Swift files that hold cases, as they are now.
  package var swiftHashes: [String: String] {
    Dictionary(swiftCases.map { ($0.file, $0.fileHash) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Compares the Swift files that entries name with the entries that the files' traits name.
enum SwiftCaseLinks {
  static func check(
    entries: [Entry], swiftFiles: [String], read: (String) -> [UInt8]?
  ) -> (cases: [SwiftCase], diagnostics: [Diagnostic]) {
    var cases: [SwiftCase] = []
    var diagnostics: [Diagnostic] = []
    let byID = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    let named = entries.flatMap { $0.cases.compactMap(\.swiftFile) }
    // Most files of tests have no such trait, and need not be taken apart to see that.
    let name = Data("gotcha".utf8)
    for file in Set(swiftFiles + named).sorted() {
      guard let bytes = read(file), Data(bytes).range(of: name) != nil else { continue }
      let source = SourceText(path: file, bytes: bytes)
      // Places count bytes of the file: bytes that are not UTF-8 would shift them.
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.count == bytes.count else { continue }
      for test in CaseTest.all(in: text) {
        let found = SwiftCase(test, in: source)
        if let problem = problem(
          of: found, at: source.place(ofByte: test.nameOffset), entry: byID[found.entryID])
        {
          diagnostics.append(problem)
        } else {
          cases.append(found)
        }
      }
    }
    diagnostics += entries.flatMap { missingTests(by: $0, cases: cases) }
    return (cases, diagnostics)
  }

  private static func problem(
    of found: SwiftCase, at place: Place, entry: Entry?
  ) -> Diagnostic? {
    guard let entry else {
      return Diagnostic(
        at: place, rule: .unknownEntry, "No entry has the id '\(found.entryID)'",
        advice: "correct the trait, or write the entry")
    }
    let match = entry.cases.first { $0.slug == found.caseSlug }
    guard let match else {
      return Diagnostic(
        at: place, rule: .unknownCase,
        "\(entry.path) has no case '\(found.caseSlug)'",
        advice: "correct the trait, or add the heading")
    }
    guard match.swiftFile != found.file else { return nil }
    return Diagnostic(
      at: place, rule: .unlinkedCase,
      "The case '\(found.caseSlug)' of \(entry.path) does not name this file",
      advice: "add '- Swift case: \(found.file)' below its heading")
  }

  private static func missingTests(by entry: Entry, cases: [SwiftCase]) -> [Diagnostic] {
    entry.cases.compactMap { found in
      guard let file = found.swiftFile else { return nil }
      let isAnswered = cases.contains {
        $0.entryID == entry.id && $0.caseSlug == found.slug && $0.file == file
      }
      if isAnswered { return nil }
      return Diagnostic(
        at: found.place, rule: .missingSwiftCase,
        "No test in \(file) has the trait .gotcha(\"\(entry.id)\", case: \"\(found.slug)\")",
        advice: "write the test, or correct the path")
    }
  }
}
