/// The superclass that has the methods of protocols for a class's subclasses to override, since
/// Swift overrides no method of an extension.
///
/// Each method has a body, for `super` to be called. Which of them a subclass overrides is found by
/// comparing it with a class that overrides one.
struct Overridables {
  let type: String
  /// Its superclass and its protocols.
  let inherited: [String]
  let methods: [DelegateMethod]

  func write(to writer: inout SourceWriter) {
    writer.line("/// The methods of a ``\(type)``'s protocols, for its subclasses to override.")
    writer.block(
      "@preconcurrency @MainActor open class \(type)Methods: \(inherited.joined(separator: ", "))"
    ) { writer in
      for method in methods {
        writer.documentation(method.documentation + ["", summary(method)])
        writer.block("open func \(method.baseName)\(method.signature)") { write(method, to: &$0) }
      }
    }
    let known = methods.filter { $0.selector != nil }
    for (index, method) in known.enumerated() {
      writer.block("private final class \(type)Overrider\(index): \(type)") { writer in
        writer.block("override func \(method.baseName)\(method.signature)") {
          writeOther(method, to: &$0)
        }
      }
    }
    writer.block("extension \(type)") { writer in
      writer.line(
        "/// A subclass that overrides it, for each method whose absence changes what a table does."
      )
      let list = known.enumerated().compactMap { index, method in
        method.selector.map { "(\"\($0)\", \(type)Overrider\(index).self)" }
      }
      writer.line(
        "static let overriders: [(name: Selector, type: \(type).Type)] = "
          + "[\(list.joined(separator: ", "))]")
    }
  }

  private func write(_ method: DelegateMethod, to writer: inout SourceWriter) {
    switch method.absence {
    case .nothing: writer.line("NotImplemented.note()")
    case .sentinel: writer.line("return NotImplemented.sentinel()")
    case .value(let value):
      writer.line("return " + (method.isRequired ? value : "NotImplemented.noting(\(value))"))
    }
  }

  /// Another body, since the optimizer may make one function of two with the same.
  private func writeOther(_ method: DelegateMethod, to writer: inout SourceWriter) {
    switch method.absence {
    case .nothing: break
    case .sentinel: writer.line("NotImplemented.note()\nreturn NotImplemented.sentinel()")
    case .value(let value): writer.line("return \(value)")
    }
  }

  private func summary(_ method: DelegateMethod) -> String {
    switch method.absence {
    case .nothing: "The default does nothing."
    case .sentinel: "Without an override it counts as not implemented."
    case .value(let value): "The default is `\(value)`."
    }
  }
}
