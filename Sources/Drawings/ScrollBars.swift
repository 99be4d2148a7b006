/// The scroll bars of two scenes: how high the content is, or how far it is scrolled.
///
/// A bar is to its track as what is seen is to the content.
struct ScrollBars {
  typealias Item = PictureScene.Item
  typealias Side = PictureDifference.Side

  /// What a track is shorter than the room for it, and the least height of a bar, which no longer
  /// depends on the content, in points; as `ScreenArtist` draws them.
  private static let (ends, least) = (8.0, 20.0)
  /// The room between a bar and its frame, and to what measures of content are rounded, in points: a
  /// bar is drawn to hundredths of a point.
  private static let (margin, grain) = (5.0, 10.0)

  /// By what part of the longer one two bars differ that nobody has to measure: readers took two that
  /// differed by a seventh for the same.
  private static let glance = 1.0 / 6

  private let left: Item
  private let other: Item
  private let scenes: (PictureScene, PictureScene)

  /// Nil for bars that look the same at a glance.
  init?(_ wrong: PictureScene, _ right: PictureScene) {
    guard let left = wrong.item(PartName.scrollBar), let other = right.item(PartName.scrollBar)
    else { return nil }
    (self.left, self.other, scenes) = (left, other, (wrong, right))
    // One of two bars that has moved by less than the least bar is high is found by measuring alone.
    guard differInLength || differ(\.frame.y, by: Self.least) else { return nil }
  }

  /// Whether one is longer at a glance.
  private var differInLength: Bool {
    let lengths = [left, other].map(\.frame.height).sorted()
    return lengths[1] - lengths[0] >= max(SceneDifference.slight, Self.glance * lengths[1])
  }

  private func differ(_ measure: KeyPath<Item, Double>, by least: Double) -> Bool {
    abs(left[keyPath: measure] - other[keyPath: measure]) >= least
  }

  var finding: Finding {
    guard differInLength else {
      return Finding(wrong: place(left), right: place(other))
    }
    return Finding(
      wrong: side(left, isTaller: left.frame.height < other.frame.height),
      right: side(other, isTaller: other.frame.height < left.frame.height))
  }

  private func place(_ bar: Item) -> Side {
    let text = PictureWords.points(bar.frame.y)
    return Side(
      text: "the scroll bar is \(text) from the top",
      marks: [Mark(.frame, bar.visible.grown(by: Self.margin), text: text)])
  }

  /// What the bar says of the content: each of the two has a label, since the one of taller content is the
  /// shorter one.
  private func side(_ bar: Item, isTaller: Bool) -> Side {
    let (content, length) = isTaller ? ("taller", "shorter") : ("shorter", "longer")
    let measure = heights.map { PictureWords.points(isTaller ? $0.taller : $0.shorter) }
    let text = measure.map { "about \($0) high" } ?? content
    return Side(
      text: "the content is \(text): the scroll bar is \(length)",
      marks: [
        Mark(
          .frame, bar.visible.grown(by: Self.margin),
          text: measure.map { "content \($0)" } ?? "\(content) content")
      ])
  }

  /// How high the content of both is, as exactly as a person compares them; nil where the bars do not
  /// show it.
  private var heights: (shorter: Double, taller: Double)? {
    guard let table = scenes.0.item(PartName.table), let same = scenes.1.item(PartName.table),
      table.frame == same.frame
    else { return nil }
    let track = table.frame.height - scenes.0.coveredHeight(of: table) - Self.ends
    let bars = [left, other].map(\.frame.height)
    guard track > 0, bars.allSatisfy({ $0 > Self.least }) else { return nil }
    let exact = bars.map { (track * table.frame.height / $0).rounded() }.sorted()
    let rough = exact.map { ($0 / Self.grain).rounded() * Self.grain }
    let shown = rough[0] < rough[1] ? rough : exact
    return shown[0] < shown[1] ? (shown[0], shown[1]) : nil
  }
}
