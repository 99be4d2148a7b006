import Foundation

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
      for trait in SwiftCaseScanner.traits(in: source) {
        if let problem = problem(of: trait, entry: byID[trait.swiftCase.entryID]) {
          diagnostics.append(problem)
          continue
        }
        cases.append(trait.swiftCase)
      }
    }
    diagnostics += entries.flatMap { missingTests(by: $0, cases: cases) }
    return (cases, diagnostics)
  }

  private static func problem(of trait: SwiftCaseScanner.Trait, entry: Entry?) -> Diagnostic? {
    let found = trait.swiftCase
    guard let entry else {
      return Diagnostic(
        at: trait.place, rule: "unknown-entry", "No entry has the id '\(found.entryID)'",
        advice: "correct the trait, or write the entry")
    }
    let match = entry.cases.first { $0.slug == found.caseSlug }
    guard let match else {
      return Diagnostic(
        at: trait.place, rule: "unknown-case",
        "\(entry.path) has no case '\(found.caseSlug)'",
        advice: "correct the trait, or add the heading")
    }
    guard match.swiftFile != found.file else { return nil }
    return Diagnostic(
      at: trait.place, rule: "unlinked-case",
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
        at: found.place, rule: "missing-swift-case",
        "No test in \(file) has the trait .gotcha(\"\(entry.id)\", case: \"\(found.slug)\")",
        advice: "write the test, or correct the path")
    }
  }
}
