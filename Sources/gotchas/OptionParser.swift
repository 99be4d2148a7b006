import GotchaLint

/// What the words of a command line may be: from this one description come parsing, help and the
/// completions of every shell.
struct OptionParser {
  /// An option with a value, `--name value` or `--name=value`, or a flag, `--name`.
  struct Option {
    var name: String
    /// What the value is, for the help: `folder`; nil for a flag.
    ///
    /// Completions offer files for `file`, folders for `folder`, and entries for `entry`.
    var value: String?
    var help: String
    var isRepeatable = false
    /// What is taken when the option is not given, for the help.
    var standard: String?
    /// The only values there are; empty when any will do.
    var choices: [String] = []

    static func flag(_ name: String, help: String) -> Option {
      Option(name: name, value: nil, help: help)
    }
  }

  var options: [Option]
  /// What words without an option are, for the help: `entry`; nil when there may be none.
  var words: String?
  /// The only words there are; empty when any will do.
  var wordChoices: [String] = []

  /// What a command line said.
  struct Values: Equatable {
    fileprivate(set) var wantsHelp = false
    fileprivate(set) var words: [String] = []
    fileprivate var given: [String: [String]] = [:]

    /// The values of an option in the order given.
    func all(_ name: String) -> [String] { given[name] ?? [] }

    /// The value of an option that may be given once.
    func one(_ name: String) -> String? { given[name]?.last }

    /// The same with an option given once, whatever it was before.
    func setting(_ name: String, to value: String) -> Values {
      var values = self
      values.given[name] = [value]
      return values
    }

    /// Whether a flag was given.
    func has(_ flag: String) -> Bool { given[flag] != nil }
  }

  /// Why a command line cannot be understood, in a sentence with a way out.
  struct Misuse: Error, Equatable, CustomStringConvertible {
    var description: String
  }
}

// MARK: - Parsing

extension OptionParser {
  func parse(_ words: some Sequence<String>) throws(Misuse) -> Values {
    var values = Values()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        values.wantsHelp = true
      } else if word.hasPrefix("--") {
        try take(option: word, from: &rest, into: &values)
      } else {
        try take(word: word, into: &values)
      }
    }
    return values
  }

  private func take(word: String, into values: inout Values) throws(Misuse) {
    guard words != nil, !word.hasPrefix("-") else {
      throw Misuse(description: "unexpected “\(word)”; values follow an option such as --book")
    }
    guard wordChoices.isEmpty || wordChoices.contains(word) else {
      throw Misuse(description: "“\(word)” is none of: \(wordChoices.joined(separator: ", "))")
    }
    values.words.append(word)
  }

  private func take(
    option word: String, from rest: inout ArraySlice<String>, into values: inout Values
  ) throws(Misuse) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw Misuse(description: "unknown option “\(parts[0])”\(advice(for: String(parts[0])))")
    }
    if !option.isRepeatable, values.given[option.name] != nil {
      throw Misuse(description: "\(option.name) was given twice; give it once")
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    guard let noun = option.value else {
      guard given == nil else { throw Misuse(description: "\(option.name) takes no value") }
      values.given[option.name] = []
      return
    }
    let value = try value(of: option, called: noun, given: given, from: &rest)
    values.given[option.name, default: []].append(value)
  }

  private func value(
    of option: Option, called noun: String, given: String?, from rest: inout ArraySlice<String>
  ) throws(Misuse) -> String {
    guard let value = given ?? rest.popFirst(), !value.isEmpty,
      given != nil || !value.hasPrefix("--")
    else { throw Misuse(description: "\(option.name) needs a \(noun)") }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.joined(separator: ", ")
      throw Misuse(description: "\(option.name) cannot be “\(value)”; it is one of: \(choices)")
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
  /// What stands behind the command's name in a usage line.
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
        let standard = option.standard.map { " [\($0)]" } ?? ""
        return (head, option.help + choices + standard)
      })
  }
}
