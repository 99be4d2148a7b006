extension CompletionScript {
  /// A function for `complete -F`; entries are asked of the program that is being completed.
  var bash: String {
    """
    # Completions of gotchas for bash; made by: gotchas completions bash
    _gotchas() {
      local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W \(Self.quoted(names)) -- "$current"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    complete -F _gotchas gotchas
    """
  }

  private var names: String { commands.map { $0.name }.joined(separator: " ") }

  private func branch(_ command: any Command.Type) -> String {
    let values = command.options.options.filter { $0.value != nil }.map { option in
      "        \(option.name)) \(reply(candidates(for: option))); return ;;"
    }
    let options = command.options.options.map(\.name) + ["--help"]
    let previous =
      values.isEmpty
      ? "" : "      case \"$previous\" in\n\(values.joined(separator: "\n"))\n      esac\n"
    return """
          \(command.name))
      \(previous)      case "$current" in
              -*) \(reply(.words(options))) ;;
              *) \(reply(wordCandidates(of: command))) ;;
            esac ;;
      """
  }

  private func reply(_ candidates: Candidates) -> String {
    let action: String? =
      switch candidates {
      case .nothing: nil
      case .files: "-f"
      case .folders: "-d"
      case .entries: "-W \"$(\"$program\" list --format ids 2>/dev/null)\""
      case .words(let words): "-W \(Self.quoted(words.joined(separator: " ")))"
      }
    return action.map { "COMPREPLY=($(compgen \($0) -- \"$current\"))" } ?? ":"
  }
}
