import GotchaBook
import RunRecord
import Testing

@testable import GotchaSite

@Suite struct FixFigureTests {
  private static func page(_ blocks: [(code: String, info: String)]) throws -> String {
    var sketch = EntrySketch("e", "An entry about `numberOfRows`")
    sketch.heading("What to do")
    sketch.testCase("Do it", slug: "do-it")
    for block in blocks { sketch.code(block.code, info: block.info) }
    sketch.code("#expect(true)")
    return try SiteOnDisk(SampleBook.content(of: [sketch.entry])).text("entries/e.html")
  }

  private static func changes(_ page: String) -> [String] {
    page.split(separator: "<").filter {
      $0.hasPrefix("del data-fix") || $0.hasPrefix("ins data-fix")
    }
    .map { String($0.prefix(3)) }
  }

  private static let shared = """
    class Feed: UITableViewController {
      var heights: [IndexPath: CGFloat] = [:]
      var other = 1

      func remember(_ cell: UITableViewCell, at path: IndexPath) {
        heights[path] = cell.frame.height
      }
    }
    """
  private static let wrong = """
    extension Feed {
      func estimate(_ path: IndexPath) -> CGFloat { 50 }
    }
    """
  private static let right = """
    extension Feed {
      func estimate(_ path: IndexPath) -> CGFloat { heights[path] ?? 50 }
    }
    """

  @Test func `only the lines that differ are marked, and what they use is seen`() throws {
    let page = try Self.page([
      (Self.shared, "swift app"), (Self.wrong, "swift app wrong"), (Self.right, "swift app right"),
    ])
    #expect(Self.changes(page) == ["del", "ins"])
    let used = try #require(page.firstRange(of: "fix-used")).upperBound
    let end = try #require(page[used...].firstRange(of: "<details")).lowerBound
    #expect(page[used..<end].contains("heights"))
    #expect(page[used..<end].contains("remember"))
    #expect(!page[used..<end].contains("other"))
    #expect(page.contains("8 lines around it"))
  }

  @Test func `halves with nothing in common are shown whole`() throws {
    let page = try Self.page([
      ("func a() {\n  one()\n}", "swift app wrong"), ("func b() {\n  two()\n}", "swift app right"),
    ])
    #expect(Self.changes(page) == ["del", "del", "del", "ins", "ins", "ins"])
  }

  @Test func `a fix of 200 lines is folded, and none of its lines is lost`() throws {
    let right = (1...200).map { "  step\($0)()" }.joined(separator: "\n")
    let page = try Self.page([
      ("func a() {\n}", "swift app wrong"), ("func a() {\n\(right)\n}", "swift app right"),
    ])
    #expect(Self.changes(page).count == 200)
    #expect(page.contains("160 lines more"))
  }

  @Test func `the author's mark shows what the rule does not find`() throws {
    let page = try Self.page([
      (Self.shared, "swift app shows=\"other\""), (Self.wrong, "swift app wrong"),
      (Self.wrong.replacing("50", with: "51"), "swift app right"),
    ])
    let used = try #require(page.firstRange(of: "fix-used")).upperBound
    let end = try #require(page[used...].firstRange(of: "<details")).lowerBound
    #expect(page[used..<end].contains("other"))
    #expect(!page[used..<end].contains("heights"))
  }

  @Test func `code without a wrong half shows the lines that the title names`() throws {
    let code = """
      class Feed {
        func one() {
        }
        func two() {
        }
        func numberOfRows() -> Int { 3 }
      }
      """
    let page = try Self.page([(code, "swift app")])
    #expect(page.contains("4 lines more"))
    #expect(Self.changes(page) == [])
  }

  @Test func `the proof names the statements that the case does not need`() throws {
    var sketch = EntrySketch("e", "An entry")
    sketch.heading("What to do")
    sketch.testCase("Do it", slug: "do-it")
    sketch.code("func go() {\n  a()\n  b()\n}", info: "swift app right")
    sketch.code("#expect(true)")
    let entry = sketch.entry
    let block = try #require(
      entry.body.first { if case .codeBlock = $0.kind { true } else { false } })
    var record = SampleBook.record(entry, "do-it", [.init(8, [])])
    record.proof = CaseProof(
      assertions: [.init(kind: .expectation, line: 1, faults: ["f"])]
        + [1, 2].map { .init(kind: .statement, line: block.place.line + 1 + $0, column: 3) })
    let page = try SiteOnDisk(SampleBook.content(of: [entry], [record])).text("entries/e.html")
    #expect(
      page.contains("It passes without <code>a()</code> and without <code>b()</code>, too."))
  }
}
