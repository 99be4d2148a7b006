import Testing

@testable import gotchas

@Suite("The commands")
struct CommandTests {
  @Test("have names of their own, a sentence each, and exit codes for success and usage errors")
  func descriptions() {
    let names = Gotchas.commands.map { $0.name }
    #expect(Set(names).count == names.count)
    for command in Gotchas.commands {
      #expect(command.abstract.hasSuffix("."))
      let codes = command.exitCodes.map(\.code)
      #expect(codes.contains(.success) && codes.contains(.usageError), "\(command.name)")
      #expect(Set(codes).count == codes.count)
    }
  }

  @Test("give examples that they understand themselves")
  func examples() throws {
    for command in Gotchas.commands {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for example in command.examples {
        let line = String(example.line.prefix { $0 != ">" && $0 != "|" })
        #expect(throws: Never.self, "\(command.name) \(line)") {
          try command.options.parse(Self.words(of: line))
        }
        #expect(command.help.contains(example.line))
      }
    }
  }

  /// The words of a line, in which double quotes keep words together.
  private static func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.offset.isMultiple(of: 2)
        ? $0.element.split(separator: " ").map(String.init)
        : [String($0.element)]
    }
  }

  @Test("are found by help, which knows what was meant")
  func help() async {
    #expect(await Gotchas.run(["help"]) == .success)
    #expect(await Gotchas.run(["help", "check"]) == .success)
    #expect(await Gotchas.run(["help", "chekc"]) == .usageError)
    #expect(Gotchas.unknown("chekc") == "unknown command “chekc”; did you mean check?")
    #expect(Gotchas.unknown("frobnicate").contains("lists them"))
  }
}
