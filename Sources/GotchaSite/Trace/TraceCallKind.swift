import RunRecord

/// What a call is about, told by its name; it decides the mark on the rail.
enum TraceCallKind: String, CaseIterable {
  case estimate, height, cell, display, other

  init(_ call: String) {
    let name = call.lowercased()
    self =
      if name.contains("estimated") {
        .estimate
      } else if name.contains("height") {
        .height
      } else if name.contains("display") {
        .display
      } else if name.contains("cellfor") || name.contains("viewfor") {
        .cell
      } else {
        .other
      }
  }

  var words: String {
    switch self {
    case .estimate: "estimate asked"
    case .height: "height asked"
    case .cell: "cell or view made"
    case .display: "display"
    case .other: "other call"
    }
  }

  /// A shape of its own for each kind, so that colour is not needed to tell them apart.
  func mark(x: Double, y: Double) -> HTML {
    switch self {
    case .estimate: circle(x, y, .class("t-mark t-hollow"))
    case .height: circle(x, y, .class("t-mark"))
    case .cell: square(x, y)
    case .display: path("M\(n(x)) \(n(y - 6))l6 6l-6 6l-6 -6z")
    case .other: path("M\(n(x - 4)) \(n(y))h8")
    }
  }

  private func circle(_ x: Double, _ y: Double, _ kind: Attribute) -> HTML {
    Tag.circle(kind, .named("cx", n(x)), .named("cy", n(y)), .named("r", "5"))
  }

  private func square(_ x: Double, _ y: Double) -> HTML {
    Tag.rect(
      .class("t-mark"), .named("x", n(x - 5)), .named("y", n(y - 5)), .named("width", "10"),
      .named("height", "10"), .named("rx", "2"))
  }

  private func path(_ shape: String) -> HTML { Tag.path(.class("t-mark"), .named("d", shape)) }

  private func n(_ value: Double) -> String { TraceText.number(value) }
}
