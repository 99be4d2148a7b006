import Foundation
import TableModel
import Testing

@testable import InterfaceBuilder

/// `Documentation/Nibs.md` has the loader's own lists; `WRITE_NIBS=1 swift test --filter
/// DocumentationTests` writes it again.
@MainActor @Suite("The page about nibs") struct DocumentationTests {
  private static let begin = "<!-- elements -->"
  private static let end = "<!-- /elements -->"

  private static var page: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Nibs.md")
  }

  @Test func `lists every element, attribute and outlet that is acted on`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.begin))
    let stop = try #require(text.range(of: Self.end))
    let table = Self.begin + "\n\n" + Self.table() + "\n" + Self.end
    if ProcessInfo.processInfo.environment["WRITE_NIBS"] != nil {
      let new = text[..<start.lowerBound] + table + text[stop.upperBound...]
      try Data(new.utf8).write(to: Self.page)
      return
    }
    #expect(String(text[start.lowerBound..<stop.upperBound]) == table)
  }

  private static func table() -> String {
    var lines = [
      "| element | class | attributes | elements inside, by key or name | outlets | known and not acted on |",
      "|---|---|---|---|---|---|",
    ]
    for kind in NibKinds.all {
      let name = "`\(kind.name)`" + (kind.parent.map { ", as `\($0.name)` and" } ?? "")
      let notActedOn = kind.silent.union(kind.dropped).subtracting(kind.readElsewhere)
      lines.append(
        "| \(name) | `\(kind.type)` | \(list(kind.order + kind.readElsewhere.sorted())) "
          + "| \(list(kind.children.keys.sorted())) | \(list(kind.outlets.keys.sorted())) "
          + "| \(list(notActedOn.sorted())) |")
    }
    for (name, type) in NibKinds.foreignViews.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "| `\(name)`, as `view` and | the app's own `\(type)`, or `UIView` | | | | all else |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: " ")
  }
}
