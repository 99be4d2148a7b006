/// What a person sees first when two pictures are laid side by side: the uppermost part that is not
/// the same, with a measure.
package struct PictureDifference: Hashable, Sendable {
  /// What is pointed out in a picture, and what is said below it.
  package struct Side: Hashable, Sendable {
    package var text: String
    package var mark: Mark?
  }

  /// How much of a difference it is to the eye.
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

  package var wrong: Side
  package var right: Side
  package private(set) var weight: Weight

  /// Nil for pictures that look the same, fingers left out.
  package init?(wrong: Drawing, right: Drawing) {
    let (wrong, right) = (wrong.withoutTouches, right.withoutTouches)
    guard wrong != right else { return nil }
    let plain = PictureScene.difference(
      PictureScene(wrong.without(PartName.scrollBar)),
      PictureScene(right.without(PartName.scrollBar)))
    guard
      let found = plain
        ?? PictureScene.difference(PictureScene(wrong), PictureScene(right))
    else { return nil }
    (self.wrong, self.right) = (found.wrong, found.right)
    weight = plain == nil ? .minor : found.weight
    self.wrong.mark = self.wrong.mark?.placed(in: wrong)
    self.right.mark = self.right.mark?.placed(in: right)
    self.right.mark?.isRight = true
  }

  /// Whether nothing but scroll bars differs.
  package var isMinor: Bool { weight == .minor }
}
