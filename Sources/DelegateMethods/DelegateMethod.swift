/// A method of a delegate protocol, with its fields.
struct DelegateMethod {
  struct Parameter {
    /// `_` for none.
    var label: String
    var name: String
    var type: String
  }

  /// What takes the place of a method that is not there.
  enum Absence {
    /// It returns nothing, and does nothing.
    case nothing
    /// The value of its type that no implementation returns.
    case sentinel
    case value(String)
  }

  /// How the probe logs a call.
  struct Event {
    /// The case of the probe's enumeration.
    var name: String
    /// The row or rows in place of those that the parameters name.
    var path: String?
    /// What else is logged, as arguments; empty or with a comma before it.
    var details: String
  }

  var baseName: String
  var parameters: [Parameter]
  /// Nil for a method that returns nothing.
  var result: String?
  var documentation: [String]
  var isRequired: Bool
  var absence: Absence
  /// Where the field of the absence is.
  var absencePlace: Place
  var event: Event?
  /// The method as Objective-C names it, if it is one that the table must know to be implemented.
  var selector: String?
  var place: Place
}

extension DelegateMethod {
  /// `tableView(_:didSelectRowAt:)`
  var name: String { "\(baseName)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// The parameters and the result as a declaration has them.
  var signature: String { parameterList + (result.map { " -> \($0)" } ?? "") }

  /// The parameters as a declaration has them.
  var parameterList: String {
    let list = parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)"
        : "\(parameter.label) \(parameter.name): \(parameter.type)"
    }
    return "(\(list.joined(separator: ", ")))"
  }

  /// The arguments of a call that passes the parameters on.
  var arguments: String {
    let list = parameters.map { parameter in
      parameter.label == "_" ? parameter.name : "\(parameter.label): \(parameter.name)"
    }
    return "(\(list.joined(separator: ", ")))"
  }

  /// The type of the method without its object.
  var functionType: String {
    "(\(parameters.map(\.type).joined(separator: ", "))) -> \(result ?? "Void")"
  }

  /// The result of an optional call: the method's own, which is optional once.
  var optionalResult: String {
    guard let result else { return "Void?" }
    return result.hasSuffix("?") ? result : result.isExistential ? "(\(result))?" : "\(result)?"
  }

  var returnsOptional: Bool { result?.hasSuffix("?") == true }

  /// Whether it is called as a function of one argument without a label.
  var hasOneUnlabeledParameter: Bool { parameters.count == 1 && parameters[0].label == "_" }
}

extension DelegateMethod {
  /// The parameter that names the rows or the section of a call.
  private var rowParameter: Parameter? {
    parameters.first { ["IndexPath", "IndexPath?", "[IndexPath]"].contains($0.type) }
      ?? parameters.first { $0.name == "section" && $0.type == "Int" }
  }

  /// The parameter with several rows, each of which is logged.
  var rowsParameter: String? { rowParameter.flatMap { $0.type == "[IndexPath]" ? $0.name : nil } }

  /// The row or section of a call as an index path; nil for a call about none.
  var path: String? {
    if let path = event?.path { return path }
    guard let row = rowParameter, rowsParameter == nil else { return nil }
    switch row.type {
    case "Int": return "[\(row.name)]"
    case "IndexPath?": return "\(row.name) ?? []"
    default: return row.name
    }
  }
}

extension String {
  fileprivate var isExistential: Bool { hasPrefix("any ") }
}
