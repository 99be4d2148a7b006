import GotchaBook

extension Entry {
  /// The code spans of the lead and the body, each once.
  var codeSpans: [String] { (lead + body).flatMap(\.codeSpans).unique() }
}

extension MarkdownNode {
  var codeSpans: [String] {
    if case .code(let text) = kind { [text] } else { children.flatMap(\.codeSpans) }
  }
}
