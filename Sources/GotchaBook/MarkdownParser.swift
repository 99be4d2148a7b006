internal import CCmark

/// CommonMark to values: the one place that calls libcmark. No pointer leaves it.
package enum MarkdownParser {
  /// The most bytes a file may have. An entry is a page; libcmark 0.30 needs quadratic time for
  /// some inputs, and this keeps the worst of them within seconds.
  package static let maximumBytes = 256 * 1024

  /// The deepest nesting that is read. Deeper trees would be walked by recursion elsewhere.
  package static let maximumDepth = 100

  /// The tree of a text that is UTF-8. A part nested too deep is left out, with a diagnostic.
  package static func parse(
    _ source: SourceText
  ) -> (
    document: MarkdownNode, diagnostics: [Diagnostic]
  ) {
    var builder = TreeBuilder(source: source)
    let root = source.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root else { return (builder.document, []) }
    defer { cmark_node_free(root) }
    cmark_consolidate_text_nodes(root)
    walk(root, into: &builder)
    return (builder.document, builder.diagnostics)
  }

  private static func walk(_ root: OpaquePointer, into builder: inout TreeBuilder) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE else { return }
      guard let node = cmark_iter_get_node(iterator), node != root else { continue }
      if event == CMARK_EVENT_EXIT {
        builder.close()
      } else {
        builder.open(value(of: node, in: builder.source))
        // libcmark sends no exit for nodes that cannot have children.
        if isLeaf(node) { builder.close() }
      }
    }
  }

  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK,
      CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
      CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  private static func value(of node: OpaquePointer, in source: SourceText) -> MarkdownNode {
    let line = max(1, Int(cmark_node_get_start_line(node)))
    let column = max(1, Int(cmark_node_get_start_column(node)))
    return MarkdownNode(
      kind: kind(of: node), place: source.place(line: line, column: column),
      endLine: max(line, Int(cmark_node_get_end_line(node))))
  }

  private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: list(node)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK:
      .codeBlock(
        info: text(cmark_node_get_fence_info(node)), literal: text(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_BLOCK: .htmlBlock(text(cmark_node_get_literal(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    default: inlineKind(of: node)
    }
  }

  private static func inlineKind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text(text(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code(text(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_INLINE: .htmlInline(text(cmark_node_get_literal(node)))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(destination: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      .image(source: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    default: .paragraph
    }
  }

  private static func list(_ node: OpaquePointer) -> MarkdownNode.Kind {
    .list(
      isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
      start: Int(cmark_node_get_list_start(node)), isTight: cmark_node_get_list_tight(node) != 0)
  }

  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}

/// Puts the nodes of a walk together, with a stack of its own.
private struct TreeBuilder {
  let source: SourceText
  var diagnostics: [Diagnostic] = []
  private var open: [MarkdownNode]
  /// How many nodes below the depth limit are open.
  private var skipped = 0

  init(source: SourceText) {
    self.source = source
    open = [
      MarkdownNode(
        kind: .document, place: source.place(line: 1), endLine: max(1, source.lineCount))
    ]
  }

  /// The tree, complete once every node is closed.
  var document: MarkdownNode { open[0] }

  mutating func open(_ node: MarkdownNode) {
    if skipped == 0, open.count <= MarkdownParser.maximumDepth {
      open.append(node)
    } else {
      if diagnostics.isEmpty { diagnostics.append(tooDeep(at: node.place)) }
      skipped += 1
    }
  }

  mutating func close() {
    if skipped > 0 {
      skipped -= 1
    } else if open.count > 1 {
      let node = open.removeLast()
      open[open.count - 1].children.append(node)
    }
  }

  private func tooDeep(at place: Place) -> Diagnostic {
    Diagnostic(
      at: place, rule: .tooDeep,
      "The Markdown is nested more than \(MarkdownParser.maximumDepth) levels deep",
      advice: "take quotes, lists or emphasis apart")
  }
}
