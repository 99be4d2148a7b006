import GotchaBook
import GotchaVerdicts

/// Turns an entry's Markdown into markup. Raw HTML becomes text, a destination that is not safe
/// or not known becomes text with a diagnostic, and no image is ever requested.
struct MarkdownRenderer {
  private let page: EntryPage
  private(set) var diagnostics: [Diagnostic] = []
  private var headingLevel = 1
  /// Whether what is being shown leads somewhere already; a link cannot have another inside.
  private var isInLink = false

  init(_ page: EntryPage) { self.page = page }

  mutating func blocks(_ nodes: [MarkdownNode]) -> HTML { .group(nodes.map { block($0) }) }

  mutating func inlines(_ nodes: [MarkdownNode]) -> HTML { .group(nodes.map { inline($0) }) }

  /// A heading with its anchor. The page's title is the only one of the first level, and no level
  /// is skipped.
  mutating func heading(_ node: MarkdownNode, level: Int) -> HTML {
    let anchor = page.map.anchors[page.page.position].anchor(atLine: node.place.line)
    headingLevel = max(2, min(level, headingLevel + 1))
    return .element(
      .heading(headingLevel), anchor.map { [.id($0)] } ?? [], [inlines(node.children)])
  }

  private mutating func block(_ node: MarkdownNode) -> HTML {
    switch node.kind {
    case .heading(let level): return heading(node, level: level)
    case .paragraph: return .element(.p, [], [inlines(node.children)])
    case .blockQuote: return .element(.blockquote, [], [blocks(node.children)])
    case .list(let isOrdered, let start, let isTight):
      return list(node, isOrdered: isOrdered, start: start, isTight: isTight)
    case .codeBlock(let info, let literal):
      return CodeFigure([.init(info: info, code: literal, firstLine: node.place.line + 1)]).html
    case .htmlBlock(let text): return Tag.p { text }
    case .thematicBreak: return Tag.hr()
    default: return inline(node)
    }
  }

  private mutating func list(
    _ node: MarkdownNode, isOrdered: Bool, start: Int, isTight: Bool
  ) -> HTML {
    let items = node.children.map { item in
      let parts = item.children.map { child in
        isTight && child.kind == .paragraph ? inlines(child.children) : block(child)
      }
      return HTML.element(.li, [], [smallPicture(of: item)] + parts)
    }
    guard isOrdered else { return .element(.ul, [], items) }
    return .element(.ol, start == 1 ? [] : [.named("start", String(start))], items)
  }

  /// What the first entry shows that an item of a page of symptoms leads to; crashes all look alike.
  private func smallPicture(of item: MarkdownNode) -> HTML {
    guard page.shelf == .startHere,
      let found = SmallPicture.first([item], in: page.entry, map: page.map, pages: page.pages),
      !found.isCrash
    else { return .empty }
    return found.html(root: page.root)
  }

  private mutating func inline(_ node: MarkdownNode) -> HTML {
    switch node.kind {
    case .text(let text), .htmlInline(let text): return .text(text)
    case .softBreak: return .text("\n")
    case .lineBreak: return Tag.br()
    case .code(let text): return code(text)
    case .emphasis: return .element(.em, [], [inlines(node.children)])
    case .strong: return .element(.strong, [], [inlines(node.children)])
    case .link(let destination, let title): return link(node, destination, title: title)
    case .image(let source, _): return image(node, source)
    default: return inlines(node.children)
    }
  }
}

// MARK: - Code spans

extension MarkdownRenderer {
  /// A code span; one that names a symbol of other entries too leads to all of them.
  private func code(_ text: String) -> HTML {
    guard !isInLink, let symbol = page.symbols.symbol(text), symbol.isShared else {
      return Tag.code { text }
    }
    return Tag.a(.class("symbol"), .href(SafeURL(root: page.root, path: symbol.path))) {
      Tag.code { text }
    }
  }
}

// MARK: - Destinations

extension MarkdownRenderer {
  private mutating func link(
    _ node: MarkdownNode, _ destination: String, title: String
  ) -> HTML {
    isInLink = true
    let content = inlines(node.children)
    isInLink = false
    guard let url = url(for: destination, at: node.place) else {
      return Tag.span(.class("dead-link")) { content }
    }
    var attributes: [Attribute] = [.href(url)]
    if !title.isEmpty { attributes.append(.title(title)) }
    guard let other = entry(at: destination) else { return Tag.a(attributes) { content } }
    let link = Tag.a(attributes + other.marks) { content }
    guard other.verdict.verdict?.isGood == false else { return link }
    return .group([link, " ", EntryStatus(page: other).mark])
  }

  /// The other entry that a link leads to.
  private func entry(at destination: String) -> BookPage? {
    guard SafeURL.scheme(of: destination) == nil else { return nil }
    let path = LinkPath.parts(of: destination).path
    return path.isEmpty
      ? nil
      : page.map.position(ofFile: LinkPath.resolved(path, from: page.entry.path)).map {
        page.pages[$0]
      }
  }

  /// An image is linked to, not shown, so that a page requests nothing outside the site.
  private mutating func image(_ node: MarkdownNode, _ source: String) -> HTML {
    let text = node.children.map(\.plainText).joined()
    let words = text.isEmpty ? "image" : text
    guard let url = SafeURL(external: source) else {
      diagnostics.append(
        Diagnostic(
          .warning, at: node.place, rule: .image,
          "the image “\(source)” cannot be shown", advice: "link to it with http or https"))
      return .text(words)
    }
    return Tag.a(.href(url)) { words }
  }

  private mutating func url(for destination: String, at place: Place) -> SafeURL? {
    if let url = SafeURL(external: destination) { return url }
    guard SafeURL.scheme(of: destination) == nil, !destination.hasPrefix("//") else {
      diagnostics.append(
        Diagnostic(
          at: place, rule: .unsafeLink, "the link “\(destination)” is not one a page may have",
          advice: "use http, https, mailto, or the path of another entry"))
      return nil
    }
    return relative(destination, at: place)
  }

  private mutating func relative(_ destination: String, at place: Place) -> SafeURL? {
    let (path, anchor) = LinkPath.parts(of: destination)
    let target =
      path.isEmpty
      ? page.page.position
      : page.map.position(ofFile: LinkPath.resolved(path, from: page.entry.path))
    guard let target else {
      diagnostics.append(
        Diagnostic(
          at: place, rule: .unknownLink, "there is no entry at “\(path)”",
          advice: "link to the other entry's Markdown file, relative to this one"))
      return nil
    }
    if let anchor, !page.map.anchors[target].contains(anchor) {
      diagnostics.append(
        Diagnostic(
          at: place, rule: .unknownAnchor, "“\(destination)” names a heading that is not there",
          advice: "use the heading's words in lower case, joined by hyphens"))
      return nil
    }
    if path.isEmpty, let anchor { return SafeURL(anchor: anchor) }
    return SafeURL(root: page.root, path: page.map.pages[target], anchor: anchor)
  }
}
