import SwiftParser
import SwiftSyntax

/// What is to be known of a block of a case before it is compiled, as the compiler reads it: whether it
/// is whole, what it declares, and what would make its verdict one about something else than the page
/// shows.
package struct CodeReview {
  /// Something that code of a case may not have.
  package struct Trespass: Equatable, Sendable {
    package enum Kind: Sendable {
      /// A declaration takes the place of a name of UIKit's, or of what tests are made of.
      case reservedName
      /// An operator gets another meaning for types that are not the page's own.
      case operatorOfOthers
      /// A test of its own, or what runs and records cases.
      case machinery
      /// Something that keeps a failure from being one, or runs another version than the case's.
      case evasion
      /// A name with a character that readers do not tell from another one.
      case character
    }

    package var kind: Kind
    package var text: String
    /// The UTF-8 offset in the code.
    package var offset: Int
  }

  /// Whether what opens in the code closes in it.
  package let isWhole: Bool
  /// Whether the code expects something, or records what is wrong.
  package let expects: Bool
  /// The names of the types that it declares, at whatever depth.
  package let declaredTypes: Set<String>

  private let tree: SourceFileSyntax

  // The code is read as a body, so that a brace too many ends it early, and one too few takes in the
  // declaration behind it.
  private static let head = "func block() async throws {\n"
  private static let tail = "\n}\nstruct Behind {}\n"

  package init(_ code: String) {
    tree = Parser.parse(source: Self.head + code + Self.tail)
    let end = Self.head.utf8.count + code.utf8.count + 1
    let items = tree.statements.map(\.item)
    let brace = items.first?.as(FunctionDeclSyntax.self)?.body?.rightBrace
    isWhole =
      items.count == 2 && items[1].is(StructDeclSyntax.self) && brace?.presence == .present
      && brace?.positionAfterSkippingLeadingTrivia.utf8Offset == end
    let finder = DeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    declaredTypes = finder.types.subtracting(["Behind"])
    expects = finder.expects
  }

  /// What the code may not have, in its order.
  ///
  /// - Parameter types: The names of the types that the page declares, in whatever block.
  package func trespasses(besides types: Set<String>) -> [Trespass] {
    let finder = TrespassFinder(types: types)
    finder.walk(tree)
    let start = Self.head.utf8.count
    return finder.found.map { found in
      var found = found
      found.offset -= start
      return found
    }.sorted { $0.offset < $1.offset }
  }

  private final class DeclarationFinder: SyntaxAnyVisitor {
    var types: Set<String> = []
    var expects = false

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind {
        expects = expects || ["expect", "require", "Issue"].contains(token.plainName)
      } else if let found = node.asProtocol((any NamedDeclSyntax).self),
        found.isProtocol((any DeclGroupSyntax).self) || found.is(TypeAliasDeclSyntax.self)
      {
        types.insert(found.name.plainName)
      }
      return .visitChildren
    }
  }
}

extension TokenSyntax {
  /// The name without the backticks that it may be written in.
  var plainName: String { text.withoutBackticks }
}
