extension Character {
  /// Whether it is part of a word: a letter or digit of any script. ASCII, which is nearly all of a
  /// book, needs no look into Unicode's tables.
  package var isWordPart: Bool {
    guard let ascii = utf8.first, ascii < 0x80, utf8.count == 1 else { return isLetter || isNumber }
    return (0x30...0x39).contains(ascii) || (0x41...0x5A).contains(ascii & 0xDF)
  }
}

/// The form of a heading or an area in addresses: lowercase words joined by hyphens.
package enum Slug {
  /// `What you see, twice` gives `what-you-see-twice`. Letters and digits of every script stay;
  /// a hyphen, a space or an underscore separates words; everything else is dropped.
  package static func slug(of text: String) -> String {
    var slug = ""
    var isSeparated = false
    for character in text.lowercased() {
      if character.isWordPart {
        if isSeparated, !slug.isEmpty { slug.append("-") }
        slug.append(character)
        isSeparated = false
      } else if character.isWhitespace || character == "-" || character == "_" {
        isSeparated = true
      }
    }
    return slug
  }

  /// Whether `id` may be the id of an entry: `[a-z0-9][a-z0-9-]*`. What begins with a hyphen is an
  /// option to every command.
  package static func isEntryID(_ id: some StringProtocol) -> Bool {
    !id.isEmpty && !id.hasPrefix("-")
      && id.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }
  }
}
