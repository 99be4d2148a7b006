import RunRecord

/// The kind of a call, from its name; it determines the mark in the list.
enum TraceCallKind: String {
  case estimate, height, cell, display

  /// Nil for a call of no such kind.
  init?(_ call: String) {
    let name = call.lowercased()
    let kind: Self? =
      if name.contains("estimated") {
        .estimate
      } else if name.contains("height") {
        .height
      } else if name.contains("display") {
        .display
      } else if name.contains("cellfor") || name.contains("viewfor") {
        .cell
      } else {
        nil
      }
    guard let kind else { return nil }
    self = kind
  }
}
