/// The default implementations of a protocol's optional methods, which mean that an object lacks
/// them.
///
/// Each first looks for a method that a subclass adds to a conformance of its superclass.
struct DefaultImplementations {
  private let type: DelegateProtocol
  private let methods: [DelegateMethod]
  /// The types of the methods, each once.
  private let functionTypes: [String]

  init(_ type: DelegateProtocol) {
    self.type = type
    methods = type.methods.filter { !$0.isRequired }
    functionTypes = methods.reduce(into: []) { types, method in
      if !types.contains(method.functionType) { types.append(method.functionType) }
    }
  }

  func write(to writer: inout SourceWriter) {
    guard !methods.isEmpty else { return }
    writer.block("private enum AddedTo\(type.name)") { writer in
      for (index, function) in functionTypes.enumerated() {
        writer.line("struct Method\(index): AddedMethod { let call: \(function) }")
      }
    }
    writer.block("extension \(type.name)") { writer in
      writer.line(
        """
        private func added<Method: AddedMethod, Answer>(
          _ method: Method.Type, _ name: String, _ body: (Method) -> Answer
        ) -> Answer? {
          AddedMethods.call(
            method, named: name, on: self, of: (any \(type.name)).self,
            conforms: { $0 is any \(type.name).Type }, body)
        }
        """)
      for method in methods { write(method, to: &writer) }
    }
  }

  private func write(_ method: DelegateMethod, to writer: inout SourceWriter) {
    let index = functionTypes.firstIndex(of: method.functionType) ?? 0
    let arguments = method.parameters.map(\.name).joined(separator: ", ")
    writer.documentation(method.documentation + ["", summary(method)])
    writer.block("public func \(method.baseName)\(method.signature)") { writer in
      let added =
        "added(AddedTo\(type.name).Method\(index).self, \"\(method.name)\", "
        + "{ $0.call(\(arguments)) })"
      writer.line(
        method.result == nil
          ? "if \(added) != nil { return }" : "if let answer = \(added) { return answer }")
      switch method.absence {
      case .nothing: writer.line("NotImplemented.note()")
      case .sentinel: writer.line("return NotImplemented.sentinel()")
      case .value(let value):
        writer.statement("return NotImplemented.noting(\(value))", of: method.absencePlace)
      }
    }
  }

  private func summary(_ method: DelegateMethod) -> String {
    switch method.absence {
    case .nothing: "Default implementation: does nothing."
    case .sentinel: "Default implementation: returns the value that means “not implemented”."
    case .value(let value):
      "Default implementation: \(method.result == nil ? "" : "returns ")`\(value)`."
    }
  }
}
