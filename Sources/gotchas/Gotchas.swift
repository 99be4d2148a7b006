import Foundation
import GotchaBook
import SwiftSource

/// The command line: `gotchas <command> [options]`.
@main
enum Gotchas {
  static var commands: [any Command.Type] {
    [
      NewBookCommand.self, NewCommand.self, CheckCommand.self, TestCommand.self, BlessCommand.self,
      BuildCommand.self,
      WatchCommand.self, DocumentsCommand.self, ListCommand.self, ExportCommand.self,
      ImportCommand.self,
      HelpCommand.self,
    ]
  }

  /// The version that is released next, or was last: that of `CHANGELOG.md`.
  static let version = "0.1.0"

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    exit(await run(Array(words)).rawValue)
  }

  /// Runs one command line and returns the exit code.
  static func run(_ words: [String]) async -> ExitCode {
    if words.first == "--version" {
      print("gotchas \(version)")
      return .success
    }
    guard let name = words.first, !["--help", "-h"].contains(name) else {
      print(overview)
      return words.isEmpty ? .usageError : .success
    }
    guard let command = command(named: name) else {
      Console.printError("gotchas: error: \(unknown(name))")
      return .usageError
    }
    do {
      let values = try command.options.parse(words.dropFirst())
      guard !values.wantsHelp else {
        print(command.help)
        return .success
      }
      let located = try BookOptions.located(values, for: command)
      WordFile.open(located.codeWords, program: program)
      defer { WordFile.save() }
      return await command.run(located)
    } catch {
      return command.report(error)
    }
  }

  /// A number for this build of the program: another one may read code in another way.
  private static let program: UInt64 = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    let size = attributes?[.size] as? UInt64
    return (date?.timeIntervalSinceReferenceDate.bitPattern ?? 0) ^ (size ?? 0)
  }()

  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  /// The error message for a command that does not exist.
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

    gotchas help <command> shows its options, examples and exit codes; gotchas --version is the version.
    """
  }
}
