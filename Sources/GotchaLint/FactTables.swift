internal import Foundation
package import GotchaBook

/// What is known outside of the book, read from the tables of a folder when a check runs.
///
/// Without its table a rule finds nothing; a book of one's own needs none.
package struct FactTables: Sendable {
  /// The ids that evidence may name (`claims.tsv`, `sources.tsv`, `observations.jsonl`); nil when
  /// there is no table of them.
  package var claims: Set<String>?
  package var symbols: SymbolTable?
  /// Which names came when (`api.tsv`, `availability.tsv`); nil when there is no table of them.
  package var availability: ApiAvailability?
  /// The methods of delegates and data sources (`api.tsv`); nil when there is no table of them.
  package var methods: MethodTable?

  package init(
    claims: Set<String>? = nil, symbols: SymbolTable? = nil, availability: ApiAvailability? = nil,
    methods: MethodTable? = nil
  ) {
    self.methods = methods
    self.claims = claims
    self.symbols = symbols
    self.availability = availability
  }

  /// Reads the tables of the folder at `path`.
  package init(folder path: String) {
    let uikit = UIKitTables(folder: path)
    let ids =
      ["claims.tsv", "sources.tsv"].flatMap { Self.rows("\(path)/\($0)").map { $0[0] } }
      + Self.lines("\(path)/observations.jsonl").compactMap(Self.id)
    claims = ids.isEmpty ? nil : Set(ids)
    symbols = SymbolTable(uikit)
    availability = ApiAvailability(uikit, types: Self.rows("\(path)/availability.tsv"))
    methods = MethodTable(uikit)
  }

  /// The tables of the package that this program was built from, where that still lies there.
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Site/facts").path

  /// The methods of delegates and data sources, from the table of the folder at `path`, or, for a book
  /// without tables, from the one that the model is made by.
  package static func methods(in path: String) -> MethodTable? {
    MethodTable(UIKitTables(folder: path)) ?? MethodTable(UIKitTables(folder: own))
  }

  /// Which names came when, from the tables of the folder at `path`.
  package static func availability(in path: String) -> ApiAvailability? {
    ApiAvailability(UIKitTables(folder: path), types: rows("\(path)/availability.tsv"))
  }

  /// The version in which the newest of the names was introduced that a piece of evidence has; nil
  /// when none is known.
  package func introduction(of evidence: Evidence) -> Version? {
    let text = evidence.text.map(\.plainText).joined()
    return text.split { !($0.isLetter || $0.isNumber) }
      .compactMap { availability?.introduction(of: String($0), label: nil) }.max()
  }

  /// The rows of a table below its heads.
  private static func rows(_ path: String) -> [[String]] {
    TabbedLines(data: FileManager.default.contents(atPath: path) ?? Data()).rows.map(\.cells)
  }

  private static func lines(_ path: String) -> [String] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n").filter {
      !$0.isEmpty
    }
  }

  private static func id(of line: String) -> String? {
    struct Row: Decodable {
      var id: String
    }
    return try? JSONDecoder().decode(Row.self, from: Data(line.utf8)).id
  }
}

// MARK: - What the rules need of the names of UIKit

extension SymbolTable {
  /// Nil where the tables have no names.
  fileprivate init?(_ uikit: UIKitTables) {
    let names =
      uikit.declarations.map { (owner: $0.owner, name: $0.name) }
      + uikit.uses.map { (owner: $0.owner, name: $0.name) }
    guard !names.isEmpty else { return nil }
    self.init(names)
  }
}

extension MethodTable {
  /// Nil where the tables have no methods of protocols.
  fileprivate init?(_ uikit: UIKitTables) {
    let methods = uikit.declarations.filter(\.isOfProtocol).map { (owner: $0.owner, name: $0.name) }
    guard !methods.isEmpty else { return nil }
    self.init(methods)
  }
}

extension ApiAvailability {
  /// Nil where the tables have no names.
  ///
  /// - Parameter types: Names that are known by themselves, each with its version.
  fileprivate init?(_ uikit: UIKitTables, types: [[String]]) {
    let members: [Row] = uikit.declarations.map {
      ($0.owner, $0.name, Version(text: "iOS \($0.introduced)"))
    }
    let known = types.compactMap { row in
      row.count > 1 ? Version(text: "iOS \(row[1])").map { (row[0], $0) } : nil
    }
    guard !members.isEmpty || !known.isEmpty else { return nil }
    self.init(members, others: uikit.uses.filter(\.hasType).map { ($0.owner, $0.name) })
    for (name, version) in known { add(name, introduced: version) }
  }
}
