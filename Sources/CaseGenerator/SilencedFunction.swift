package import GotchaBook
import SwiftSource

/// A function of an app's code that returns nothing: it does nothing when a case is tried without it, which
/// the case must not pass.
package struct SilencedFunction: Equatable, Sendable {
  /// Its name with its labels: `tableView(_:didSelectRowAt:)`.
  package var name: String
  /// The place of the name.
  package var place: Place

  /// Those of a case's own app, or of its right half if that has any, in the order of the file.
  package static func all(of found: Case, in entry: Entry) -> [SilencedFunction] {
    let code = entry.setup + found.compiledBlocks
    let types = Dictionary(grouping: code.flatMap { TypeMethods.all(in: $0.code) }, by: \.type)
    let blocks = found.compiledBlocks.filter { $0.attributes.isApp && $0.attributes.way != .wrong }
    let functions = blocks.map { block in (block.attributes.way, all(of: block, types)) }
    let right = functions.filter { $0.0 == .right }.flatMap(\.1)
    return right.isEmpty ? functions.flatMap(\.1) : right
  }

  private static func all(
    of block: CodeBlock, _ types: [String: [TypeMethods]]
  ) -> [SilencedFunction] {
    AppFunctions(in: BlockCode(block).code).actions.map(\.member).filter { $0.hasToRun(in: types) }
      .map { SilencedFunction(name: $0.name, place: block.place(ofByte: $0.offset)) }
  }
}
