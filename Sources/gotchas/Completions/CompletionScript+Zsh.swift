extension CompletionScript {
  /// An autoloaded function with `_arguments`.
  var zsh: String {
    """
    #compdef gotchas
    # Completions of gotchas for zsh; made by: gotchas completions zsh
    _gotchas_entries() {
      local -a entries
      entries=(${(f)"$(${program:-gotchas} list --format ids 2>/dev/null)"})
      compadd -a entries
    }
    _gotchas() {
      local program=$words[1]
      local -a commands
      commands=(
    \(commands.map { "    \(Self.quoted("\($0.name):\($0.abstract)"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = _gotchas ]; then _gotchas "$@"; else compdef _gotchas gotchas; fi
    """
  }

  private func branch(_ command: any Command.Type) -> String {
    let specs =
      command.options.options.map(spec) + [Self.quoted("--help[tells what the command takes]")]
      + word(of: command)
    return """
          \(command.name))
            _arguments -S \\
      \(specs.map { "          \($0)" }.joined(separator: " \\\n")) ;;
      """
  }

  private func spec(_ option: OptionParser.Option) -> String {
    let star = option.isRepeatable ? "*" : ""
    let help = "[\(Self.escaped(option.help))]"
    guard let noun = option.value else { return Self.quoted(star + option.name + help) }
    let action = action(candidates(for: option))
    return Self.quoted("\(star)\(option.name)=\(help):\(noun):\(action)")
  }

  private func word(of command: any Command.Type) -> [String] {
    guard let noun = command.options.words else { return [] }
    return [Self.quoted("*:\(noun):\(action(wordCandidates(of: command)))")]
  }

  private func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .entries: "_gotchas_entries"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Brackets and colons have a meaning inside of a specification.
  private static func escaped(_ text: String) -> String {
    ["[", "]", ":"].reduce(text) { $0.replacing($1, with: "\\" + $1) }
  }
}
