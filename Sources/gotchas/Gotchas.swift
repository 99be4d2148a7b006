import Foundation

/// The command line: `gotchas <command> [options]`.
@main
enum Gotchas {
  static var commands: [any Command.Type] {
    [BuildCommand.self, CheckCommand.self, TestCommand.self]
  }

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    exit(await run(Array(words)).rawValue)
  }

  /// Runs one command line and returns what the shell is told.
  static func run(_ words: [String]) async -> ExitCode {
    guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
      print(overview)
      return words.isEmpty ? .misuse : .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      Console.complain("gotchas: error: unknown command “\(name)”; gotchas --help lists them")
      return .misuse
    }
    switch command.values(of: words.dropFirst()) {
    case .success(let values):
      guard !values.wantsHelp else {
        print(command.help)
        return .success
      }
      return await command.run(values)
    case .failure(let misuse):
      Console.complain("gotchas \(name): error: \(misuse)")
      return .misuse
    }
  }

  private static var overview: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { command in
      let padding = String(repeating: " ", count: width - command.name.count)
      return "  \(command.name)\(padding)  \(command.abstract)"
    }
    return """
      A book of gotchas whose every sentence is checked.

      Usage: gotchas <command> [options]

      Commands:
      \(lines.joined(separator: "\n"))

      gotchas <command> --help tells more.
      """
  }
}
