import SwiftSyntax

/// What a generated file shows to the other files of its module, as the compiler reads it.
package enum FileScope {
  /// Whether a file shows nothing but one type, whose name begins with `prefix`: all else is private
  /// to it, and it extends only what it declares.
  package static func isClosed(_ code: String, exceptTypesNamed prefix: String) -> Bool {
    let items = SyntaxTree.parse(code).statements.inEachCondition.map { Syntax($0.item) }
    let declared = Set(
      items.compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.plainName })
    var shown = 0
    for item in items {
      if item.is(ImportDeclSyntax.self) || item.is(PoundSourceLocationSyntax.self) { continue }
      if let found = item.as(ExtensionDeclSyntax.self) {
        let name = found.extendedType.firstToken(viewMode: .sourceAccurate)?.plainName
        guard name.map(declared.contains) == true else { return false }
      } else if item.as(StructDeclSyntax.self)?.name.text.hasPrefix(prefix) == true {
        shown += 1
      } else if !isPrivate(item) {
        return false
      }
    }
    return shown == 1
  }

  private static func isPrivate(_ item: Syntax) -> Bool {
    guard let modifiers = item.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.contains { modifier in
      modifier.detail == nil
        && [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
    }
  }
}
