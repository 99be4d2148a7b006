import SwiftSyntax

/// Finds a call of `self.init` in the body of an initializer, outside of closures and declarations.
final class DelegationFinder: SyntaxVisitor {
  private var isFound = false

  func isFound(in body: CodeBlockSyntax) -> Bool {
    walk(body)
    return isFound
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
    if base == .keyword(.self), node.declName.baseName.tokenKind == .keyword(.`init`) {
      isFound = true
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
