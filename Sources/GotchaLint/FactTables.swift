internal import Foundation
internal import GotchaBook

/// What is known outside of the book, read from the tables of a folder when a check runs.
///
/// A table that is not there makes its rules say nothing; a book of one's own needs none.
package struct FactTables: Sendable {
  /// The ids that evidence may name (`claims.tsv`, `sources.tsv`, `observations.jsonl`); nil when
  /// there is no table of them.
  package var claims: Set<String>?
  package var symbols: SymbolTable?

  package init(claims: Set<String>? = nil, symbols: SymbolTable? = nil) {
    self.claims = claims
    self.symbols = symbols
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
  }

  /// The rows of a table below its heads.
  private static func rows(_ path: String) -> [[String]] {
    lines(path).dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func lines(_ path: String) -> [Substring] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  private static func id(of line: Substring) -> String? {
    struct Row: Decodable {
      var id: String
    }
    return try? JSONDecoder().decode(Row.self, from: Data(line.utf8)).id
  }
}
