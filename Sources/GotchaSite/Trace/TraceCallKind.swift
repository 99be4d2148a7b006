import RunRecord

/// The kind of a call, from its name; it determines the mark in the list.
enum TraceCallKind: String {
  case estimate, height, cell, display

  /// Nil for a call of no such kind.
  init?(_ call: String) {
    let name = call.lowercased()
    if name.contains("estimated") {
      self = .estimate
    } else if name.contains("height") {
      self = .height
    } else if name.contains("display") {
      self = .display
    } else if name.contains("cellfor") || name.contains("viewfor") {
      self = .cell
    } else {
      return nil
    }
  }
}
