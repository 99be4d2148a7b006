import SwiftSyntax

/// Which functions of some code call which of the others, by their names.
package struct CheckFunctions {
  /// The names that each function uses.
  private var uses: [String: Set<String>] = [:]

  package init(in code: [String]) {
    let finder = Finder(viewMode: .sourceAccurate)
    for text in code { finder.walk(SyntaxTree.of(text)) }
    uses = finder.uses
  }

  /// The functions that code which uses these names comes to.
  package func reached(from names: Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var open = names.intersection(uses.keys)
    while let next = open.popFirst() {
      reached.insert(next)
      open.formUnion(uses[next, default: []].intersection(uses.keys).subtracting(reached))
    }
    return reached
  }

  private final class Finder: SyntaxVisitor {
    var uses: [String: Set<String>] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let names = node.tokens(viewMode: .sourceAccurate).map(\.plainName)
      uses[node.name.plainName, default: []].formUnion(names)
      return .visitChildren
    }
  }
}
