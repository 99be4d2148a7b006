import Foundation
import GotchaBook
import TestSupport
import Testing

@Suite("The entry parser")
struct EntryParserTests {
  private let reading = Samples.read(Samples.full)

  @Test("finds nothing wrong in an entry that uses every form")
  func noDiagnostics() {
    #expect(reading.diagnostics == [])
  }

  @Test("reads the facts")
  func facts() throws {
    let entry = try #require(reading.entry)
    #expect(entry.id == "equal-heights")
    #expect(entry.title == "An equal estimate is requested twice")
    #expect(entry.area == "Row heights")
    #expect(entry.kind == .brokenApproach)
    #expect(entry.appliesTo?.spans == [VersionSpan(Version(8), Version(10))])
    #expect(entry.changedIn == Version(11))
    #expect(entry.place == Place(file: Samples.path, line: 1))
    #expect(entry.contentHash.count == 16)
    #expect(entry.lead.map(\.plainText) == ["The lead has code and a link."])
  }

  @Test("gathers evidence, its links and the claims it names, each once")
  func evidence() throws {
    let entry = try #require(reading.entry)
    #expect(entry.evidence.map(\.level) == [.observed, .reported])
    #expect(entry.evidence.first?.links == ["https://example.org/log"])
    let words = entry.evidence.first?.text.map(\.plainText).joined()
    #expect(words == "notes of 2015 (G0-06, EX-01b) and a log")
    #expect(entry.claims == ["G0-06", "EX-01b", "TR-05"])
  }

  @Test("takes a heading with blocks for a case, and keeps the blocks in order")
  func cases() throws {
    let entry = try #require(reading.entry)
    #expect(
      entry.cases.map(\.slug) == [
        "the-first-display-asks-again", "größe-quotes-twice-at-once", "what-is-not-done-yet",
        "a-swift-case",
      ])
    let first = try #require(entry.cases.first)
    #expect(first.appliesTo?.contains(Version(8)) == true)
    #expect(first.changedIn == Version(12))
    #expect(first.place == Place(file: Samples.path, line: 24))
    guard case .swift(let code)? = first.blocks.first, case .trace(let trace)? = first.blocks.last
    else {
      Issue.record("the blocks are \(first.blocks)")
      return
    }
    #expect(code.firstLine == 32)
    #expect(trace.code == "cellForRow    0-0\n")
    #expect(entry.setup.map(\.code) == ["let limit = 2\n"])
    #expect(entry.cases.last?.swiftFile == "Tests/GotchaTests/EqualHeights.swift")
  }

  @Test("reads attributes, with quotes inside their text")
  func attributes() throws {
    let entry = try #require(reading.entry)
    let blocks = entry.cases.flatMap(\.blocks).compactMap { block in
      if case .swift(let code) = block { code.attributes } else { nil }
    }
    #expect(blocks.map(\.way) == [nil, .wrong, .right, nil])
    #expect(blocks[2].raises == "raised \"b\"")
    #expect(blocks[3].ignoreReason == "not modelled")
  }

  @Test("gives the bytes of a block as they are in the file", arguments: ["\n", "\r\n"])
  func byteRanges(lineBreak: String) throws {
    let text = Samples.full.replacing("\n", with: lineBreak)
    let bytes = Array(text.utf8)
    let entry = try #require(Samples.read(text).entry)
    for case .swift(let code) in entry.cases.flatMap(\.blocks) {
      let found = String(decoding: bytes[code.byteRange], as: UTF8.self)
      #expect(found.replacing("\r\n", with: "\n") == code.code.replacing("\r\n", with: "\n"))
    }
    #expect(Samples.read(text).diagnostics == [])
  }

  @Test(
    "reads every form of versions",
    arguments: [
      ("iOS 8", [8], [7, 9]), ("iOS 8–10", [8, 9, 10], [7, 11]), ("8-10", [8, 10], [11]),
      ("iOS 11+", [11, 26], [10]), ("iOS 8–10, 13+", [8, 10, 13, 26], [11, 12]),
      ("iOS 8, iOS 10", [8, 10], [9]), ("all", [1, 26], []), ("iOS 8 – iOS 9", [8, 9], [10]),
    ])
  func versions(text: String, inside: [Int], outside: [Int]) throws {
    let facts = "- Area: Row heights\n- Applies to: \(text)\n- Evidence: model"
    let reading = Samples.read(Samples.entry(facts: facts))
    let range = try #require(reading.entry?.appliesTo, "\(reading.diagnostics)")
    for version in inside { #expect(range.contains(Version(version))) }
    for version in outside { #expect(!range.contains(Version(version))) }
  }

  @Test("reads versions with the name of what they are versions of, and of nothing else")
  func systems() throws {
    func read(_ appliesTo: String, _ evidence: String, _ system: String?) -> EntryParser.Reading {
      let facts = "- Area: Row heights\n- Applies to: \(appliesTo)\n- Evidence: \(evidence)"
      let bytes = Array(Samples.entry(facts: facts).utf8)
      return EntryParser.read(
        path: Samples.path, bytes: bytes, folder: "row-heights", system: system)
    }
    let source = "[s](https://example.org)"
    let own = read("Kit 5–6, Kit 20", "reported on Kit 5 and 20, \(source)", "Kit")
    #expect(own.diagnostics == [])
    #expect(own.entry?.appliesTo?.text(of: "Kit") == "Kit 5–6, 20")
    #expect(own.entry?.evidence.map(\.versionsText) == ["Kit 5 and 20"])
    #expect(own.entry?.evidence.first?.versions?.majors == [5, 20])
    for (range, evidence) in [
      ("iOS 5", "reported, \(source)"), ("Kit", "reported, \(source)"),
      ("Kit 6–5", "reported, \(source)"), ("Kit 5", "reported on Kit x, \(source)"),
      ("Kit 5", "reported on Kit 6, \(source)"), ("Kit 5", "reported in the Kit 5 SDK, \(source)"),
    ] {
      let found = read(range, evidence, "Kit").diagnostics
      #expect(found.count == 1)
      let words = found.map { $0.message.replacing("'iOS 5'", with: "") + $0.advice }.joined()
      #expect(!words.contains("iOS"), "\(words)")
    }
    #expect(read("Kit 5–6", "reported, \(source)", "iOS").diagnostics.count == 1)
    // Without the settings of the book any name may be written.
    #expect(read("Kit 5–6, 8", "reported, \(source)", nil).entry?.appliesTo?.majors == [5, 6, 8])
    #expect(read("Kit", "reported, \(source)", nil).diagnostics.count == 1)
  }

  @Test("survives ten thousand mutated entries")
  func mutations() {
    let vocabulary = [
      "```", "```swift\n", "~~~", "\n", "- ", "> ", "# ", "### ", "\"", "raises ", "reason=", ":",
      "Applies to: iOS ", "–", "\u{0}", "\r", "    ", "[", "](", "<a>", "99999999999999999999",
    ]
    let seed = SplitMix.seed(from: "BOOK_SEED")
    print("BOOK_SEED=\(seed) BOOK_MUTATIONS=\(Self.mutationCount)")
    var mutator = Mutator(seed: seed, vocabulary: vocabulary)
    let original = Array(Samples.full.utf8)
    for _ in 0..<Self.mutationCount {
      let bytes = mutator.mutated(original)
      let reading = EntryParser.read(path: Samples.path, bytes: bytes, folder: "row-heights")
      let isInside = reading.diagnostics.allSatisfy { $0.place.line >= 1 && $0.place.column >= 1 }
      let ranges = reading.entry?.cases.flatMap(\.blocks).allSatisfy { block in
        switch block {
        case .swift(let code), .trace(let code):
          code.byteRange.upperBound <= bytes.count && code.firstLine >= 2
        }
      }
      if !isInside || ranges == false || (reading.entry == nil && !reading.hasErrors) {
        Issue.record("\(reading.diagnostics) of \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  /// Some seconds; `make soak` makes it a million.
  private static let mutationCount =
    ProcessInfo.processInfo.environment["BOOK_MUTATIONS"].flatMap { Int($0) } ?? 10_000
}
