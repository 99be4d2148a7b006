/// Pictures of a screen over the clock of the model, one for each pass that changed something.
package struct Film: Hashable, Sendable {
  /// A picture and what was done when it was seen.
  package struct Moment: Hashable, Sendable {
    /// The clock in seconds.
    package var time: Double
    /// What was done: a line of the entry, a finger, an exception; empty for a pass.
    package var mark: String
    /// The index of the picture.
    package var picture: Int

    package init(time: Double, mark: String, picture: Int) {
      self.time = Box.rounded(time)
      self.mark = mark
      self.picture = picture
    }
  }

  /// Which way of a pair it is of, `wrong` or `right`; nil for a case that has one way.
  package var way: String?
  /// What the pictures consist of: each picture has the indices of its parts.
  package var parts: [StoredPart]
  package var sprites: [[Shape]]
  package var pictures: [StoredPicture]
  /// In the order of time.
  package var moments: [Moment]
  /// How many pictures were left out between those that are there.
  package var omitted: Int

  package init(
    way: String? = nil, parts: [StoredPart] = [], sprites: [[Shape]] = [],
    pictures: [StoredPicture] = [], moments: [Moment] = [], omitted: Int = 0
  ) {
    self.way = way
    self.parts = parts
    self.sprites = sprites
    self.pictures = pictures
    self.moments = moments
    self.omitted = omitted
  }

  package struct StoredPicture: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var isDark: Bool
    /// Indices of the parts, from back to front.
    package var parts: [Int]

    package init(width: Double, height: Double, isDark: Bool, parts: [Int]) {
      self.width = width
      self.height = height
      self.isDark = isDark
      self.parts = parts
    }
  }

  package struct StoredPart: Codable, Hashable, Sendable {
    package var name: String
    package var frame: Box
    package var clip: Box?
    package var sprite: Int

    package init(name: String, frame: Box, clip: Box?, sprite: Int) {
      self.name = name
      self.frame = frame
      self.clip = clip
      self.sprite = sprite
    }
  }

  /// A picture; empty for an index that the film does not have.
  package func drawing(_ picture: Int) -> Drawing {
    guard pictures.indices.contains(picture) else { return Drawing(width: 0, height: 0) }
    let stored = pictures[picture]
    return Drawing(
      width: stored.width, height: stored.height, isDark: stored.isDark,
      parts: stored.parts.filter(parts.indices.contains).map { index in
        let part = parts[index]
        return Drawing.Part(
          name: part.name, frame: part.frame, clip: part.clip,
          shapes: sprites.indices.contains(part.sprite) ? sprites[part.sprite] : [])
      })
  }

  /// The picture of a moment.
  package func drawing(at moment: Int) -> Drawing {
    moments.indices.contains(moment)
      ? drawing(moments[moment].picture) : Drawing(width: 0, height: 0)
  }

  /// Whether nothing was on the screen at any time.
  package var isEmpty: Bool { pictures.indices.allSatisfy { drawing($0).isEmpty } }
}

extension Film: Codable {}

extension Film.Moment: Codable {
  /// The time, the mark and the picture, in an array.
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      time: try values.decode(Double.self), mark: try values.decode(String.self),
      picture: try values.decode(Int.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(time)
    try values.encode(mark)
    try values.encode(picture)
  }
}

/// What the moments of a film are marked with.
package enum FilmMark {
  package static let pass = ""
  package static let touch = "touch"
  package static let lift = "lift"
  package static let raise = "raise"
  package static let end = "end"

  /// A block of an entry begins at a line.
  package static func block(_ line: Int) -> String { "block \(line)" }
  /// An expectation is evaluated.
  package static func expectation(_ line: Int, _ column: Int) -> String {
    "expect \(line):\(column)"
  }
  /// The line of an expectation's mark; nil for another.
  package static func line(ofExpectation mark: String) -> Int? {
    guard mark.hasPrefix("expect ") else { return nil }
    return mark.dropFirst("expect ".count).split(separator: ":").first.flatMap { Int($0) }
  }
  /// A moment that the author names.
  package static func author(_ text: String) -> String { "film \(text)" }
}
