import GotchaBook

/// The code of a case that a reader takes and avoids: both halves of a pair, and what they share.
struct FixCode {
  /// The lines of some blocks.
  struct Text {
    /// A line of the code, and of the file.
    var lines: [(text: String, html: HTML, number: Int)] = []

    init(_ nodes: [MarkdownNode]) {
      for (index, node) in nodes.enumerated() {
        if index > 0 { lines.append(("", .empty, node.place.line)) }
        let html = SwiftHighlighter.lines(of: node.literal)
        for (offset, text) in node.literal.codeLines.enumerated() {
          lines.append(
            (text, offset < html.count ? html[offset] : .text(text), node.place.line + 1 + offset))
        }
      }
    }

    var texts: [String] { lines.map(\.text) }
  }

  /// What the author marked with `shows="name"`, and wants to be seen of the shared code.
  let shown: Set<String>
  let nodes: [MarkdownNode]
  let shared: Text
  let wrong: Text
  let right: Text

  /// Nil for blocks without code to take.
  init?(_ roles: CaseRoles) {
    guard roles.isApp, !roles.cure.isEmpty else { return nil }
    nodes = roles.cure + roles.wrong
    shown = Set(nodes.flatMap(Self.shownNames))
    let (right, shared) = (
      roles.cure.filter { Self.words($0).contains("right") },
      roles.cure.filter { !Self.words($0).contains("right") }
    )
    self.shared = Text(shared)
    self.right = Text(right)
    wrong = Text(roles.wrong)
  }

  var isPair: Bool { !wrong.lines.isEmpty }

  private static func info(_ node: MarkdownNode) -> String {
    if case .codeBlock(let info, _) = node.kind { info } else { "" }
  }

  private static func words(_ node: MarkdownNode) -> [Substring] {
    info(node).split(whereSeparator: \.isWhitespace)
  }

  private static func shownNames(_ node: MarkdownNode) -> [String] {
    let info = info(node)
    guard let start = info.firstRange(of: "shows=\"")?.upperBound else { return [] }
    return info[start...].prefix { $0 != "\"" }.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
