/// The options for methods whose absence changes what a table does, and their Objective-C names.
struct ImplementedOptions {
  let type: String
  let protocols: [DelegateProtocol]

  func write(to writer: inout SourceWriter) {
    writer.block("extension \(type)") { writer in
      var bit = 0
      for type in protocols {
        var list: [String] = []
        for method in type.methods {
          guard let selector = method.selector, let event = method.event else { continue }
          writer.line("static let \(event.name) = Self(rawValue: 1 << \(bit))")
          list.append("(\(event.name), \"\(selector)\")")
          bit += 1
        }
        writer.line("/// The methods of `\(type.name)`, as Objective-C names them.")
        writer.line(
          "static let of\(type.name): [(method: Self, name: Selector)] = "
            + "[\(list.joined(separator: ", "))]")
      }
    }
  }
}
