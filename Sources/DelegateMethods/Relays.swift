/// The methods with which an object passes a table's calls on to its `receiver`, and logs them.
struct Relays {
  let type: String
  let methods: [DelegateMethod]

  func write(to writer: inout SourceWriter) {
    writer.line("#if !canImport(UIKit)")
    writer.block("extension \(type)") { writer in
      for method in methods {
        writer.block("func \(method.baseName)\(method.signature)") { writer in
          write(method, to: &writer)
        }
      }
    }
    writer.line("#endif")
  }

  private func write(_ method: DelegateMethod, to writer: inout SourceWriter) {
    let call = "receiver.\(method.baseName)\(method.arguments)"
    let back = method.result == nil ? "" : "return "
    guard let event = method.event else { return writer.line(back + call) }
    var arguments = ".\(event.name)"
    if let rows = method.rowsParameter {
      arguments += ", paths: \(rows)"
    } else if let path = method.path {
      arguments += ", \(path)"
    }
    writer.statement("\(back)log(\(arguments)\(event.details)) { \(call) }", of: method.place)
  }
}
