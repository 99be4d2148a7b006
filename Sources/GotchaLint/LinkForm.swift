internal import Foundation

/// The forms of addresses.
enum LinkForm {
  /// The names of parameters that track where a reader came from.
  private static let trackingNames: Set<String> = [
    "fbclid", "gclid", "igshid", "mc_cid", "mc_eid", "msclkid", "ref_src", "si", "yclid",
  ]

  static func withoutTracking(_ address: String) -> String {
    guard var parts = URLComponents(string: address), let items = parts.percentEncodedQueryItems
    else { return address }
    let kept = items.filter { !trackingNames.contains($0.name) && !$0.name.hasPrefix("utm_") }
    guard kept.count < items.count else { return address }
    parts.percentEncodedQueryItems = kept.isEmpty ? nil : kept
    return parts.string ?? address
  }

  /// Domains whose servers support https.
  private static let secureDomains = [
    "apple.com", "appspot.com", "archive.org", "github.com", "github.io", "medium.com",
    "stackexchange.com", "stackoverflow.com", "wikipedia.org", "youtube.com",
  ]

  /// The address with https, when its place is known to have it.
  static func secure(_ address: String) -> String {
    guard var parts = URLComponents(string: address), parts.scheme?.lowercased() == "http",
      let host = parts.host?.lowercased(),
      secureDomains.contains(where: { host == $0 || host.hasSuffix("." + $0) })
    else { return address }
    parts.scheme = "https"
    return parts.string ?? address
  }

  /// The one form of an address of a well-known place, or the address itself.
  static func canonical(_ address: String) -> String {
    guard var parts = URLComponents(string: address), let host = parts.host?.lowercased(),
      ["http", "https"].contains(parts.scheme?.lowercased())
    else { return address }
    var path = parts.percentEncodedPath.split(separator: "/").map(String.init)
    switch host {
    case "github.com", "www.github.com":
      parts.host = "github.com"
      if path.count == 2, path[1].hasSuffix(".git") { path[1].removeLast(".git".count) }
      // An issue and a pull request answer at the same number; a tab behind it is one person's view.
      if path.count == 5, path[2] == "pull", path[4] != "files" { path.removeLast() }
    case "stackoverflow.com", "www.stackoverflow.com":
      parts.host = "stackoverflow.com"
      // /questions/N/words/answer and /a/N/user: the words and the user may be left out.
      if path.count == 3, path[0] == "questions", parts.fragment == nil { path.removeLast() }
      if path.count == 4, path[0] == "questions" { path = ["a", path[3]] }
      if path.count == 3, ["a", "q"].contains(path[0]) { path.removeLast() }
      if path.count == 2, path[0] == "q" { path[0] = "questions" }
    default: return address
    }
    let joined = path.isEmpty ? "" : "/" + path.joined(separator: "/")
    guard joined != parts.percentEncodedPath || host != parts.host else { return address }
    parts.percentEncodedPath = joined
    return parts.string ?? address
  }

  /// The addresses that are in a text.
  static func addresses(in text: String) -> [String] {
    text.split(whereSeparator: { $0.isWhitespace || "<>\"“”".contains($0) }).compactMap { word in
      // Hardly a word has a colon, and looking for a text in a text is slow.
      guard word.utf8.contains(UInt8(ascii: ":")),
        let start = ["https://", "http://"].compactMap({ word.firstRange(of: $0) }).first
      else { return nil }
      var address = word[start.lowerBound...]
      while let last = address.last, ".,;:!?)".contains(last) { address.removeLast() }
      return address.count > word[start].count ? String(address) : nil
    }
  }
}
