// MARK: - Major versions

extension VersionRange {
  /// Whether any minor version of `major` is in the range.
  package func contains(major: Int) -> Bool {
    spans.contains { span in
      span.first.major <= major && (span.last.map { major <= $0.major } ?? true)
    }
  }

  /// The major versions of the spans that end, in ascending order.
  package var majors: [Int] {
    let bounded = spans.compactMap { span in span.last.map { span.first.major...$0.major } }
    return Set(bounded.joined()).sorted()
  }
}

// MARK: - The text of entries

extension VersionRange {
  /// Reads what follows `Applies to:`; nil when it is malformed.
  package init?(text: String, of system: String = "iOS") {
    guard let range = try? VersionText.range(text, of: system) else { return nil }
    self = range
  }
}

extension VersionRange: CustomStringConvertible {
  /// The range without the system's name: `8–10, 13+`.
  package var description: String {
    spans.map { span in
      guard let last = span.last else { return "\(span.first)+" }
      return last == span.first ? "\(last)" : "\(span.first)–\(last)"
    }
    .joined(separator: ", ")
  }

  /// The range as entries write it: `iOS 8–10, 13+`, `all`.
  package var text: String { text(of: "iOS") }

  /// The same for versions of something else; the numbers alone where that is empty.
  package func text(of system: String) -> String {
    if self == Self.all { return "all" }
    return system.isEmpty ? description : "\(system) \(description)"
  }

  private static let all = VersionRange(spans: [VersionSpan(1, nil)])
}

extension Version {
  /// Reads what follows `Changed in:`; nil when it is malformed.
  package init?(text: String) {
    guard let version = try? VersionText.version(text) else { return nil }
    self = version
  }
}
