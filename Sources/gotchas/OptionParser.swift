/// Reads the words of a command line against a list of options.
struct OptionParser {
  /// An option with a value: `--name value` or `--name=value`.
  struct Option {
    var name: String
    /// What the value is, for the help: `folder`.
    var value: String
    var help: String
    var isRepeatable = false
    /// What is taken when the option is not given, for the help.
    var standard: String?
  }

  var options: [Option]
  /// What words without an option are, for the help: `entry`; nil when there may be none.
  var words: String?

  /// What a command line said.
  struct Values: Equatable {
    fileprivate(set) var wantsHelp = false
    fileprivate(set) var words: [String] = []
    fileprivate var given: [String: [String]] = [:]

    /// The values of an option in the order given.
    func all(_ name: String) -> [String] { given[name] ?? [] }

    /// The value of an option that may be given once.
    func one(_ name: String) -> String? { given[name]?.last }
  }

  /// Why a command line cannot be understood, in a sentence with a way out.
  struct Misuse: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  func parse(_ words: some Sequence<String>) throws(Misuse) -> Values {
    var values = Values()
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" {
        values.wantsHelp = true
        continue
      }
      guard word.hasPrefix("-") || self.words == nil else {
        values.words.append(word)
        continue
      }
      guard word.hasPrefix("--") else {
        throw Misuse(description: "unexpected “\(word)”; values follow an option such as --book")
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw Misuse(description: "unknown option “\(parts[0])”\(advice(for: String(parts[0])))")
      }
      let value = parts.count > 1 ? String(parts[1]) : words.popFirst()
      guard let value, !value.isEmpty, parts.count > 1 || !value.hasPrefix("--") else {
        throw Misuse(description: "\(option.name) needs a \(option.value)")
      }
      if !option.isRepeatable, values.given[option.name] != nil {
        throw Misuse(description: "\(option.name) was given twice; give it once")
      }
      values.given[option.name, default: []].append(value)
    }
    return values
  }

  /// The options as help shows them, one or two lines each.
  var help: String {
    let heads = options.map { "\($0.name) <\($0.value)>\($0.isRepeatable ? " …" : "")" }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, options).map { head, option in
      let padding = String(repeating: " ", count: width - head.count)
      let standard = option.standard.map { " [\($0)]" } ?? ""
      return "  \(head)\(padding)  \(option.help)\(standard)"
    }
    .joined(separator: "\n")
  }

  private func advice(for name: String) -> String {
    let near = options.map(\.name).filter { known in
      known.hasPrefix(name) || name.hasPrefix(known) || known.dropFirst(2) == name.dropFirst(1)
    }
    return near.first.map { "; did you mean \($0)?" } ?? "; --help lists them all"
  }
}
