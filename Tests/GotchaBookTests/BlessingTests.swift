import GotchaBook
import Testing

@Suite("Blessing") struct BlessingTests {
  private static let body = """
    ### A

    ```swift raises "old \\"text\\""
    raise()
    ```

    ```trace
    cellForRow    0-0
    heightForRow  0-0  44
    ```

    Prose stays.

    ```swift raises "cannot"
    raise()
    ```

    ```trace
    ```

    """

  private let text = Samples.entry(body: body)

  private func blessing(
    _ text: String, _ answers: (line: Int, texts: [String])...
  ) throws -> Blessing {
    let reading = Samples.read(text)
    let entry = try #require(reading.entry)
    #expect(reading.diagnostics.isEmpty)
    return Blessing(
      entry: entry, bytes: Array(text.utf8),
      answers: Dictionary(answers.map { ($0.line, Self.versions(of: $0.texts)) }) { first, _ in
        first
      })
  }

  /// Each text with a version of its own, from iOS 8 on.
  private static func versions(of texts: [String]) -> [String: [Version]] {
    Dictionary(texts.enumerated().map { ($1, [Version($0 + 8)]) }) { first, _ in first }
  }

  /// The lines of the fences that expect something.
  private func fences(_ text: String) throws -> [Int] {
    try #require(Samples.read(text).entry).cases.flatMap(\.blocks).map { block in
      switch block {
      case .swift(let code), .trace(let code): code.place.line
      }
    }
  }

  @Test func `changes what differs, byte for byte, and nothing else`() throws {
    let lines = try fences(text)
    let blessing = try blessing(
      text, (lines[0], ["new \"reason\"\nand more"]),
      (lines[1], ["cellForRow  0-0\nheightForRow  0-0  60\nwillDisplay  0-0"]),
      (lines[2], ["cannot convert"]), (lines[3], ["cellForRow  1-0"]))
    let expected =
      text
      .replacing("old \\\"text\\\"", with: "new \\\"reason\\\"")
      .replacing(
        "cellForRow    0-0\nheightForRow  0-0  44\n",
        with: "cellForRow  0-0\nheightForRow  0-0  60\nwillDisplay  0-0\n"
      )
      .replacing("```trace\n```", with: "```trace\ncellForRow  1-0\n```")
    #expect(String(decoding: blessing.blessed, as: UTF8.self) == expected)
    #expect(blessing.changes.count == 3 && blessing.problems.isEmpty)
  }

  @Test func `twice is the same as once`() throws {
    let lines = try fences(text)
    let answers = [
      (lines[0], ["new \\ reason"]), (lines[1], ["didSelect  0-1"]), (lines[2], ["no way"]),
      (lines[3], [""]),
    ]
    func bless(_ text: String) throws -> String {
      let blessing = try blessing(text, answers[0], answers[1], answers[2], answers[3])
      return String(decoding: blessing.blessed, as: UTF8.self)
    }
    let once = try bless(text)
    #expect(once != text)
    #expect(try bless(once) == once)
  }

  @Test func `shows the difference line by line`() throws {
    let lines = try fences(text)
    let blessing = try blessing(
      text, (lines[1], ["didSelect  0-1\nheightForRow  0-0  44\ncellForRow  0-0"]))
    #expect(
      blessing.diff == """
        --- \(Samples.path)
        +++ \(Samples.path)
        @@ line \(lines[1] + 1) @@
        -cellForRow    0-0
        +didSelect  0-1
         heightForRow  0-0  44
        +cellForRow  0-0

        """)
  }

  @Test func `leaves alone what is only in other columns`() throws {
    let lines = try fences(text)
    let blessing = try blessing(
      text, (lines[0], ["an old \"text\" in more"]),
      (lines[1], ["cellForRow 0-0\nheightForRow   0-0 44"]), (lines[2], ["cannot"]),
      (lines[3], [""]))
    #expect(blessing.changes.isEmpty && blessing.diff.isEmpty && blessing.problems.isEmpty)
  }

  @Test func `keeps the line breaks of the file`() throws {
    let text = text.replacing("\n", with: "\r\n")
    let lines = try fences(text)
    let blessing = try blessing(text, (lines[1], ["a  0-0\nb  0-0"]))
    let blessed = String(decoding: blessing.blessed, as: UTF8.self)
    #expect(blessed.contains("```trace\r\na  0-0\r\nb  0-0\r\n```"))
  }

  @Test func `does not choose between versions, and says where the run is silent`() throws {
    let lines = try fences(text)
    let blessing = try blessing(text, (lines[1], ["a", "b"]))
    #expect(blessing.changes.isEmpty)
    let places = lines.map { Place(file: Samples.path, line: $0) }
    #expect(
      blessing.problems == [
        .silentRun(places[0]),
        .versionsDiffer(places[1], "iOS 8 differs from the rest: 1 more a, 1 less b"),
        .silentRun(places[2]), .silentRun(places[3]),
      ])
  }
}
