import GotchaBook

/// The options and words of a command line: one description for parsing and for help.
struct OptionParser {
  /// An option with a value, `--name value` or `--name=value`, or a flag, `--name`.
  struct Option {
    var name: String
    /// What the value is, for the help: `folder`; nil for a flag.
    var value: String?
    var help: String
    var isRepeatable = false
    /// What is taken when the option is not given, for the help.
    var defaultValue: String?
    /// The only values there are; empty when any will do.
    var choices: [String] = []

    static func flag(_ name: String, help: String) -> Option {
      Option(name: name, value: nil, help: help)
    }
  }

  var options: [Option]
  /// What words without an option are, for the help: `entry`; nil when there may be none.
  var words: String?

  /// The values that a command line gave.
  struct Values: Equatable {
    fileprivate(set) var wantsHelp = false
    fileprivate(set) var words: [String] = []
    fileprivate var given: [String: [String]] = [:]
    /// The options that the command line did not give.
    fileprivate var found: Set<String> = []

    /// The values of an option in the order given.
    func all(_ name: String) -> [String] { given[name] ?? [] }

    /// The value of an option that may be given once.
    func one(_ name: String) -> String? { given[name]?.last }

    /// The same with an option given once, whatever it was before.
    func setting(_ name: String, to value: String) -> Values {
      var values = self
      if given[name] == nil { values.found.insert(name) }
      values.given[name] = [value]
      return values
    }

    /// Those of some options that the command line gave, as they are typed behind a command.
    func typed(_ names: [String]) -> String {
      names.filter { !found.contains($0) }
        .flatMap { name in all(name).map { " \(name) \($0)" } }.joined()
    }

    /// Whether a flag was given.
    func has(_ flag: String) -> Bool { given[flag] != nil }
  }

  /// Why a command line cannot be understood, in a sentence with a way out.
  struct UsageError: Error, Equatable, CustomStringConvertible {
    var description: String
  }
}

// MARK: - Parsing

extension OptionParser {
  func parse(_ words: some Sequence<String>) throws(UsageError) -> Values {
    var values = Values()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        values.wantsHelp = true
      } else if word.hasPrefix("--") {
        try parse(option: word, from: &rest, into: &values)
      } else {
        try parse(word: word, into: &values)
      }
    }
    return values
  }

  private func parse(word: String, into values: inout Values) throws(UsageError) {
    guard words != nil, !word.hasPrefix("-") else {
      throw UsageError(description: "unexpected “\(word)”; values follow an option such as --book")
    }
    values.words.append(word)
  }

  private func parse(
    option word: String, from rest: inout ArraySlice<String>, into values: inout Values
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw UsageError(description: "unknown option “\(parts[0])”\(advice(for: String(parts[0])))")
    }
    if !option.isRepeatable, values.given[option.name] != nil {
      throw UsageError(description: "\(option.name) was given twice; give it once")
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    guard let noun = option.value else {
      guard given == nil else { throw UsageError(description: "\(option.name) takes no value") }
      values.given[option.name] = []
      return
    }
    let value = try value(of: option, called: noun, given: given, from: &rest)
    values.given[option.name, default: []].append(value)
  }

  private func value(
    of option: Option, called noun: String, given: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = given ?? rest.popFirst(), !value.isEmpty,
      given != nil || !value.hasPrefix("--")
    else { throw UsageError(description: "\(option.name) needs a \(noun)") }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.joined(separator: ", ")
      throw UsageError(description: "\(option.name) cannot be “\(value)”; it is one of: \(choices)")
    }
    return value
  }

  private func advice(for name: String) -> String {
    let near = options.map(\.name).first { known in
      known.hasPrefix(name) || name.hasPrefix(known) || known.dropFirst(2) == name.dropFirst(1)
    }
    return (near ?? Spelling.nearest(to: name, in: options.map(\.name))).map {
      "; did you mean \($0)?"
    } ?? "; --help lists them all"
  }
}

// MARK: - Help

extension OptionParser {
  /// The part of a usage line after the command's name.
  var usage: String {
    let words = words.map { " [\($0) …]" } ?? ""
    return (options.isEmpty ? "" : " [options]") + words
  }

  /// The options as help shows them, one line each.
  var help: String {
    let heads = options.map { option in
      option.name + (option.value.map { " <\($0)>" } ?? "") + (option.isRepeatable ? " …" : "")
    }
    return HelpTable.text(
      zip(heads, options).map { head, option in
        let choices =
          option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
        let defaultValue = option.defaultValue.map { " [\($0)]" } ?? ""
        return (head, option.help + choices + defaultValue)
      })
  }
}
