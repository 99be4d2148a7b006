import SwiftSyntax

/// Which functions and properties of some code use which of the others, or which types use which, by
/// their names.
package struct CheckFunctions {
  /// The names that each of them uses.
  private var uses: [String: Set<String>] = [:]

  /// - Parameter isOfTypes: Whether it is about types.
  package init(in code: [String], isOfTypes: Bool = false) {
    let finder = Finder(isOfTypes: isOfTypes)
    for text in code { finder.walk(SyntaxTree.of(text)) }
    uses = finder.uses
  }

  /// The names that some code calls.
  package static func calls(in code: [String]) -> Set<String> {
    let finder = CallFinder(viewMode: .sourceAccurate)
    for text in code { finder.walk(SyntaxTree.of(text)) }
    return finder.names
  }

  /// Those that code which uses these names comes to.
  package func reached(from names: Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var open = names.intersection(uses.keys)
    while let next = open.popFirst() {
      reached.insert(next)
      open.formUnion(uses[next, default: []].intersection(uses.keys).subtracting(reached))
    }
    return reached
  }

  private final class Finder: SyntaxAnyVisitor {
    private let isOfTypes: Bool
    var uses: [String: Set<String>] = [:]

    init(isOfTypes: Bool) {
      self.isOfTypes = isOfTypes
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let name = isOfTypes ? node.nameOfType : node.nameOfCode ?? nil {
        let names = node.tokens(viewMode: .sourceAccurate).map(\.plainName)
        uses[name, default: []].formUnion(names)
      }
      return .visitChildren
    }
  }

  private final class CallFinder: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      if let name { names.insert(name.plainName) }
      return .visitChildren
    }
  }
}
