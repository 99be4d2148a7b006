/// What a person sees first when two pictures are laid side by side, with a measure.
package struct PictureDifference: Hashable, Sendable {
  /// The caption of a picture, and its marks.
  package struct Side: Hashable, Sendable {
    package var text: String
    package var marks: [Mark] = []

    /// The same with marks of another color.
    package func toned(_ tone: Mark.Tone) -> Side {
      var side = self
      for index in side.marks.indices { side.marks[index].tone = tone }
      return side
    }

    /// The same with its marks where a picture has room for them.
    fileprivate func placed(in drawing: Drawing) -> Side {
      guard !marks.isEmpty else { return self }
      var side = self
      side.marks = MarkPlaces(drawing).placed(marks)
      return side
    }
  }

  /// How visible the difference is.
  package enum Weight: Int, Comparable, Sendable {
    /// Nothing but scroll bars differs, which a person hardly sees.
    case minor
    /// Something that is still on its way.
    case passing
    /// A few points.
    case slight
    /// What is seen at a glance.
    case plain

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package let wrong: Side
  package let right: Side
  package let weight: Weight

  /// Nil for pictures that look the same, fingers left out.
  package init?(wrong: Drawing, right: Drawing) {
    let (wrong, right) = (wrong.withoutTouches, right.withoutTouches)
    guard wrong != right else { return nil }
    let plain = Self.found(wrong.without(PartName.scrollBar), right.without(PartName.scrollBar))
    guard let found = plain ?? Self.found(wrong, right) else { return nil }
    self.wrong = found.wrong.placed(in: wrong)
    self.right = found.right.placed(in: right).toned(.right)
    weight = plain == nil ? .minor : found.weight
  }

  private static func found(_ wrong: Drawing, _ right: Drawing) -> Finding? {
    SceneDifference(wrong: PictureScene(wrong), right: PictureScene(right)).found
  }

  /// Whether nothing but scroll bars differs.
  package var isMinor: Bool { weight == .minor }
}
