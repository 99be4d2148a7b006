import Testing

@testable import gotchas

@Suite struct OptionParserTests {
  private let parser = OptionParser(options: [
    .init(name: "--events", value: "file", help: "a stream", isRepeatable: true),
    .init(name: "--output", value: "folder", help: "the site", defaultValue: "public"),
    .init(name: "--format", value: "format", help: "the form", choices: ["text", "json"]),
    .flag("--fix", help: "repair"),
  ])

  @Test func `values follow their option, after a space or an equals sign, and flags have none`()
    throws
  {
    let values = try parser.parse(["--events", "a", "--output=b=c", "--fix", "--events=d"])
    #expect(values.all("--events") == ["a", "d"])
    #expect(values.one("--output") == "b=c")
    #expect(values.has("--fix") && !values.has("--format"))
    #expect(values.one("--other") == nil)
    #expect(try OptionParser(options: [], words: "entry").parse(["a", "b"]).words == ["a", "b"])
  }

  @Test(arguments: [
    (["stray"], "unexpected “stray”; values follow an option such as --book"),
    (["-f"], "unexpected “-f”; values follow an option such as --book"),
    (["--event", "x"], "unknown option “--event”; did you mean --events?"),
    (["--fromat", "x"], "unknown option “--fromat”; did you mean --format?"),
    (["--color", "x"], "unknown option “--color”; --help lists them all"),
    (["--events"], "--events needs a file"), (["--events="], "--events needs a file"),
    (["--events", "--output", "x"], "--events needs a file"),
    (["--output", "a", "--output", "b"], "--output was given twice; give it once"),
    (["--fix=1"], "--fix takes no value"),
    (["--fix", "--fix"], "--fix was given twice; give it once"),
    (["--format", "xml"], "--format cannot be “xml”; it is one of: text, json"),
  ])
  func `a line that cannot be parsed gives a message with advice`(words: [String], message: String)
  {
    #expect(throws: OptionParser.UsageError(description: message)) { try parser.parse(words) }
  }

  @Test func `the help option may be anywhere`() throws {
    #expect(try parser.parse(["--output", "x", "-h"]).wantsHelp)
    #expect(parser.help.contains("--output <folder>  "))
    #expect(parser.help.contains("the site [public]"))
  }

  @Test func `an unknown command and none at all are usage errors`() async {
    #expect(await Gotchas.run(["bild"]) == .usageError)
    #expect(await Gotchas.run([]) == .usageError)
    #expect(await Gotchas.run(["build", "--help"]) == .success)
  }
}
