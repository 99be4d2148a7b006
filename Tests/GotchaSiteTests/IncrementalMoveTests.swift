import Foundation
import RandomSources
import Testing

@testable import gotchas

/// A book of several pages a list, built again after edits that put an entry into other lists or
/// give it other cases.
@Suite struct IncrementalMoveTests {
  /// One more than a page of a list has rows.
  private static let count = 101
  private let book = BookOnDisk()

  init() throws {
    for number in 1...Self.count { try write(number) }
  }

  /// - Parameter cases: The names of the cases; without any it is a note.
  private func write(
    _ number: Int, names: [String] = ["reloadData()"], evidence: [String] = ["model"],
    title: String? = nil, cases: [String] = [], versions: String = "iOS 8-10",
    heading: String = "Why", link: String = "https://example.com"
  ) throws {
    let tests = cases.map { "## \($0)\n\n```swift\n#expect(true)\n```\n" }
    try book.write(
      "e\(number)",
      """
      # \(title ?? "Entry \(number)")

      It jumps. See \(names.map { "`\($0)`" }.joined(separator: ", ")).

      - Area: Reuse
      \(cases.isEmpty ? "- Kind: note" : "- Applies to: \(versions)")
      \(evidence.map { "- Evidence: \($0)" }.joined(separator: "\n"))

      \(tests.joined(separator: "\n"))

      ## \(heading)

      Nobody knows, [says somebody](\(link)).

      """)
  }

  private func text(_ path: String) -> String? { try? book.text(path) }

  @Test func `a level of evidence puts an entry into another list`() async throws {
    #expect(await book.build() == .success)
    #expect(text("evidence/model.p2.html") != nil)
    try write(50, evidence: ["reported: https://example.com/1"])
    #expect(await book.build() == .success)
    #expect(text("evidence/model.p2.html") == nil)
    #expect(text("evidence/reported.html")?.contains("Entry 50") == true)
    try await book.expectAsFromNothing()
    try write(50, title: "Entry <50>")
    #expect(await book.build() == .success)
    #expect(text("evidence/model.p2.html")?.contains("Entry 99") == true)
    try await book.expectAsFromNothing()
  }

  @Test func `a new name has a page, and is gone with the last entry that has it`() async throws {
    #expect(await book.build() == .success)
    try write(7, names: ["reloadData()", "performBatchUpdates(_:completion:)"])
    #expect(await book.build() == .success)
    let page = "api/performbatchupdates-completion.html"
    #expect(text(page)?.contains("Entry 7") == true)
    #expect(text("index.html")?.contains(page) == true)
    #expect(text("sitemap.xml")?.contains(page) == true)
    try await book.expectAsFromNothing()
    try write(7)
    #expect(await book.build() == .success)
    #expect(text(page) == nil)
    try await book.expectAsFromNothing()
  }

  @Test func `a name that a second entry has leads from the first one too`() async throws {
    try write(7, names: ["scrollToRow(at:at:animated:)"])
    #expect(await book.build() == .success)
    for names in [["scrollToRow(at:at:animated:)"], ["reloadData()"]] {
      try write(90, names: names)
      #expect(await book.build() == .success)
      try await book.expectAsFromNothing()
    }
  }

  @Test(arguments: [
    // What was bare stands for the one with labels, and for itself again.
    [["insertRows"], ["insertRows(at:with:)"], ["reloadData()"]],
    // Between two with labels it stands for itself.
    [["insertRows(at:with:)"], ["insertRows(at:)"], ["insertRows"]],
    // These are one address.
    [["Header"], ["header"], ["HEADER"], ["reloadData()"]],
  ])
  func `a name means the same as in a build from nothing`(steps: [[String]]) async throws {
    try write(40, names: steps[0])
    try write(41, names: steps[0])
    #expect(await book.build() == .success)
    for names in steps.dropFirst() {
      for number in [41, 40] {
        try write(number, names: names)
        #expect(await book.build() == .success)
        try await book.expectAsFromNothing("\(names) in entry \(number)")
      }
    }
  }

  @Test func `an edit that moves an entry looks at no entry far from it`() async throws {
    #expect(await book.build() == .success)
    try book.changeBehindItsStamp(book.path(of: "e80")) { $0.replacing("jumps", with: "leaps") }
    try write(
      5, names: ["reloadData()", "beginUpdates()"], evidence: ["reported: https://example.com/1"])
    #expect(await book.build() == .success)
    #expect(text("api/beginupdates.html")?.contains("Entry 5") == true)
    #expect(text("evidence/reported.html")?.contains("Entry 5") == true)
    try write(5)
    #expect(await book.build() == .success)
    #expect(text("api/beginupdates.html") == nil)
    #expect(text("entries.json")?.contains("leaps") == false)
  }

  @Test func `other cases and headings look at no entry far from them`() async throws {
    try write(5, cases: ["One"])
    #expect(await book.build() == .success)
    try book.changeBehindItsStamp(book.path(of: "e80")) { $0.replacing("jumps", with: "leaps") }
    try write(5, cases: ["Two", "Three"], versions: "iOS 9-11", heading: "Because")
    #expect(await book.build() == .success)
    #expect(text("entries/e5.html")?.contains("id=\"three\"") == true)
    #expect(text("entries/e5.html")?.contains("id=\"because\"") == true)
    #expect(text("results.json")?.contains("\"two\"") == true)
    #expect(text("results.json")?.contains("\"one\"") == false)
    #expect(text("entries.json")?.contains("leaps") == false)
    try book.changeBehindItsStamp(book.path(of: "e80")) { $0.replacing("leaps", with: "jumps") }
    try await book.expectAsFromNothing()
  }

  @Test func `what small builds wrote is known when pages have come between`() async throws {
    try write(5, cases: ["One"])
    #expect(await book.build() == .success)
    try book.changeBehindItsStamp(book.path(of: "e80")) { $0.replacing("jumps", with: "leaps") }
    try write(5, cases: ["Two"])
    #expect(await book.build() == .success)
    // Two pages come, and one goes.
    for names in [["beginUpdates()", "endUpdates()"], ["beginUpdates()"]] {
      try write(5, names: ["reloadData()"] + names, cases: ["Two"])
      #expect(await book.build() == .success)
      #expect(text("entries/e5.html")?.contains(names[0]) == true)
      #expect(text("entries.json")?.contains("leaps") == false)
    }
  }

  @Test func `a heading that others lead to is not given up in silence`() async throws {
    #expect(await book.build() == .success)
    try write(90, link: "e7.md#why")
    #expect(await book.build() == .success)
    try write(7, heading: "Because")
    #expect(await book.build() == .bookHasErrors)
    try write(7)
    #expect(await book.build() == .success)
    try await book.expectAsFromNothing()
  }

  @Test(arguments: ["", ".edits"])
  func `a cache with a wrong byte costs time and nothing else`(suffix: String) async throws {
    #expect(await book.build() == .success)
    try write(5, names: ["beginUpdates()"])
    #expect(await book.build() == .success)
    let caches = try FileManager.default.contentsOfDirectory(atPath: book.folder + "/cache")
    let name = try #require(
      caches.first { $0.hasSuffix(".edits") == !suffix.isEmpty && !$0.hasSuffix(".runs") })
    let url = URL(fileURLWithPath: book.folder + "/cache/" + name)
    let bytes = try Data(contentsOf: url)
    for (number, place) in stride(from: 0, to: bytes.count, by: bytes.count / 6).enumerated() {
      var damaged = bytes
      damaged[place] ^= 1
      try damaged.write(to: url)
      try write(5, names: ["endUpdates()"], title: "Entry \(number)")
      #expect(await book.build() == .success)
      try await book.expectAsFromNothing("the byte \(place) of \(bytes.count)")
    }
  }

  @Test(arguments: [UInt64(1), 2], [false, true])
  func `any edits give the bytes of a build from nothing`(
    seed: UInt64, hasRun: Bool
  ) async throws {
    try write(3, cases: ["One"], heading: "How")
    if hasRun {
      try book.keepRun(of: "e3")
    }
    var random = SplitMix(seed: seed)
    let names = [
      "reloadData()", "insertRows", "insertRows(at:with:)", "insertRows(at:)", "Header", "header",
      "estimatedRowHeight", "UITableView.rowHeight", "beginUpdates()",
    ]
    #expect(await book.build() == .success)
    for step in 0..<8 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let number = [1, 2, 4, 50, 51, 100, 101].randomElement(using: &random) ?? 1
        try write(
          number,
          names: Array(names.shuffled(using: &random).prefix(2)),
          evidence: ["model"]
            + (Bool.random(using: &random) ? [] : ["documented: https://example.com"]),
          title: "Entry \(step)",
          cases: Array(["One", "Two", "Three"].shuffled(using: &random).prefix(step % 3)),
          versions: Bool.random(using: &random) ? "iOS 8-10" : "iOS 9-11",
          heading: Bool.random(using: &random) ? "Why" : "How",
          link: Bool.random(using: &random) ? "e3.md#how" : "https://example.com")
      }
      #expect(await book.build() == .success)
      try await book.expectAsFromNothing("seed \(seed), step \(step)")
    }
  }
}
