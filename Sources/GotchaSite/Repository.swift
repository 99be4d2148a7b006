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

  /// A new issue about the entry on a device.
  func report(_ entry: Entry) -> SafeURL? {
    let body = """
      Entry: \(entry.title) (\(entry.path))
      Device and iOS version:
      Does it do what the page says? yes / no
      What I did, and what I saw:
      """
    return SafeURL(
      external: "\(url)/issues/new?title=\(SafeURL.encoded("Device: \(entry.id)"))"
        + "&body=\(SafeURL.encoded(body))")
  }
}
