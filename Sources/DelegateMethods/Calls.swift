/// The enumeration of the events that a probe logs.
struct Calls {
  let type: String
  let methods: [DelegateMethod]

  func write(to writer: inout SourceWriter) {
    writer.block("extension \(type)") { writer in
      writer.line(
        "/// The kinds of calls, named as the delegate and data source methods without their"
          + " arguments.")
      writer.block("public enum Call: String, CaseIterable, Sendable") { writer in
        for method in methods {
          guard let event = method.event else { continue }
          writer.statement("/// `\(method.name)`\ncase \(event.name)", of: method.place)
        }
      }
    }
  }
}
