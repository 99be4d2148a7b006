/// The methods with which an object logs a table's calls itself, and returns what their absence
/// means; a method that returns a sentinel is left to the object.
struct Logs {
  let type: String
  let methods: [DelegateMethod]

  func write(to writer: inout SourceWriter) {
    writer.block("extension \(type)") { writer in
      for method in methods {
        guard let event = method.event else { continue }
        switch method.absence {
        case .nothing: write(method, note(event, method), to: &writer)
        case .value(let value):
          let path = method.path.map { ", \($0)" } ?? ""
          write(method, "return note(.\(event.name)\(path), value: \(value))", to: &writer)
        case .sentinel: break
        }
      }
    }
  }

  private func note(_ event: DelegateMethod.Event, _ method: DelegateMethod) -> String {
    if let rows = method.rowsParameter {
      return "for path in \(rows) { note(.\(event.name), path\(event.details)) }"
    }
    return "note(.\(event.name)\(method.path.map { ", \($0)" } ?? "")\(event.details))"
  }

  private func write(_ method: DelegateMethod, _ body: String, to writer: inout SourceWriter) {
    writer.line("/// Logs the call.")
    writer.block("public func \(method.baseName)\(method.signature)") { $0.line(body) }
  }
}
