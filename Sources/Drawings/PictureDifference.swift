/// What a person sees first when two pictures are laid side by side, with a measure.
package struct PictureDifference: Hashable, Sendable {
  /// The caption of a picture, and its marks.
  package struct Side: Hashable, Sendable {
    package var text: String
    package var marks: [Mark] = []
    /// What is there or is missing, in few words; nil where the caption has no more.
    var words: String?

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
      side.marks = MarkPlaces(drawing).placed(labeled(in: drawing).marks)
      return side
    }

    /// How long a label that says what is there may be, in characters.
    private static let longestLabel = 24

    /// The same with what is missing or there beside the first mark of it, where nobody could read it in the
    /// mark: a text is read there, and how far it is from an edge is not.
    private func labeled(in drawing: Drawing) -> Side {
      let words = words ?? text
      let isMeasure = self.words?.first?.isNumber ?? false
      let isEmpty = isMeasure || marks.allSatisfy { !$0.holdsText(of: drawing) }
      guard words.count <= Self.longestLabel, !words.isEmpty,
        marks.allSatisfy({ $0.text == nil }),
        let index = marks.firstIndex(where: { isEmpty || $0.style == .ghost })
      else { return self }
      var side = self
      side.marks[index].text = words
      return side
    }
  }

  /// How visible the difference is.
  package enum Weight: Int, Comparable, Sendable {
    /// Lengths that are found equal without a ruler.
    case unseen
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
  /// Whether other rows are seen, and nothing comes before that.
  package let isScroll: Bool

  /// Nil for pictures that look the same, fingers left out.
  package init?(wrong: Drawing, right: Drawing) {
    let (wrong, right) = (wrong.withoutTouches, right.withoutTouches)
    guard wrong != right else { return nil }
    let plain = Self.found(wrong.without(PartName.scrollBar), right.without(PartName.scrollBar))
    guard let found = plain ?? Self.found(wrong, right) else { return nil }
    self.wrong = found.wrong.placed(in: wrong)
    self.right = found.right.placed(in: right).toned(.right)
    weight = plain == nil ? .minor : found.weight
    isScroll = found.kind == .scroll
  }

  private static func found(_ wrong: Drawing, _ right: Drawing) -> Finding? {
    SceneDifference(wrong: PictureScene(wrong), right: PictureScene(right)).found
  }

  /// Whether nothing but scroll bars differs.
  package var isMinor: Bool { weight == .minor }
}

extension Mark {
  /// Whether there is something to read in what it marks; in what is missing there is not.
  fileprivate func holdsText(of drawing: Drawing) -> Bool {
    style != .ghost
      && drawing.parts.contains { part in
        part.shapes.contains { shape in
          guard case .text(let run) = shape, !run.text.isEmpty, let visible = part.visible else {
            return false
          }
          let place = run.box.moved(x: part.frame.x, y: part.frame.y)
          return place.intersection(visible)?.intersection(box) != nil
        }
      }
  }
}
