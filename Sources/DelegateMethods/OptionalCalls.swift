/// The calls that leave open whether an object has an optional method, `delegate.tableView?(…)`.
struct OptionalCalls {
  private let type: DelegateProtocol
  /// The methods that are called by a property of their own.
  private let single: [DelegateMethod]
  /// The methods that share a name, or have labels.
  private let labeled: [DelegateMethod]

  init(_ type: DelegateProtocol) {
    self.type = type
    let methods = type.methods.filter { !$0.isRequired }
    let isSingle = { (method: DelegateMethod) in
      method.hasOneUnlabeledParameter
        && methods.count { $0.baseName == method.baseName } == 1
    }
    single = methods.filter(isSingle)
    labeled = methods.filter { !isSingle($0) }
  }

  func write(to writer: inout SourceWriter) {
    if !labeled.isEmpty {
      writer.block("extension OptionalMethods where Receiver == any \(type.name)") { writer in
        for method in labeled { write(labeled: method, to: &writer) }
      }
    }
    guard !single.isEmpty || !labeled.isEmpty else { return }
    writer.block("extension \(type.name)") { writer in
      for method in single { write(single: method, to: &writer) }
      var names: [String] = []
      for method in labeled where !names.contains(method.baseName) {
        names.append(method.baseName)
        write(name: method.baseName, to: &writer)
      }
    }
  }

  private func write(labeled method: DelegateMethod, to writer: inout SourceWriter) {
    writer.line("/// `\(method.name)`, if the receiver has it.")
    writer.line("@discardableResult")
    writer.block(
      "public func callAsFunction\(method.parameterList) -> \(method.optionalResult)"
    ) { writer in
      if let selector = method.selector {
        writer.line("guard receiver.responds(to: \"\(selector)\") else { return nil }")
      }
      writer.line(
        "return NotImplemented.optional(\"\(method.name)\") "
          + "{ receiver.\(method.baseName)\(method.arguments) }")
    }
    guard let result = method.result, !method.returnsOptional else { return }
    writer.line("/// `\(method.name)`, for a call by `!`, whose result is no optional.")
    writer.line("@_disfavoredOverload @discardableResult")
    writer.block("public func callAsFunction\(method.parameterList) -> \(result)") { writer in
      writer.line("let answer: \(method.optionalResult) = callAsFunction\(method.arguments)")
      writer.line("guard let answer else { missing(\"\(method.name)\") }")
      writer.line("return answer")
    }
  }

  private func write(single method: DelegateMethod, to writer: inout SourceWriter) {
    let argument = method.parameters[0].type
    writer.line(
      "/// `\(method.name)`, for a call that leaves open whether the receiver has it.")
    guard let result = method.result, result != method.optionalResult else {
      let result = method.result == nil ? "Void" : method.optionalResult
      return writer.block(
        "@_disfavoredOverload public var \(method.baseName): ((\(argument)) -> \(result))?"
      ) { writer in
        writer.line(
          method.result == nil ? "{ self.\(method.baseName)($0) }" : "{ \(answer(of: method)) }")
      }
    }
    writer.block(
      "@_disfavoredOverload public var \(method.baseName): OptionalMethod<\(argument), \(result)>?"
    ) { writer in
      writer.line("OptionalMethod(self, \"\(method.name)\") { \(answer(of: method)) }")
    }
  }

  /// What a closure does that calls a method with its argument.
  private func answer(of method: DelegateMethod) -> String {
    "argument in NotImplemented.optional(\"\(method.name)\") "
      + "{ self.\(method.baseName)(argument) }"
  }

  private func write(name: String, to writer: inout SourceWriter) {
    writer.line(
      "/// The labeled methods of this name, for a call that leaves open whether the receiver has"
        + " them.")
    writer.line(
      "@_disfavoredOverload public var \(name): OptionalMethods<any \(type.name)>? "
        + "{ OptionalMethods(self) }")
  }
}
