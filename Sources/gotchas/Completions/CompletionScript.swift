/// Turns the description of the commands into what a shell completes with.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  var commands: [any Command.Type]

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// What may stand in a place of the command line.
  enum Candidates: Equatable {
    case nothing, files, folders, entries
    case words([String])

    /// - Parameters:
    ///   - noun: What a value or a word is, as the help calls it.
    ///   - choices: The only ones there are, or none.
    init(noun: String?, choices: [String]) {
      self =
        switch noun {
        case _ where !choices.isEmpty: .words(choices)
        case "file": .files
        case "folder": .folders
        case "entry": .entries
        default: .nothing
        }
    }
  }

  func candidates(for option: OptionParser.Option) -> Candidates {
    Candidates(noun: option.value, choices: option.choices)
  }

  func wordCandidates(of command: any Command.Type) -> Candidates {
    if command.name == HelpCommand.name { return .words(commands.map { $0.name }) }
    return Candidates(noun: command.options.words, choices: command.options.wordChoices)
  }

  /// A text in single quotes, as each of the shells reads it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
