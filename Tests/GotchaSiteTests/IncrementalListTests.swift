import Foundation
import GotchaBook
import Testing

@testable import gotchas

/// A book of several pages a list, built again after edits that its lists show.
@Suite struct IncrementalListTests {
  private static let count = 160
  private let book = BookOnDisk()

  init() throws {
    for number in 1...Self.count { try write(number, title: "Entry \(number)") }
  }

  /// Every third entry has a case, and every seventh is about another area.
  private func write(
    _ number: Int, title: String, lead: String = "It jumps.", slug: String = "One"
  )
    throws
  {
    let area = number.isMultiple(of: 7) ? "Margins" : "Reuse"
    let test = "## \(slug)\n\n```swift\n#expect(true)\n```\n"
    try book.write(
      "e\(number)", area: area,
      """
      # \(title)

      \(lead) See `reloadData()`.

      - Area: \(area)
      \(number.isMultiple(of: 3) ? "- Applies to: iOS 8-10" : "- Kind: note")
      - Evidence: model

      \(number.isMultiple(of: 3) ? test : "## Why\n\nNobody knows.\n")
      """)
  }

  @Test(arguments: [false, true])
  func `what lists show of an entry is as in a build from nothing`(hasRun: Bool) async throws {
    if hasRun { try book.keepRun(of: "e3") }
    #expect(await book.build() == .success)
    for number in [1, 7, 9, 105, 160] {
      try write(number, title: "Another <b> \(number)", lead: "It & \"leaps\".")
      #expect(await book.build() == .success)
      #expect(try book.text("kinds/note.html").contains("Another") || number == 9)
      try await book.expectAsFromNothing("entry \(number)")
    }
  }

  @Test func `two entries that stand beside each other are edited at once`() async throws {
    #expect(await book.build() == .success)
    for number in [10, 11, 12] { try write(number, title: "Another \(number)") }
    #expect(await book.build() == .success)
    try await book.expectAsFromNothing()
  }

  @Test func `a case of another name is another case for machines too`() async throws {
    #expect(await book.build() == .success)
    try write(3, title: "Entry 3", slug: "Two")
    #expect(await book.build() == .success)
    #expect(try book.text("results.json").contains("\"two\""))
    try await book.expectAsFromNothing()
  }

  @Test func `an edit that lists show looks at no entry far from it`() async throws {
    #expect(await book.build() == .success)
    let far = book.path(of: "e140", area: "Margins")
    try book.changeBehindItsStamp(far) { $0.replacing("Entry", with: "Other") }
    for number in [1, 159] {
      try write(number, title: "Another \(number)")
      #expect(await book.build() == .success)
      #expect(try book.text("entries/e\(number).html").contains("Another \(number)"))
    }
    #expect(try book.text("entries.json").contains("Entry 140"))
    #expect(try book.text("entries/e140.html").contains("Entry 140"))
  }

  @Test func `an edit that feeds show gives the bytes of a build from nothing`() async throws {
    let history = URL(fileURLWithPath: book.folder + "/Site/history.jsonl")
    try FileManager.default.createDirectory(
      at: history.deletingLastPathComponent(), withIntermediateDirectories: true)
    let line = #"{"changed":{"e1":"holds"},"date":"2026-01-01","gone":[],"label":"a","schema":1}"#
    try (line + "\n").write(to: history, atomically: true, encoding: .utf8)
    #expect(await book.build() == .success)
    for number in [1, 2] {
      try write(number, title: "Another \(number)")
      #expect(await book.build() == .success)
      try await book.expectAsFromNothing()
    }
    #expect(try book.text("feed.xml").contains("Another 1"))
  }
}
