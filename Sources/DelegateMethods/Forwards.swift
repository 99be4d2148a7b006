/// The methods with which an object logs UIKit's calls, and forwards them to its `target`; UIKit
/// itself forwards what is not logged.
struct Forwards {
  let type: String
  let methods: [DelegateMethod]

  func write(to writer: inout SourceWriter) {
    writer.line("#if canImport(UIKit)")
    writer.block("extension \(type)") { writer in
      for method in methods {
        guard let event = method.event else { continue }
        writer.block("func \(method.baseName)\(method.signature)") { writer in
          write(method, event, to: &writer)
        }
      }
    }
    writer.line("#endif")
  }

  private func write(
    _ method: DelegateMethod, _ event: DelegateMethod.Event, to writer: inout SourceWriter
  ) {
    let mark = method.isRequired ? "" : "?"
    let call = "target?.\(method.baseName)\(mark)\(method.arguments)"
    guard method.result == nil else {
      return writer.line("log(.\(event.name), \(method.path ?? "[]"), \(call)\(otherwise(method)))")
    }
    let path = method.path.map { ", \($0)" } ?? ""
    if let rows = method.rowsParameter {
      writer.line("for path in \(rows) { probe?.note(.\(event.name), path\(event.details)) }")
    } else {
      writer.line("probe?.note(.\(event.name)\(path)\(event.details))")
    }
    writer.line(call)
  }

  /// What is returned once the target is gone.
  private func otherwise(_ method: DelegateMethod) -> String {
    guard !method.returnsOptional else { return "" }
    switch method.absence {
    case .nothing: return ""
    case .value(let value): return " ?? \(value)"
    case .sentinel:
      return method.result == "CGFloat" ? " ?? UITableView.automaticDimension" : " ?? 0"
    }
  }
}
