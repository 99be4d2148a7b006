/// An element's name; called with attributes and content it makes the element.
package struct Tag: Hashable, Sendable {
  package var name: String
  /// An element without content or end tag, such as `meta`.
  package var isVoid: Bool

  /// An element of SVG that never has content, and is closed in its own tag.
  package var isEmpty: Bool

  /// An element of HTML that ends where the next one or its parent's end is.
  package var endsByItself: Bool

  package init(
    _ name: StaticString, isVoid: Bool = false, isEmpty: Bool = false, endsByItself: Bool = false
  ) {
    self.name = name.description
    self.isVoid = isVoid
    self.isEmpty = isEmpty
    self.endsByItself = endsByItself
  }

  package func callAsFunction(
    _ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { .empty }
  ) -> HTML {
    callAsFunction(attributes, content: content)
  }

  package func callAsFunction(
    _ attributes: [Attribute], @HTMLBuilder content: () -> HTML = { .empty }
  ) -> HTML {
    guard case .group(let children) = content() else { return .element(self, attributes, []) }
    return .element(self, attributes, children)
  }
}

// MARK: - The elements in use

extension Tag {
  static let a = Tag("a")
  static let article = Tag("article")
  static let aside = Tag("aside")
  static let b = Tag("b")
  static let blockquote = Tag("blockquote")
  static let body = Tag("body")
  static let br = Tag("br", isVoid: true)
  static let code = Tag("code")
  static let dd = Tag("dd")
  static let del = Tag("del")
  static let details = Tag("details")
  static let div = Tag("div")
  static let dl = Tag("dl")
  static let dt = Tag("dt")
  static let em = Tag("em")
  static let figcaption = Tag("figcaption")
  static let figure = Tag("figure")
  static let footer = Tag("footer")
  static let form = Tag("form")
  static let h1 = Tag("h1")
  static let h2 = Tag("h2")
  static let h3 = Tag("h3")
  static let head = Tag("head")
  static let header = Tag("header")
  static let hr = Tag("hr", isVoid: true)
  static let html = Tag("html")
  static let img = Tag("img", isVoid: true)
  static let ins = Tag("ins")
  static let input = Tag("input", isVoid: true)
  static let label = Tag("label")
  static let li = Tag("li", endsByItself: true)
  static let link = Tag("link", isVoid: true)
  static let main = Tag("main")
  static let meta = Tag("meta", isVoid: true)
  static let nav = Tag("nav")
  static let noscript = Tag("noscript")
  static let ol = Tag("ol")
  static let p = Tag("p")
  static let pre = Tag("pre")
  static let samp = Tag("samp")
  static let script = Tag("script")
  static let section = Tag("section")
  static let select = Tag("select")
  static let small = Tag("small")
  static let span = Tag("span")
  static let strong = Tag("strong")
  static let summary = Tag("summary")
  static let table = Tag("table")
  static let tbody = Tag("tbody")
  static let td = Tag("td", endsByItself: true)
  static let th = Tag("th", endsByItself: true)
  static let thead = Tag("thead")
  static let title = Tag("title")
  static let tr = Tag("tr", endsByItself: true)
  static let ul = Tag("ul")
  static let wbr = Tag("wbr", isVoid: true)

  static let svg = Tag("svg")
  static let g = Tag("g")
  static let circle = Tag("circle", isEmpty: true)
  static let line = Tag("line", isEmpty: true)
  static let path = Tag("path", isEmpty: true)
  static let rect = Tag("rect", isEmpty: true)
  static let svgText = Tag("text")

  /// A heading of a level from 1 to 6; others are brought into that range.
  static func heading(_ level: Int) -> Tag {
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    return Tag(names[min(max(level, 1), names.count) - 1])
  }
}
