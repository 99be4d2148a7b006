import Foundation
import GotchaRunner

/// The Git repository that a book is in.
enum BookRepository {
  /// The address of its origin as a page can link to it; nil without one on the web.
  static func address(of root: String) -> String? {
    output(of: ["remote", "get-url", "origin"], in: root).flatMap(webAddress)
  }

  /// Whether it has a commit; true where there is no repository to ask.
  static func has(_ commit: String, in root: String) -> Bool {
    guard output(of: ["rev-parse", "--git-dir"], in: root) != nil else { return true }
    return output(of: ["cat-file", "-e", commit + "^{commit}"], in: root) != nil
  }

  /// `git@github.com:owner/name.git` as `https://github.com/owner/name`.
  static func webAddress(_ remote: String) -> String? {
    var address = remote.hasSuffix(".git") ? String(remote.dropLast(".git".count)) : remote
    if let start = address.firstRange(of: "git@"), start.lowerBound == address.startIndex {
      address = "https://" + address[start.upperBound...].replacing(":", with: "/")
    }
    return address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil
  }

  private static func output(of words: [String], in root: String) -> String? {
    Shell(root: root).output(of: ["git"] + words).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
