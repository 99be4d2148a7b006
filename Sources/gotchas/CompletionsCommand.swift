/// `gotchas completions`: prints what a shell needs to complete the command line.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let abstract = "Prints the completions for bash, zsh or fish."
  static let options = OptionParser(
    options: [], words: "shell", wordChoices: CompletionScript.Shell.allCases.map(\.rawValue))
  static let examples = [
    (
      line: "bash > ~/.local/share/bash-completion/completions/gotchas",
      meaning: "for bash, from the next shell on"
    ),
    (line: "zsh > ~/.zfunc/_gotchas", meaning: "for zsh, with ~/.zfunc in fpath"),
    (line: "fish > ~/.config/fish/completions/gotchas.fish", meaning: "for fish"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the completions are printed"),
    (.misuse, "no shell was named, or one that is not known"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard let shell = values.words.first.flatMap(CompletionScript.Shell.init) else {
      let shells = CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", ")
      Console.complain("gotchas completions: error: name a shell: \(shells)")
      return .misuse
    }
    print(CompletionScript(commands: Gotchas.commands).text(for: shell))
    return .success
  }
}
