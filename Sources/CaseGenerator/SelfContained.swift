import GotchaBook
import SwiftSource

extension Entry {
  /// Whether the generated code shares nothing with other files of its module: it imports nothing,
  /// names no other suite, and shows and extends nothing but its own. Only then does it mean the same
  /// in a module with other entries as in one of its own.
  ///
  /// - Parameter code: What was generated of the entry.
  package func isSelfContained(generatedAs code: String) -> Bool {
    let blocks = setup + cases.flatMap(\.compiledBlocks)
    return !blocks.contains {
      $0.code.contains(CaseGenerator.suitePrefix) || !BlockCode($0).imports.isEmpty
    } && FileScope.isClosed(code, exceptTypesNamed: CaseGenerator.suitePrefix)
  }
}
