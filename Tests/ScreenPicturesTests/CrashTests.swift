import Drawings
import Testing

@Suite struct CrashTests {
  /// The words of a crash on a screen, the title first.
  private func runs(_ reason: String, _ width: Double, _ height: Double) throws -> [TextRun] {
    let drawing = Drawing(width: width, height: height).crashed(reason)
    let part = try #require(drawing.parts.last)
    return part.shapes.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private static let reason =
    "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
    + "existing section after the update (2) must be equal to the number of rows contained in that "
    + "section before the update (2), plus or minus the number of rows inserted or deleted from "
    + "that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out "
    + "of that section (0 moved in, 0 moved out)."

  @Test(arguments: [(320.0, 300.0), (375, 667), (414, 300), (667, 375), (1024, 768)])
  func `A screen shows the reason of a crash, in letters of a row's size or nearly`(
    width: Double, height: Double
  ) throws {
    for reason in [Self.reason, "short", "A<\(String(repeating: "B", count: 300))> a b\nc"] {
      let runs = try runs(reason, width, height)
      let shown = runs.dropFirst().map(\.text).joined().filter { !$0.isWhitespace }
      let whole = reason.filter { !$0.isWhitespace }
      // Only so much is left out that nothing more has room.
      let isFull = (runs.last?.y ?? 0) > height - 56 - 50 * max(width / 375, 1)
      #expect(shown == whole || isFull && shown.last == "…" && whole.hasPrefix(shown.dropLast()))
      for run in runs {
        let letters = Double(run.text.count) * run.size * 0.55
        #expect(letters <= width && run.size >= min(0.04 * width, 20), "\(run)")
        #expect(run.y - run.size > 0 && run.y <= height - 56, "\(run)")
      }
    }
    #expect(try runs("short", width, height)[1].size >= 20)
  }

  @Test func `Of the line that the system prints the reason is shown, in letters of its size`()
    throws
  {
    let start = "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException'"
    let runs = try runs("\(start), reason: 'It's no row'", 320, 300)
    #expect(runs.map(\.text) == ["The app crashes", "It's no row"])
    #expect(runs[1].size >= 20)
    // Where there is no reason, the line is.
    let texts = { (line: String) in try self.runs(line, 320, 300).dropFirst().map(\.text) }
    for line in [start, "\(start), reason: ''"] {
      #expect(try texts(line).joined().hasPrefix("*** Terminating"))
    }
  }

  @Test(arguments: [320.0, 375, 1024])
  func `A name in a reason is whole where there is room for it`(width: Double) throws {
    for name in ["'NSInternalInconsistencyException',", "UITableViewHeaderFooterView"] {
      let texts = try runs("It has raised \(name) and ends", width, 667).map(\.text)
      #expect(texts.contains { $0.contains(name) }, "\(texts)")
    }
  }

  @Test func `A name that is wider than the screen is broken where a word in it ends`() throws {
    let name = "-[VeryLongNameOfAControllerOfSomebody tableView:cellForRowAtIndexPath:"
    let lines = try runs(name + "]", 320, 667).dropFirst().map(\.text)
    let broken = lines.dropLast().filter { !$0.contains(" ") }
    #expect(!broken.isEmpty)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let isHump = next.first?.isUppercase ?? false
      #expect(isHump || line.last == ":" || line.hasSuffix("Somebody"), "\(lines)")
    }
  }

  @Test func `A reason without an end is cut, and one without room has no lines outside`() throws {
    let long = try runs(String(repeating: "word ", count: 100_000), 375, 667)
    #expect(long.count < 200)
    for (width, height) in [(0.0, 0.0), (10, 10), (375, 40)] {
      #expect(try !runs(Self.reason, width, height).isEmpty)
    }
    #expect(try runs("", 375, 667).count == 1)
  }
}
