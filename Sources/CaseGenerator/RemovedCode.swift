package import GotchaBook
import SwiftSource

/// A part of an app's code that a case is tried without.
package struct RemovedCode: Equatable, Sendable {
  /// How a message names it: `tableView(_:didSelectRowAt:) doing nothing`.
  package var name: String
  /// The place of a function's name, or of the beginning of a statement.
  package var place: Place

  /// The functions that return nothing, of a case's own app, or of its right half if that has any, in the
  /// order of the file: the case must not pass without one of them.
  package static func functions(of found: Case, in entry: Entry) -> [RemovedCode] {
    let code = entry.setup + found.compiledBlocks
    let types = Dictionary(grouping: code.flatMap { TypeMethods.all(in: $0.code) }, by: \.type)
    let blocks = found.compiledBlocks.filter { $0.attributes.isApp && $0.attributes.way != .wrong }
    let functions = blocks.map { block in (block.attributes.way, all(of: block, types)) }
    let right = functions.filter { $0.0 == .right }.flatMap(\.1)
    return right.isEmpty ? functions.flatMap(\.1) : right
  }

  private static func all(
    of block: CodeBlock, _ types: [String: [TypeMethods]]
  ) -> [RemovedCode] {
    let functions = AppFunctions(in: BlockCode(block).code)
    let members =
      functions.actions.map { ($0.member, $0.member.offset) }
      + functions.parts.filter(\.isAction).map { ($0.member, $0.offset) }
    let named =
      members.filter { $0.0.hasToRun(in: types) }.map { ($0.0.name, $0.1) }
      + functions.inner.map { ($0.name ?? "the closure", $0.offset) }
    return named.sorted { $0.1 < $1.1 }.map { name, offset in
      RemovedCode(name: "\(name) doing nothing", place: block.place(ofByte: offset))
    }
  }

  /// The statements that the right half of a pair has more than the wrong one.
  package static func statements(of found: Case) -> [RemovedCode] {
    Difference(of: found).statements
  }

  /// The line of the right half of a pair, if the halves differ in such statements alone.
  static func lineOfStatements(of found: Case) -> Int? {
    let difference = Difference(of: found)
    return difference.isOfStatements && !difference.statements.isEmpty ? difference.line : nil
  }

  /// In what the halves of a pair differ.
  private struct Difference {
    var statements: [RemovedCode] = []
    /// Whether the halves are the same without the statements that only one of them has.
    var isOfStatements: Bool
    /// The line of the right half.
    var line: Int?

    init(of found: Case) {
      let (wrong, right) = (Half(.wrong, of: found), Half(.right, of: found))
      let own = right.statements(unlike: wrong)
      statements = own.filter { !$0.1.isWhole }.map { block, statement in
        RemovedCode(
          name: "no `\(statement.firstLine)`", place: block.place(ofByte: statement.start))
      }
      line = right.blocks.last?.place.line
      isOfStatements =
        right.words(without: own.filter { !$0.1.isWhole })
        == wrong.words(without: wrong.statements(unlike: right))
    }
  }

  private struct Half {
    typealias Statement = (CodeBlock, RemovableStatement)

    let blocks: [CodeBlock]
    private let statements: [Statement]

    init(_ way: CodeBlock.Attributes.Way, of found: Case) {
      blocks = found.compiledBlocks.filter { $0.attributes.isApp && $0.attributes.way == way }
      statements = blocks.flatMap { block in
        RemovableStatement.all(in: BlockCode(block).code).map { (block, $0) }
      }
    }

    /// Those that it has more than the other half.
    func statements(unlike other: Half) -> [Statement] {
      var known = other.statements.reduce(into: [:]) { $0[$1.1.text, default: 0] += 1 }
      return statements.filter { _, statement in
        guard let count = known[statement.text], count > 0 else { return true }
        known[statement.text] = count - 1
        return false
      }
    }

    /// Its words and signs without some statements.
    func words(without removed: [Statement]) -> [String] {
      blocks.flatMap { block in
        let ranges = removed.filter { $0.0 == block }.map { $0.1.start..<$0.1.end }
        return SwiftCode(BlockCode(block).code).words
          .filter { $0.text != ";" }
          .filter { word in !ranges.contains { $0.contains(word.offset) } }.map(\.text)
      }
    }
  }
}
