/// What the changed lines of a pair need of the code that both halves share.
///
/// It reads formatted code by its indentation: a declaration goes on up to the line that closes it.
struct FixContext {
  /// A declaration and its lines.
  private struct Declaration {
    var name: String
    var lines: ClosedRange<Int>
  }

  private static let introducers: Set<Substring> = [
    "var", "let", "func", "struct", "enum", "class",
  ]
  /// A longer declaration is no line that a reader takes along.
  private static let longest = 12
  /// What follows a name that is changed there.
  private static let mutations = ["=", ".append", ".insert", ".remove", ".update", "+=", "-="]

  let lines: [String]
  private let declarations: [Declaration]

  init(_ lines: [String]) {
    self.lines = lines
    declarations = lines.indices.compactMap { Self.declaration(at: $0, in: lines) }
  }

  /// The names that are declared, for marks to be checked.
  var names: Set<String> { Set(declarations.map(\.name)) }

  /// The lines that declare one of the names, and those that change what it holds.
  func lines(for names: Set<String>) -> Set<Int> {
    let wanted = declarations.filter { names.contains($0.name) && $0.lines.count <= Self.longest }
    let properties = Set(wanted.filter { $0.lines.count == 1 }.map(\.name))
    let changing = declarations.filter { each in
      each.lines.count > 1 && each.lines.count <= Self.longest
        && each.lines.contains { Self.changes(lines[$0], properties) }
    }
    return Set((wanted + changing).flatMap(\.lines))
  }

  private static func changes(_ line: String, _ names: Set<String>) -> Bool {
    names.contains { name in
      line.ranges(of: name).contains { range in
        var rest = line[range.upperBound...]
        guard rest.first?.isIdentifier != true else { return false }
        if rest.first == "[", let end = rest.firstIndex(of: "]") {
          rest = rest[rest.index(after: end)...]
        }
        rest = rest.drop { $0 == " " || $0 == "?" || $0 == "!" }
        return !rest.hasPrefix("==") && mutations.contains { rest.hasPrefix($0) }
      }
    }
  }

  private static func declaration(at index: Int, in lines: [String]) -> Declaration? {
    let line = lines[index]
    let words = line.identifiers
    guard line.indentation > 0 || line.hasPrefix("struct") || line.hasPrefix("enum"),
      let keyword = words.firstIndex(where: introducers.contains), keyword + 1 < words.count,
      words[..<keyword].allSatisfy(modifiers.contains)
    else { return nil }
    return Declaration(
      name: String(words[keyword + 1]), lines: index...end(from: index, in: lines))
  }

  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "public", "internal", "lazy", "weak", "static", "override", "final",
    "nonisolated", "objc", "mutating", "MainActor", "unowned", "IBOutlet", "IBAction", "set",
  ]

  /// The line that closes what begins at a line.
  private static func end(from start: Int, in lines: [String]) -> Int {
    var depth = 0
    for index in start..<lines.endIndex {
      depth += lines[index].count { "([{".contains($0) } - lines[index].count { ")]}".contains($0) }
      if depth <= 0 { return index }
    }
    return lines.endIndex - 1
  }
}

extension String {
  /// The names in a line of code, keywords included.
  var identifiers: [Substring] { split { !$0.isIdentifier }.filter { $0.first?.isNumber == false } }

  /// The number of spaces that it begins with.
  var indentation: Int { prefix { $0 == " " }.count }

  /// Its lines; what ends with a line break has no empty one behind it.
  var codeLines: [String] {
    var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension Character {
  var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}
