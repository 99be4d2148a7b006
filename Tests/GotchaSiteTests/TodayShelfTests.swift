import Foundation
import GotchaBook
import GotchaLint
import GotchaVerdicts
import TestSupport
import Testing

@testable import GotchaSite

/// The entries of this repository, not of a sample.
@Suite struct TodayShelfTests {
  private func data(_ path: String) throws -> Data {
    try Data(contentsOf: repositoryRoot.appending(path: path))
  }

  /// A date is no version: a source that names none supports a claim on none, however young it is.
  /// Apple's documentation without an SDK is about today's systems, and so is a report of an API that
  /// older systems do not have.
  @Test func `what is on today's shelf has evidence for a version of today`() throws {
    let book = Book.read(root: repositoryRoot.path, swiftTests: ["Tests"])
    let table = AreaTable(data: try data("Site/areas.tsv"), path: "Site/areas.tsv")
    let settings = BookSettings(data: try data("Site/book.json"), path: "Site/book.json")
    let oldest = Version(settings.oldestOfToday)
    let modelled = (Array(8...18) + [26]).map { Version($0) }
    let today = book.entries.filter {
      Shelf($0, area: table.shelves[$0.area], oldest: oldest) == .today
    }
    let availability = FactTables.availability(
      in: repositoryRoot.appending(path: "Site/facts").path)
    #expect(today.count > 200)
    for entry in today {
      let claims = EntryClaims(of: entry, modelled: modelled).versions
      let isNamed = claims.contains { $0.version >= oldest && $0.basis > .between }
      let newest = entry.subjectWords.compactMap {
        availability?.introduction(of: $0, label: nil)
      }.max()
      let isReported = entry.evidence.contains { $0.level > .model }
      let isOfNewAPI = isReported && newest.map { $0 >= oldest } ?? false
      #expect(isNamed || isOfNewAPI, "\(entry.id) has no evidence for iOS \(oldest) or later")
    }
  }

  @Test func `every area of the book has its place among the areas`() throws {
    let book = Book.read(root: repositoryRoot.path, swiftTests: ["Tests"])
    let table = AreaTable(data: try data("Site/areas.tsv"), path: "Site/areas.tsv")
    #expect(table.diagnostics.isEmpty)
    #expect(Set(book.entries.map(\.area)) == Set(table.areas))
  }
}

extension Entry {
  /// The words of the title and of the sentence that says what goes wrong; the one after it names the
  /// cure, whose API may be younger.
  fileprivate var subjectWords: [String] {
    let sentence = lead.map(\.plainText).joined().split(separator: ". ").first ?? ""
    return "\(title) \(sentence)".split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
