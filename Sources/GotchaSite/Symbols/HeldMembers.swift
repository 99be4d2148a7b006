package import Foundation
package import GotchaBook

/// `Site/facts/held.tsv`: the members that the model declares and does not act on, or not fully, and
/// what each of them does not do.
package struct HeldMembers: Equatable, Sendable {
  /// How much of a member there is.
  package enum State: String, Sendable {
    /// It keeps what is set.
    case held
    /// It is there so that code compiles.
    case inert
  }

  /// One member, or a whole type.
  package struct Member: Equatable, Sendable {
    package var type: String
    /// The member as Swift names it; nil for the type itself and all that it has.
    package var name: String?
    package var state: State
    /// What it does not do, as a sentence without its point.
    package var lack: String
  }

  package private(set) var members: [Member] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The heads of the columns.
  private static let columns = ["type", "member", "state", "does not"]

  package init() {}

  /// Reads the file's bytes; a line that is wrong is reported, and the others count.
  ///
  /// - Parameter path: The file, for what is wrong in it.
  package init(data: Data, path: String) {
    let problem = { place in
      Diagnostic(
        at: place, rule: .heldMembers, "The line is no member that the model holds",
        advice: "write \(Self.columns.joined(separator: ", ")) with tabs between them; a state "
          + "is held or inert, a member * is a whole type")
    }
    (members, diagnostics) = TabbedLines(data: data).values(
      columns: Self.columns, path: path, problem: problem, Self.member)
  }

  private static func member(in cells: [String]) -> Member? {
    guard !cells[0].isEmpty, !cells[1].isEmpty, !cells[3].isEmpty,
      let state = State(rawValue: cells[2])
    else { return nil }
    return Member(
      type: cells[0], name: cells[1] == "*" ? nil : cells[1], state: state, lack: cells[3])
  }

  /// What is known of a member of a type; of the type itself where the name is the type's.
  func member(_ name: String, of type: String) -> Member? {
    members.first { $0.type == type && $0.name == name }
      ?? members.first { $0.name == nil && ($0.type == type || $0.type == name) }
  }
}
