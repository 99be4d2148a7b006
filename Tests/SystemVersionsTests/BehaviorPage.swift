import Foundation
import SystemVersions

/// The page about what differs between versions: the fields of ``Behavior`` with their words from
/// the source and their values from the running model.
struct BehaviorPage {
  /// One field, as its doc comment and the versions say.
  struct Field {
    let name: String
    let meaning: String
    let source: String
    /// Runs of versions with one value, oldest first.
    let values: [(versions: String, value: String)]
  }

  let fields: [Field]

  /// - Parameter source: The text of `Behavior.swift`.
  init(source: String) {
    let words = DocComments(source).byName
    let versions = SystemVersion.modelled.map { ($0, Self.values($0.behavior)) }
    fields = Self.names(SystemVersion.newest.behavior).map { name in
      let comment = words[name] ?? (meaning: "", source: "")
      return Field(
        name: name, meaning: comment.meaning, source: comment.source,
        values: Self.runs(versions.map { ($0, $1[name] ?? "") }))
    }
  }

  private static func names(_ behavior: Behavior) -> [String] {
    Mirror(reflecting: behavior).children.compactMap(\.label)
  }

  private static func values(_ behavior: Behavior) -> [String: String] {
    let pairs = Mirror(reflecting: behavior).children.map { ($0.label ?? "", text($0.value)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let flag as Bool: flag ? "yes" : "no"
    case let number as Double where number == number.rounded(): "\(Int(number))"
    default: "\(value)"
    }
  }

  private static func runs(
    _ values: [(version: SystemVersion, value: String)]
  ) -> [(versions: String, value: String)] {
    var starts: [(version: SystemVersion, value: String)] = []
    for value in values where value.value != starts.last?.value { starts.append(value) }
    return starts.enumerated().map { index, start in
      guard index + 1 < starts.count else {
        return (index == 0 ? "all versions" : "from \(start.version)", start.value)
      }
      let next = starts[index + 1].version
      let last = values.last { $0.version < next }?.version ?? start.version
      return (
        last == start.version ? "\(start.version)" : "\(start.version)–\(last.major)", start.value
      )
    }
  }

  /// The page as Markdown.
  var markdown: String {
    let sections = fields.map { field in
      """
      ## `\(field.name)`

      \(field.meaning)

      \(field.values.map { "- \($0.versions): **\($0.value)**" }.joined(separator: "\n"))

      Source: \(field.source)

      """
    }
    return """
      # What differs between versions

      Every difference between the versions of iOS that the reference table knows of is a field of
      `Behavior`, and this page is written from it: `make behavior-page`. A test keeps it true.
      "Model" means that no public observation settles it; ids such as TR-05 are in the entries
      that replay them.

      \(sections.joined(separator: "\n"))
      """
  }
}

/// The doc comments of the stored properties in a source file.
private struct DocComments {
  private(set) var byName: [String: (meaning: String, source: String)] = [:]

  init(_ source: String) {
    var comment: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(String(text.dropFirst(3).drop { $0 == " " }))
        continue
      }
      if let name = text.firstMatch(of: /\bvar (\w+) =/)?.1 {
        byName[String(name)] = Self.parts(comment)
      }
      comment = []
    }
  }

  private static func parts(_ lines: [String]) -> (meaning: String, source: String) {
    let text = lines.joined(separator: "\n").replacingOccurrences(of: "``", with: "`")
    guard let mark = text.range(of: "Source:") else { return (text, "") }
    return (
      text[..<mark.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines),
      text[mark.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }
}
