internal import Foundation

/// The tables of a folder with the names of UIKit: `api.tsv`, what its headers declare about tables and
/// scroll views, and `usage.tsv`, what public code uses of the rest.
package struct UIKitTables: Sendable {
  /// A line of `api.tsv`: a declaration in UIKit's headers.
  package struct Declaration: Sendable {
    /// The type as Objective-C names it.
    package var owner: String
    /// What is declared: `class`, `protocol`, `enum`, `optionset`, `case`, `method`, `property`, …
    package var kind: String
    /// The name in Objective-C.
    package var objectiveC: String
    /// The name in Swift, with its argument labels; empty where Swift has none.
    package var name: String
    /// `required` or `optional`, of a method of a protocol; otherwise empty.
    package var requirement: String
    /// The version of iOS that it came in, as the headers have it; empty where they have none.
    package var introduced: String

    /// Whether it is a type.
    package var isType: Bool { ["class", "protocol", "enum", "optionset"].contains(kind) }
    /// Whether it is a method of a protocol.
    package var isOfProtocol: Bool { kind == "method" && !requirement.isEmpty }
  }

  /// A line of `usage.tsv`: a name, and its type or a group of types in its place.
  package struct Use: Sendable {
    package var owner: String
    package var name: String

    /// Whether the owner is a type, and no group of them such as “other delegate”.
    package var hasType: Bool { owner.first?.isUppercase == true }
  }

  package var declarations: [Declaration]
  package var uses: [Use]

  /// Reads the tables of the folder at `path`; one that is not there has no lines.
  package init(folder path: String) {
    declarations = Self.rows("\(path)/api.tsv").compactMap(Declaration.init)
    uses = Self.rows("\(path)/usage.tsv").compactMap { cells in
      cells.count > 1 ? Use(owner: cells[0], name: cells[1]) : nil
    }
  }

  private static func rows(_ path: String) -> [[String]] {
    TabbedLines(data: FileManager.default.contents(atPath: path) ?? Data()).rows.map(\.cells)
  }
}

extension UIKitTables.Declaration {
  /// Nil for a line that has too few cells.
  fileprivate init?(_ cells: [String]) {
    guard cells.count > 5 else { return nil }
    self.init(
      owner: cells[0], kind: cells[1], objectiveC: cells[2], name: cells[3], requirement: cells[4],
      introduced: cells[5])
  }
}
