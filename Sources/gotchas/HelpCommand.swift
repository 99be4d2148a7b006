/// `gotchas help`: what there is, and what each command takes.
enum HelpCommand: Command {
  static let name = "help"
  static let abstract = "Tells what the commands are, or what one of them takes."
  static let options = OptionParser(options: [], words: "command")
  static let examples = [
    (line: "check", meaning: "what check does, its options, examples and exit codes")
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the help is printed"),
    (.usageError, "there is no such command"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard let name = values.words.first else {
      print(Gotchas.overview)
      return .success
    }
    guard let command = Gotchas.command(named: name) else {
      Console.printError("gotchas help: error: \(Gotchas.unknown(name))")
      return .usageError
    }
    print(command.help)
    return .success
  }
}
