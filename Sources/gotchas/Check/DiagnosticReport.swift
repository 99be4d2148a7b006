import GotchaBook
import GotchaLint

/// The forms of diagnostics.
enum DiagnosticReport: String, CaseIterable {
  /// `file:line:column: error: …`, for people and editors.
  case text
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github

  func text(of diagnostics: [Diagnostic]) -> String {
    switch self {
    case .text: diagnostics.map(\.description).joined(separator: "\n")
    case .github: diagnostics.map(Self.annotation).joined(separator: "\n")
    }
  }

  /// `::error file=…,line=…,col=…,title=…::message`, as the workflow commands of GitHub have it.
  private static func annotation(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    let properties = [
      ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
      ("title", diagnostic.rule),
    ]
    .map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    let message = escaped("\(diagnostic.message); \(diagnostic.advice)")
    return "::\(diagnostic.severity.rawValue) \(properties)::\(message)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
