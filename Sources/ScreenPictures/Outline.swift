import Foundation

/// What a person sees on a screen, in words: a line for each thing, indented by what it is in, in
/// the order in which one reads.
struct Outline {
  /// A thing, and what is in it.
  private struct Node {
    var text: String
    var frame: CGRect
    var children: [Node] = []
  }

  /// Where what is said next is seen, in points of the screen.
  var frame = CGRect.zero
  /// The things of the windows below, and of those over which others lie.
  private var finished: [Node] = []
  /// What has begun: a thing that holds those at the top, and those within, the innermost last.
  private var open = [Node(text: "", frame: .zero)]

  /// Begins a thing with others in it.
  mutating func begin(_ heading: String) { open.append(Node(text: heading, frame: frame)) }

  /// Ends what was begun last.
  mutating func end() {
    guard open.count > 1, let node = open.popLast() else { return }
    open[open.count - 1].children.append(node)
  }

  /// Adds a thing.
  mutating func add(_ text: String) {
    open[open.count - 1].children.append(Node(text: text, frame: frame))
  }

  /// What is said next lies over all that was said before, and is in the order in which it is said
  /// as long as it has no other place.
  mutating func beginLayer() {
    while open.count > 1 { end() }
    finished += Self.inReadingOrder(open[0].children)
    open[0].children = []
    frame = .zero
  }

  /// Text between quotation marks, controls and marks of direction spelled out.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result +=
          scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The lines, each with two spaces for what it is in.
  var text: String {
    var whole = self
    whole.beginLayer()
    return whole.finished.flatMap { Self.lines(of: $0, depth: 0) }.joined(separator: "\n")
  }

  private static func lines(of node: Node, depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + node.text]
      + inReadingOrder(node.children).flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// From top to bottom, and what is side by side from left to right: a thing whose middle is above
  /// the lower edge of the one before is beside it.
  private static func inReadingOrder(_ nodes: [Node]) -> [Node] {
    var rows: [[(offset: Int, node: Node)]] = []
    let sorted = nodes.enumerated().sorted {
      ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset)
    }
    for (offset, node) in sorted {
      if let first = rows.last?.first?.node, node.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append((offset, node))
      } else {
        rows.append([(offset, node)])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        ($0.node.frame.minX, $0.node.frame.maxY, $0.offset)
          < ($1.node.frame.minX, $1.node.frame.maxY, $1.offset)
      }.map(\.node)
    }
  }
}
