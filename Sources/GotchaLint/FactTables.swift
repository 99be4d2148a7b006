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
    let ids =
      ["claims.tsv", "sources.tsv"].flatMap { Self.rows("\(path)/\($0)").map { $0[0] } }
      + Self.lines("\(path)/observations.jsonl").compactMap(Self.id)
    claims = ids.isEmpty ? nil : Set(ids)
    let names =
      Self.rows("\(path)/api.tsv").compactMap { $0.count > 3 ? (owner: $0[0], name: $0[3]) : nil }
      + Self.rows("\(path)/usage.tsv").compactMap {
        $0.count > 1 ? (owner: $0[0], name: $0[1]) : nil
      }
    symbols = names.isEmpty ? nil : SymbolTable(names)
    availability = Self.availability(in: path)
    methods = Self.methods(in: path)
  }

  /// The tables of the package that this program was built from, where that still lies there.
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Site/facts").path

  /// The methods of delegates and data sources, from the table of the folder at `path`, or, for a book
  /// without tables, from the one that the model is made by.
  package static func methods(in path: String) -> MethodTable? {
    table(ofMethodsIn: path) ?? table(ofMethodsIn: own)
  }

  private static func table(ofMethodsIn path: String) -> MethodTable? {
    let methods = rows("\(path)/api.tsv").compactMap { row in
      row.count > 4 && row[1] == "method" && !row[4].isEmpty ? (owner: row[0], name: row[3]) : nil
    }
    return methods.isEmpty ? nil : MethodTable(methods)
  }

  /// The version in which the newest of the names was introduced that a piece of evidence has; nil
  /// when none is known.
  package func introduction(of evidence: Evidence) -> Version? {
    let text = evidence.text.map(\.plainText).joined()
    return text.split { !($0.isLetter || $0.isNumber) }
      .compactMap { availability?.introduction(of: String($0), label: nil) }.max()
  }

  /// Which names came when, from the tables of the folder at `path`.
  package static func availability(in path: String) -> ApiAvailability? {
    let members = rows("\(path)/api.tsv").compactMap { row -> ApiAvailability.Row? in
      row.count > 5 ? (row[0], row[3], Version(text: "iOS \(row[5])")) : nil
    }
    // Some rows have a group of owners in the place of one: “type”, “other delegate”.
    let others = rows("\(path)/usage.tsv").compactMap { row in
      row.count > 1 && row[0].first?.isUppercase == true ? (owner: row[0], name: row[1]) : nil
    }
    let known = rows("\(path)/availability.tsv").compactMap { row in
      row.count > 1 ? Version(text: "iOS \(row[1])").map { (row[0], $0) } : nil
    }
    guard !members.isEmpty || !known.isEmpty else { return nil }
    var availability = ApiAvailability(members, others: others)
    for (name, version) in known { availability.add(name, introduced: version) }
    return availability
  }

  /// The rows of a table below its heads.
  private static func rows(_ path: String) -> [[String]] {
    lines(path).dropFirst().map { $0.components(separatedBy: "\t") }
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
