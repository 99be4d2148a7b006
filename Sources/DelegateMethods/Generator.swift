/// Writes what the declarations of a target leave to be generated.
struct Generator {
  /// What the target declares.
  let own: Declarations
  /// What the modules declare that it imports.
  let imported: Declarations

  var source: String {
    get throws(FieldError) {
      var writer = SourceWriter()
      writer.line("// Generated from the protocols of delegates and data sources.")
      writer.line("import Foundation")
      if own.receivers.contains(where: { $0.role == .relays || $0.role == .forwards }) {
        writer.line("#if canImport(UIKit)\nimport UIKit\n#else\nimport TableModel\n#endif")
      }
      for type in own.protocols {
        DefaultImplementations(type).write(to: &writer)
        OptionalCalls(type).write(to: &writer)
      }
      for receiver in own.receivers { try write(receiver, to: &writer) }
      return writer.text
    }
  }

  private func write(_ receiver: Receiver, to writer: inout SourceWriter) throws(FieldError) {
    switch receiver.role {
    case .methods:
      let types = try protocols(of: receiver)
      ImplementedOptions(type: receiver.name, protocols: types).write(to: &writer)
    case .relays:
      Relays(type: receiver.name, methods: try methods(of: receiver)).write(to: &writer)
    case .forwards:
      Forwards(type: receiver.name, methods: try methods(of: receiver)).write(to: &writer)
    case .overridable: break
    }
  }

  private func protocols(of receiver: Receiver) throws(FieldError) -> [DelegateProtocol] {
    var types: [DelegateProtocol] = []
    for name in receiver.protocols {
      guard let type = self.type(name) else {
        throw FieldError(
          place: receiver.place, problem: "there is no protocol “\(name)” whose methods have fields"
        )
      }
      types.append(type)
    }
    return types
  }

  private func type(_ name: String) -> DelegateProtocol? {
    (own.protocols + imported.protocols).first { $0.name == name }
  }

  /// The methods that a type gets: those of its protocols, and of what these inherit from, that it
  /// does not declare itself.
  private func methods(of receiver: Receiver) throws(FieldError) -> [DelegateMethod] {
    var waiting = try protocols(of: receiver)
    var methods: [DelegateMethod] = []
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      methods += type.methods
      waiting += type.parents.compactMap(self.type)
    }
    return methods.filter { own.written[receiver.name]?.contains($0.name) != true }
  }
}
