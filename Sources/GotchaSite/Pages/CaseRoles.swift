import GotchaBook

/// The blocks of a section by what they are to a reader: prose, code to take, code to avoid, proof.
struct CaseRoles {
  /// Prose up to the first code.
  private(set) var before: [MarkdownNode] = []
  /// Code for an app, or of the cure; several blocks are one text.
  private(set) var cure: [MarkdownNode] = []
  /// What people write and should not.
  private(set) var wrong: [MarkdownNode] = []
  /// What checks it, and the prose between.
  private(set) var proof: [MarkdownNode] = []
  /// Prose behind the code.
  private(set) var after: [MarkdownNode] = []
  /// Whether the code is marked as that of an app.
  private(set) var isApp = false

  /// - Parameter isCure: Whether the section is about what to do, so that code without any mark is
  ///   the cure.
  init(_ nodes: [MarkdownNode], isCure: Bool) {
    let words = nodes.map(Self.words)
    isApp = words.contains { $0.contains("app") }
    let isPair = words.contains { $0.contains("wrong") || $0.contains("right") }
    for (node, words) in zip(nodes, words) {
      guard let language = words.first, ["swift", "trace"].contains(language) else {
        keep(node)
        continue
      }
      let isShown = isApp ? words.contains("app") : isCure && !words.contains("setup")
      if !isShown || language == "trace" || (!isApp && isPair && words.count == 1) {
        // Prose between two proofs belongs to them.
        if !proof.isEmpty {
          proof += after
          after = []
        }
        proof.append(node)
      } else if words.contains("wrong") {
        wrong.append(node)
      } else {
        cure.append(node)
      }
    }
  }

  private mutating func keep(_ node: MarkdownNode) {
    if cure.isEmpty, wrong.isEmpty, proof.isEmpty {
      before.append(node)
    } else {
      after.append(node)
    }
  }

  /// The words on the fence; none for what is no code.
  private static func words(of node: MarkdownNode) -> [Substring] {
    guard case .codeBlock(let info, _) = node.kind else { return [] }
    return info.split(whereSeparator: \.isWhitespace)
  }
}
