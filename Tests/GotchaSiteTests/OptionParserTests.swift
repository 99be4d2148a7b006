import Testing

@testable import gotchas

@Suite struct OptionParserTests {
  private let parser = OptionParser(options: [
    .init(name: "--events", value: "file", help: "a stream", isRepeatable: true),
    .init(name: "--output", value: "folder", help: "the site", defaultValue: "public"),
  ])

  @Test func `values follow their option, after a space or an equals sign`() throws {
    let values = try parser.parse(["--events", "a", "--output=b=c", "--events=d"])
    #expect(values.all("--events") == ["a", "d"])
    #expect(values.one("--output") == "b=c")
    #expect(values.one("--other") == nil)
  }

  @Test(arguments: [
    (["stray"], "unexpected “stray”; values follow an option such as --book"),
    (["--event", "x"], "unknown option “--event”; did you mean --events?"),
    (["--colour", "x"], "unknown option “--colour”; --help lists them all"),
    (["--events"], "--events needs a file"), (["--events="], "--events needs a file"),
    (["--events", "--output", "x"], "--events needs a file"),
    (["--output", "a", "--output", "b"], "--output was given twice; give it once"),
  ])
  func `a line that cannot be parsed gives a message with advice`(words: [String], message: String)
  {
    #expect(throws: OptionParser.UsageError(description: message)) { try parser.parse(words) }
  }

  @Test func `the help option may be anywhere`() throws {
    #expect(try parser.parse(["--output", "x", "-h"]).wantsHelp)
    #expect(parser.help.contains("--output <folder>  the site [public]"))
  }

  @Test func `an unknown command and none at all are usage errors`() async {
    #expect(await Gotchas.run(["bild"]) == .usageError)
    #expect(await Gotchas.run([]) == .usageError)
    #expect(await Gotchas.run(["build", "--help"]) == .success)
  }
}
