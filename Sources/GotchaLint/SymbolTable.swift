import GotchaBook

/// The names of UIKit, in every form in which prose mentions them.
package struct SymbolTable: Sendable {
  /// Names with their argument labels: `tableView(_:heightForRowAt:)`.
  let signatures: Set<String>
  /// Types, base names and argument labels: `UITableView`, `reloadData`, `heightForRowAt`.
  let words: Set<String>

  /// - Parameter names: Swift names with their owners, as the tables have them.
  package init(_ names: some Sequence<(owner: String, name: String)>) {
    var signatures: Set<String> = []
    var words: Set<String> = []
    for each in names {
      let name = Self.plain(each.name)
      if name.contains("(") { signatures.insert(name) }
      words.formUnion(Self.words(of: name))
      words.formUnion(Self.words(of: each.owner))
    }
    self.signatures = signatures
    self.words = words
  }

  /// A name as prose has it, without the marks of the tables.
  private static func plain(_ name: String) -> String {
    let last = name.split(separator: " ").last.map(String.init) ?? ""
    let bare = last.replacing("`", with: "").replacing("{}", with: "")
    return String((bare.hasPrefix("super.") ? bare.dropFirst(6) : bare[...]).drop { $0 == "." })
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

extension SymbolTable {
  /// A part of a name that is misspelled, and what was meant.
  struct Correction: Equatable {
    var wrong: String
    var right: String
  }

  /// What a piece of code in prose that names a symbol should be, or nil when nothing is wrong
  /// with it or nothing is known about it.
  ///
  /// - Parameter isKnown: Whether a word has a meaning at its place, for example in the code of
  ///   the entry.
  func correction(of code: String, isKnown: (String) -> Bool) -> Correction? {
    guard let name = SymbolName(code) else { return nil }
    for word in name.path + (name.signature == nil ? [name.base] : []) {
      guard Self.isLong(word), !words.contains(word), !isKnown(word) else { continue }
      return Spelling.nearest(to: word, in: words.filter(Self.isLong))
        .map { Correction(wrong: word, right: $0) }
    }
    guard let signature = name.signature, Self.isLong(name.base), !signatures.contains(signature),
      !isKnown(name.base)
    else { return nil }
    return Spelling.nearest(to: signature, in: signatures)
      .map { Correction(wrong: signature, right: $0) }
  }

  /// Short words are near to too many others.
  private static func isLong(_ word: String) -> Bool { word.count >= 6 }
}

/// A name in prose: `reloadData`, `UITableView.Style`, `rectForRow(at:)`.
struct SymbolName: Equatable {
  /// The words before the last.
  var path: [String]
  /// The last word before the labels.
  var base: String
  /// The last word with its labels; nil without them.
  var signature: String?

  /// Nil when `code` is an expression and no name.
  init?(_ code: String) {
    let parts = code.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard let last = path.last, path.allSatisfy(Self.isIdentifier) else { return nil }
    self.path = path.dropLast().map(String.init)
    base = String(last)
    guard parts.count == 2 else { return }
    let labels = parts[1].dropLast()
    let isClosed = parts[1].last == ")" && (labels.isEmpty || labels.last == ":")
    guard isClosed, labels.split(separator: ":").allSatisfy(Self.isIdentifier) else { return nil }
    signature = "\(base)(\(labels))"
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
