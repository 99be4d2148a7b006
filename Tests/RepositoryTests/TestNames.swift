import Foundation

/// The tests of this repository by the names of their suites, and the cases of the book by the
/// names of their files.
struct TestNames {
  /// The texts of test files and entries, each with the name of its file.
  private let texts: [(name: String, text: String)]

  init(in repository: Repository) throws {
    let paths = try repository.files().filter {
      ($0.hasPrefix("Tests/") && $0.hasSuffix(".swift"))
        || ($0.hasPrefix("Gotchas/") && $0.hasSuffix(".md"))
    }
    texts = paths.compactMap { path in
      repository.text(path).map { (URL(fileURLWithPath: path).lastPathComponent, $0) }
    }
  }

  /// The names in a list that has dots between them.
  static func separated(_ names: Substring) -> [String] {
    names.split(separator: "·").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether a file of a suite has a text, the beginning of a test's name for example.
  func has(_ text: String, in suite: String) -> Bool {
    files(of: suite).contains { $0.contains(text) }
  }

  /// Whether a suite has a test of this whole name, or an entry a case, or code that is ignored
  /// with a reason where the name is “ignored”.
  func has(whole name: String, in suite: String) -> Bool {
    if suite.hasSuffix(".md") {
      let sought = name == "ignored" ? " ignore reason=\"" : "\n### \(name)\n"
      return texts.contains { $0.name == suite && $0.text.contains(sought) }
    }
    return files(of: suite).contains { $0.contains("`\(name)`") || $0.contains("\"\(name)\"") }
  }

  private func files(of suite: String) -> [String] {
    texts.map(\.text).filter { text in
      ["struct", "enum", "extension"].contains { text.contains("\($0) \(suite)") }
    }
  }
}
