import Foundation
import GotchaBook

/// Where the book is kept on a forge with GitHub's addresses: links that lead to a form which is
/// filled in already.
package struct Repository: Equatable, Sendable {
  /// The address of the repository, without a last slash.
  private let url: String

  /// Nil for what is no address of the web.
  package init?(url: String) {
    guard SafeURL(external: url) != nil, ["http", "https"].contains(SafeURL.scheme(of: url)) else {
      return nil
    }
    self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
  }

  /// Where the entry's file can be changed.
  func edit(_ entry: Entry) -> SafeURL? {
    SafeURL(external: "\(url)/edit/main/\(SafeURL.encoded(entry.path))")
  }

  /// Where a new issue is written.
  var newIssue: SafeURL? { SafeURL(external: "\(url)/issues/new") }

  /// The form for what a device does, with the entry filled in: `.github/ISSUE_TEMPLATE`.
  func report(_ entry: Entry) -> SafeURL? {
    let id = SafeURL.encoded(entry.id)
    return SafeURL(
      external: "\(url)/issues/new?template=wrong-on-device.yml&title=Device%3A%20\(id)&entry=\(id)"
    )
  }
}
