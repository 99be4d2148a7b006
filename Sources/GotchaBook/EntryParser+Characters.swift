extension EntryParser {
  /// Refuses what makes a text read otherwise than it is, wherever it is in the file.
  mutating func checkCharacters() {
    var offset = 0
    for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
      if UnsafeCharacters.contains(scalar) {
        refuse(scalar, at: source.place(ofByte: offset))
      }
      offset += UTF8.width(scalar)
    }
  }

  /// Refuses the same where it is written as an entity: `&#x202E;`.
  mutating func checkEntities(in node: MarkdownNode) {
    for text in node.texts {
      let isDestination = node.destination == text
      let found = text.unicodeScalars.first { scalar in
        UnsafeCharacters.contains(scalar) || (isDestination && scalar.value < 0x20)
      }
      if let found { refuseOnce(found, at: node.place) }
    }
    for child in node.children { checkEntities(in: child) }
  }

  private mutating func refuseOnce(_ scalar: Unicode.Scalar, at place: Place) {
    let isKnown = diagnostics.contains {
      $0.breaks(.unsafeCharacter) && $0.place.line == place.line
    }
    if !isKnown { refuse(scalar, at: place) }
  }

  private mutating func refuse(_ scalar: Unicode.Scalar, at place: Place) {
    error(
      .unsafeCharacter, at: place,
      "\(UnsafeCharacters.name(scalar)) makes the text read otherwise than it is",
      advice: "remove the character")
  }
}

extension MarkdownNode {
  fileprivate var destination: String? {
    switch kind {
    case .link(let destination, _), .image(let destination, _): destination
    default: nil
    }
  }

  /// Its own texts, but not those of code blocks, whose bytes are the file's.
  fileprivate var texts: [String] {
    switch kind {
    case .text(let text), .code(let text), .htmlInline(let text), .htmlBlock(let text): [text]
    case .link(let destination, let title), .image(let destination, let title):
      [destination, title]
    default: []
    }
  }
}
