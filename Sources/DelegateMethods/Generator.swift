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
      writer.line(imports)
      for type in own.protocols {
        DefaultImplementations(type).write(to: &writer)
        OptionalCalls(type).write(to: &writer)
      }
      for receiver in own.receivers { try write(receiver, to: &writer) }
      return writer.text
    }
  }

  /// A target that logs calls runs on Apple's systems too.
  private var imports: String {
    guard own.receivers.contains(where: { $0.role == .logs }) else { return "import Foundation" }
    return "#if canImport(UIKit)\npublic import UIKit\n#else\npublic import TableModel\n#endif"
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
    case .logs:
      Logs(type: receiver.name, methods: try methods(of: receiver)).write(to: &writer)
    case .calls:
      Calls(type: receiver.name, methods: try all(of: receiver)).write(to: &writer)
    case .overridable:
      Overridables(
        type: receiver.name, inherited: receiver.names, methods: try all(of: receiver)
      ).write(to: &writer)
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

  /// The methods that a type gets: those that it does not declare itself.
  private func methods(of receiver: Receiver) throws(FieldError) -> [DelegateMethod] {
    let written = own.written[receiver.name] ?? []
    return try all(of: receiver).filter { !written.contains($0.name) }
  }

  /// The methods of a type's protocols, and of what these inherit from.
  private func all(of receiver: Receiver) throws(FieldError) -> [DelegateMethod] {
    var waiting = try protocols(of: receiver)
    var methods: [DelegateMethod] = []
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      methods += type.methods
      waiting += type.parents.compactMap(self.type)
    }
    return methods
  }
}
