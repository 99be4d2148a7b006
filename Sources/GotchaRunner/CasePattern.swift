import CaseGenerator
import GotchaBook

/// The patterns with which `swift test` picks tests; they are matched against a test's id:
/// `Module.Suite/name()/File.swift:line:column`.
enum CasePattern {
  /// The test of a case; for a case in Swift, the tests of its file.
  static func test(of found: Case, in entry: Entry) -> String {
    if let file = found.swiftFile { return swiftFile(file) }
    let name = CaseGenerator.testName(ofCase: found.slug)
    return suite(of: entry) + "`?\(name)`?\\("
  }

  /// All tests of an entry.
  static func all(of entry: Entry) -> [String] {
    [suite(of: entry)] + entry.cases.compactMap(\.swiftFile).map(swiftFile)
  }

  /// The tests of all entries of a book: its suites, and its cases in Swift.
  static func whole(of entries: [Entry]) -> [String] {
    let files = Set(entries.flatMap(\.cases).compactMap(\.swiftFile))
    return ["\\.\(CaseGenerator.suitePrefix)"] + files.sorted().map(swiftFile)
  }

  /// A suite follows the dot of its module.
  private static func suite(of entry: Entry) -> String {
    "\\.\(CaseGenerator.suiteName(ofPath: entry.path))/"
  }

  private static func swiftFile(_ path: String) -> String {
    "/\(path.split(separator: "/").last.map(String.init) ?? path):"
  }
}
