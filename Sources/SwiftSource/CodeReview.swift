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
      /// Something that all code of the process finds altered.
      case shared
      /// Code that is shown and compiled only on some systems.
      case conditional
      /// A condition of a version; the text is the version as it is written.
      case availability
      /// A value that is read or compared and not used.
      case unusedValue
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
  /// The names of the types that it declares, at whatever depth, without other names for types.
  package let declaredTypes: Set<String>
  /// The names of what it declares outside of functions and types, and of members that it adds to types.
  package let declaredNames: Set<String>
  /// The names of variables that it declares outside of functions and types.
  package let declaredVariables: Set<String>
  /// The names of functions without parameters and effects that it declares outside of types.
  package let declaredReaders: Set<String>
  /// The names that it uses, without values that it only throws away.
  package let usedNames: Set<String>
  /// The texts that it has between quotes, as they are read, and the names that it declares: what a
  /// text can be put together from.
  package let texts: Set<String>
  /// Whether it declares types and functions, and does nothing.
  package let onlyDeclares: Bool

  private let tree: SourceFileSyntax

  // The code is read as a body, so that a brace too many ends it early, and one too few takes in the
  // declaration behind it.
  private static let head = "func block() async throws {\n"
  private static let tail = "\n}\nstruct Behind {}\n"

  package init(_ code: String) {
    tree = SyntaxTree.of(Self.head + code + Self.tail)
    let end = Self.head.utf8.count + code.utf8.count + 1
    let items = tree.statements.map(\.item)
    let brace = items.first?.as(FunctionDeclSyntax.self)?.body?.rightBrace
    isWhole =
      items.count == 2 && items[1].is(StructDeclSyntax.self) && brace?.presence == .present
      && brace?.positionAfterSkippingLeadingTrivia.utf8Offset == end
    let finder = DeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    declaredTypes = finder.types.subtracting(["Behind"])
    declaredNames = finder.names.subtracting(["Behind", "block"])
    declaredVariables = finder.variables
    declaredReaders = finder.readers.subtracting(["block"])
    usedNames = finder.used
    texts = finder.texts
    expects = finder.expects
    let body = items.first?.as(FunctionDeclSyntax.self)?.body?.statements ?? []
    onlyDeclares = body.allSatisfy { item in
      item.item.is(ImportDeclSyntax.self) || item.item.is(FunctionDeclSyntax.self)
        || item.item.isProtocol((any DeclGroupSyntax).self)
    }
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
    var names: Set<String> = []
    var variables: Set<String> = []
    var readers: Set<String> = []
    var used: Set<String> = []
    var texts: Set<String> = []
    var expects = false

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if node.isDiscard { return .skipChildren }
      if let found = node.as(DeclReferenceExprSyntax.self) {
        used.insert(found.baseName.plainName)
      } else if let found = node.as(IdentifierTypeSyntax.self) {
        used.insert(found.name.plainName)
      } else if let name = node.as(IdentifierPatternSyntax.self)?.identifier
        ?? node.asProtocol((any NamedDeclSyntax).self)?.name, !node.isLocal
      {
        if !node.isOfType { names.insert(name.plainName) }
        if node.isReader {
          readers.insert(name.plainName)
        } else if node.is(IdentifierPatternSyntax.self), !node.isMember {
          variables.insert(name.plainName)
        }
      }
      if let name = node.declaredName { texts.insert(name.plainName) }
      if let literal = node.as(StringLiteralExprSyntax.self) {
        texts.formUnion(literal.pieces)
      } else if let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind {
        expects = expects || ["expect", "require", "Issue"].contains(token.plainName)
      } else if let found = node.asProtocol((any NamedDeclSyntax).self),
        found.isProtocol((any DeclGroupSyntax).self)
      {
        types.insert(found.name.plainName)
      }
      return .visitChildren
    }
  }
}

extension Syntax {
  /// Whether it is in a function of the code, or in a closure.
  fileprivate var isLocal: Bool {
    let around = sequence(first: self, next: \.parent).dropFirst()
    return around.count { $0.is(CodeBlockSyntax.self) } > 1
      || around.contains { $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self) }
  }

  /// Whether it is a function, or a closure of one expression, that only has to be called: without
  /// parameters, `async` and `throws`.
  fileprivate var isReader: Bool {
    if let binding = self.as(IdentifierPatternSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let closure = binding.initializer?.value.as(ClosureExprSyntax.self), !isMember
    {
      return closure.isReader
    }
    guard let signature = self.as(FunctionDeclSyntax.self)?.signature, !isMember else {
      return false
    }
    return signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil
      && signature.returnClause != nil
  }

  /// Whether it is in a type, be it one of an extension.
  fileprivate var isOfType: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains {
      $0.isProtocol((any DeclGroupSyntax).self) && !$0.is(ExtensionDeclSyntax.self)
    }
  }

  /// Whether it is in a type or an extension.
  fileprivate var isMember: Bool {
    sequence(first: self, next: \.parent).contains { $0.is(MemberBlockSyntax.self) }
  }

  /// Whether it throws away a value that it only names: `_ = Feed.self`.
  fileprivate var isDiscard: Bool {
    let parts = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard parts.count == 3, parts[0].is(DiscardAssignmentExprSyntax.self) else { return false }
    let base = parts[2].as(MemberAccessExprSyntax.self)?.base ?? parts[2]
    return base.is(DeclReferenceExprSyntax.self)
  }
}

extension StringLiteralExprSyntax {
  /// The texts between what it interpolates, with their escapes read.
  fileprivate var pieces: [String] {
    if let whole = representedLiteralValue { return [whole] }
    return segments.compactMap { segment in
      guard let text = segment.as(StringSegmentSyntax.self) else { return nil }
      let alone = with(\.segments, [.stringSegment(text)])
      return alone.representedLiteralValue ?? text.content.text
    }
  }
}

extension TokenSyntax {
  /// The name without the backticks that it may be written in.
  var plainName: String { text.withoutBackticks }
}

extension ClosureExprSyntax {
  fileprivate var isReader: Bool {
    signature?.parameterClause == nil && statements.count == 1
      && !tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.await), .keyword(.try)].contains($0.tokenKind)
      }
  }
}
