import GotchaBook

extension Entry {
  /// The code spans of the lead and the body, each once.
  var codeSpans: [String] { (titleCode + (lead + body).flatMap(\.codeSpans)).unique() }
}
