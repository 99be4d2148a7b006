import GotchaBook

/// Versions in words.
enum VersionWords {
  /// Versions that follow each other in `all` drawn together: `8–10, 13`.
  static func folded(_ versions: [Version], in all: [Version]) -> String {
    var spans: [(first: Version, last: Version)] = []
    for version in versions {
      if let last = spans.last?.last, let index = all.firstIndex(of: last),
        index + 1 < all.count, all[index + 1] == version
      {
        spans[spans.count - 1].last = version
      } else {
        spans.append((version, version))
      }
    }
    return spans.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)" }
      .joined(separator: ", ")
  }
}
