extension CompletionScript {
  /// One `complete` line for each command, option and word.
  var fish: String {
    """
    # Completions of gotchas for fish; made by: gotchas completions fish
    function __gotchas_entries
      set -l program (commandline -opc)[1]
      $program list --format ids 2>/dev/null
    end
    complete -c gotchas -f
    \(commands.flatMap(lines).joined(separator: "\n"))
    """
  }

  private func lines(of command: any Command.Type) -> [String] {
    let condition = Self.quoted("__fish_seen_subcommand_from \(command.name)")
    let head = "complete -c gotchas -n \(condition)"
    let name =
      "complete -c gotchas -n __fish_use_subcommand -a \(command.name) "
      + "-d \(Self.fishQuoted(command.abstract))"
    let options = command.options.options.map { option in
      let value = option.value == nil ? "" : value(candidates(for: option))
      return "\(head) -l \(option.name.dropFirst(2)) -d \(Self.fishQuoted(option.help))\(value)"
    }
    let words = arguments(wordCandidates(of: command))
    return [name] + options + (words.isEmpty ? [] : [head + words])
  }

  /// What an option needs behind it; files are offered only where files are meant.
  private func value(_ candidates: Candidates) -> String {
    (candidates == .files ? " -r" : " -x") + arguments(candidates)
  }

  private func arguments(_ candidates: Candidates) -> String {
    switch candidates {
    case .nothing: ""
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .entries: " -a '(__gotchas_entries)'"
    case .words(let words): " -a \(Self.fishQuoted(words.joined(separator: " ")))"
    }
  }

  /// In fish a quote inside of single quotes is escaped by a backslash.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
