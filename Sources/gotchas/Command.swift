import Foundation

/// One of the things the command line can do.
protocol Command {
  static var name: String { get }
  /// One sentence.
  static var abstract: String { get }
  static var options: OptionParser { get }
  /// What the command may be called with, behind its name, and what that does.
  static var examples: [(line: String, meaning: String)] { get }
  static var exitCodes: [(code: ExitCode, meaning: String)] { get }
  /// Whether there must be a book already.
  static var needsBook: Bool { get }

  static func run(_ values: OptionParser.Values) async -> ExitCode
}

extension Command {
  static var examples: [(line: String, meaning: String)] { [] }
  static var needsBook: Bool { options.options.contains { $0.name == "--book" } }

  /// Says why the command ends, and gives the exit code for it.
  static func report(_ error: any Error) -> ExitCode {
    // Foundation's errors say by themselves what is for programs.
    let text = error is CocoaError ? error.localizedDescription : "\(error)"
    Console.printError("gotchas \(name): error: \(text)")
    return error is OptionParser.UsageError ? .usageError : .cannotWrite
  }

  static var help: String {
    [
      abstract, "Usage: gotchas \(name)\(options.usage)",
      section("Options", options.help),
      section(
        "Examples",
        HelpTable.text(examples.map { (head: "gotchas \(name) \($0.line)", meaning: $0.meaning) })),
      section(
        "Exit codes",
        HelpTable.text(exitCodes.map { (head: "\($0.code.rawValue)", meaning: $0.meaning) })),
    ]
    .compactMap { $0 }.joined(separator: "\n\n")
  }

  private static func section(_ title: String, _ text: String) -> String? {
    text.isEmpty ? nil : "\(title):\n\(text)"
  }
}
