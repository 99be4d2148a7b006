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

  /// An issue about what an entry says, with the entry filled in.
  ///
  /// - Parameter form: The file of a form in `.github/ISSUE_TEMPLATE`, which has a field `entry`.
  func report(_ entry: Entry, form: String?) -> SafeURL? {
    let id = SafeURL.encoded(entry.id)
    let template = form.map { "template=\(SafeURL.encoded($0))&" } ?? ""
    return SafeURL(external: "\(url)/issues/new?\(template)title=\(id)&entry=\(id)")
  }
}
