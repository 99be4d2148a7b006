/// The names that Swift gives its declarations in Objective-C.
enum ObjectiveCName {
  /// The selector of a method: `save:` for `save(_:)`, `saveWithSender:` for `save(sender:)`.
  /// - Parameter labels: The argument labels, `_` for none.
  static func selector(base: String, labels: [String], suffix: String? = nil) -> String {
    var labels = labels
    var base = base
    if let suffix {
      if labels.isEmpty { base += suffix.capitalizedFirst } else { labels.append(suffix) }
      if labels.isEmpty { return base + ":" }
    }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let needsWith =
        base == "init"
        || !(isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base)))
      name += (needsWith && !isWith(first) ? "With" : "") + first.capitalizedFirst
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  static func setter(of property: String) -> String { "set\(property.capitalizedFirst):" }

  private static func isWith(_ label: String) -> Bool { firstWord(of: label) == "with" }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// The prepositions of Swift's rules for names (`lib/Basic/PartsOfSpeech.def`).
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
