import SwiftParser
import SwiftSyntax

/// Reads the protocols of a file whose methods have fields, and the types that get their methods.
final class DeclarationReader: SyntaxVisitor {
  private let path: String
  private let converter: SourceLocationConverter
  private var found: Declarations
  private var scopes: [String] = []
  private var error: FieldError?

  static func read(
    _ source: String, path: String, into found: inout Declarations
  ) throws(FieldError) {
    let file = Parser.parse(source: source)
    let reader = DeclarationReader(file, path: path, found: found)
    reader.walk(file)
    if let error = reader.error { throw error }
    found = reader.found
  }

  private init(_ file: SourceFileSyntax, path: String, found: Declarations) {
    self.path = path
    self.found = found
    converter = SourceLocationConverter(fileName: path, tree: file)
    super.init(viewMode: .sourceAccurate)
  }

  private func line(of position: AbsolutePosition) -> Int {
    converter.location(for: position).line
  }

  private func fields(of node: some SyntaxProtocol) -> Fields {
    Fields(node.leadingTrivia, line: line(of: node.position), file: path)
  }

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard methods.contains(where: { fields(of: $0).hasFieldOfMethod }) else { return .skipChildren }
    do throws(FieldError) {
      let read = try methods.map { (method) throws(FieldError) in try self.method(method) }
      found.protocols.append(
        DelegateProtocol(
          name: node.name.text,
          parents: node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
          methods: read))
    } catch {
      self.error = self.error ?? error
    }
    return .skipChildren
  }

  private func method(_ node: FunctionDeclSyntax) throws(FieldError) -> DelegateMethod {
    let fields = fields(of: node)
    let place = Place(file: path, line: line(of: node.positionAfterSkippingLeadingTrivia))
    let signature = node.signature
    let parameters = signature.parameterClause.parameters.map { parameter in
      DelegateMethod.Parameter(
        label: parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription)
    }
    let result = signature.returnClause?.type.trimmedDescription
    return try MethodFields(fields, result: result, place: place).method(
      named: node.name.text, parameters)
  }

  // MARK: Types

  private func enter(
    _ name: String, _ node: some DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    let type = scopes.joined(separator: ".")
    let fields = fields(of: node)
    for role in Fields.OfType.allCases {
      guard let field = fields[role] else { continue }
      let names = field.value.split(separator: ",").map {
        $0.filter { $0 != "`" && $0 != " " }
      }
      found.receivers.append(
        Receiver(name: type, role: role, names: names, place: field.place))
    }
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      found.written[type, default: []].insert("\(method.name.text)(\(labels.joined()))")
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
