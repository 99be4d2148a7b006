import Foundation
import GotchaLint

/// The command line: `gotchas <command> [options]`.
@main
enum Gotchas {
  static var commands: [any Command.Type] {
    [
      NewCommand.self, CheckCommand.self, TestCommand.self, BlessCommand.self, BuildCommand.self,
      ExportCommand.self, ImportCommand.self, ListCommand.self, StatsCommand.self,
      WatchCommand.self,
      ExplainCommand.self, CompletionsCommand.self, HelpCommand.self,
    ]
  }

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    exit(await run(Array(words)).rawValue)
  }

  /// Runs one command line and returns what the shell is told.
  static func run(_ words: [String]) async -> ExitCode {
    guard let name = words.first, !["--help", "-h"].contains(name) else {
      print(overview)
      return words.isEmpty ? .misuse : .success
    }
    guard let command = command(named: name) else {
      Console.complain("gotchas: error: \(unknown(name))")
      return .misuse
    }
    switch command.values(of: words.dropFirst()) {
    case .success(let values):
      guard !values.wantsHelp else {
        print(command.help)
        return .success
      }
      do throws(OptionParser.Misuse) {
        return await command.run(try BookOptions.located(values, for: command))
      } catch {
        Console.complain("gotchas \(name): error: \(error)")
        return .misuse
      }
    case .failure(let misuse):
      Console.complain("gotchas \(name): error: \(misuse)")
      return .misuse
    }
  }

  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  /// Says that there is no such command, with a way out.
  static func unknown(_ name: String) -> String {
    let near = Spelling.nearest(to: name, in: commands.map { $0.name })
    return "unknown command “\(name)”; "
      + (near.map { "did you mean \($0)?" } ?? "gotchas --help lists them")
  }

  static var overview: String {
    """
    A book of gotchas whose every sentence is checked.

    Usage: gotchas <command> [options]

    Commands:
    \(HelpTable.text(commands.map { (head: $0.name, meaning: $0.abstract) }))

    gotchas help <command> tells more, with examples and exit codes.
    """
  }
}
