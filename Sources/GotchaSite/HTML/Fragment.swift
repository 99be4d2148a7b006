/// Markup that stands on several pages, written once.
package final class Fragment: Sendable {
  let html: HTML
  let bytes: [UInt8]

  package init(_ html: HTML) {
    self.html = html
    var writer = HTMLWriter()
    writer.write(html)
    bytes = writer.bytes
  }

  /// Markup of which only the bytes are known, as it stands on a page that was written.
  init(bytes: [UInt8]) {
    html = .empty
    self.bytes = bytes
  }
}

// MARK: - Equatable

extension Fragment: Equatable {
  package static func == (left: Fragment, right: Fragment) -> Bool { left.bytes == right.bytes }
}
