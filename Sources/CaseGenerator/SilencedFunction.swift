package import GotchaBook
import SwiftSource

/// A function of an app's code that does nothing when a case is tried without that code, which it must
/// not pass.
package struct SilencedFunction: Equatable, Sendable {
  /// Its name with its labels: `tableView(_:didSelectRowAt:)`.
  package var name: String
  /// The place of the name.
  package var place: Place

  /// Those of a case, in the order of the file.
  package static func all(of found: Case, in entry: Entry) -> [SilencedFunction] {
    SuiteWriter(entry: entry).switchedBlocks(of: found).flatMap { block in
      AppFunctions(in: block.code).actions.map { action in
        SilencedFunction(
          name: action.member.name, place: block.place(ofByte: action.member.offset))
      }
    }
  }
}
