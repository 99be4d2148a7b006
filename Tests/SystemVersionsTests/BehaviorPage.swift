import Foundation
import SystemVersions

/// The page about what differs between versions: the properties of ``Behavior`` with their words from
/// the source and their values from the running model.
struct BehaviorPage {
  /// One property, as its doc comment and the versions say.
  struct Field {
    let name: String
    let meaning: String
    let source: String
    /// Runs of versions with one value, oldest first.
    let values: [(versions: String, value: String)]
  }

  /// The properties of one file, whose first line is the title.
  struct Subject {
    let title: String
    let fields: [Field]
  }

  let subjects: [Subject]

  /// - Parameter sources: The texts of the files `Behavior+….swift`.
  init(sources: [String]) {
    let values = Dictionary(grouping: BehaviorField.all, by: \.name)
    subjects = sources.map { source in
      let title = source.prefix { $0 != "\n" }.drop { $0 == "/" || $0 == " " }
      return Subject(
        title: String(title),
        fields: DocComments(source).properties.map { property in
          let runs = values[property.name]?.first.map { field in
            Self.runs(SystemVersion.modelled.map { ($0, field.text($0)) })
          }
          return Field(
            name: property.name, meaning: property.meaning, source: property.source,
            values: runs ?? [])
        })
    }
  }

  var fields: [Field] {
    subjects.flatMap(\.fields)
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
    """
    # What differs between versions

    Every difference between the versions of iOS that the reference table knows of is a property of
    `Behavior`, and this page is written from it: `make behavior-page`. A test keeps it true.
    "Model" means that no public observation settles it; ids such as TR-05 are in the entries
    that replay them.

    \(subjects.map(Self.section).joined(separator: "\n"))
    """
  }

  private static func section(_ subject: Subject) -> String {
    "## \(subject.title)\n\n" + subject.fields.map(section).joined(separator: "\n")
  }

  private static func section(_ field: Field) -> String {
    """
    ### `\(field.name)`

    \(field.meaning)

    \(field.values.map { "- \($0.versions): **\($0.value)**" }.joined(separator: "\n"))

    Source: \(field.source)

    """
  }
}

/// The doc comments of the properties in a source file, in its order.
private struct DocComments {
  private(set) var properties: [(name: String, meaning: String, source: String)] = []

  init(_ source: String) {
    var comment: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(String(text.dropFirst(3).drop { $0 == " " }))
        continue
      }
      if let name = text.firstMatch(of: /^public var (\w+):/)?.1 {
        let (meaning, source) = Self.parts(comment)
        properties.append((String(name), meaning, source))
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
