/// Markup of several pages, written once.
package final class Fragment: Sendable {
  let html: HTML
  let text: String

  package init(_ html: HTML) {
    self.html = html
    var writer = HTMLWriter()
    writer.write(html)
    text = writer.text
  }
}

// MARK: - Equatable

extension Fragment: Equatable {
  package static func == (left: Fragment, right: Fragment) -> Bool { left.text == right.text }
}
