import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

/// Draws what is on a screen: walks the views from back to front and writes down what is seen of
/// each. Looking calls no code of the app and changes nothing.
@MainActor struct ScreenArtist {
  /// Bounds of a drawing; what is beyond them is counted.
  enum Limit {
    /// More shapes than anybody can tell apart.
    static let shapes = 4000
    /// Views inside of each other, far more than a screen has.
    static let depth = 200
    /// Less opaque than this is not seen: that of `hitTest(_:with:)`.
    static let alpha: CGFloat = 0.01
  }

  private(set) var drawing: Drawing
  /// What a person sees, in words; filled only where it is wanted.
  var outline: Outline?
  /// How many views were left out because there are too many, or they are too deep.
  private(set) var omitted = 0
  /// How many views have a frame that is no rectangle.
  private(set) var unplaced = 0
  private var shapes = 0
  private var nextPart = 0
  /// To which part the last one drawn belongs.
  private var lastPart: (id: Int, clip: Box?)?
  /// The names of the cells, headers and footers of the tables met so far.
  var names: [ObjectIdentifier: String] = [:]

  init(size: CGSize, tellsOutline: Bool = false) {
    drawing = Drawing(width: size.width, height: size.height)
    if tellsOutline { outline = Outline() }
  }

  /// Where a view is seen, and in what part.
  struct Place {
    /// The view's bounds in the window, in points.
    var frame: CGRect
    /// How much larger the view is seen than it is.
    var scale: CGPoint
    /// The opacity of the view and what it is in.
    var alpha: CGFloat
    /// What is seen of what the part lies in, in the window.
    var outer: CGRect
    /// What is seen of views inside of the part.
    var inner: CGRect
    var part: PartSpec
    var depth = 0

    /// What is seen there at all.
    var clip: CGRect { outer.intersection(inner) }

    /// A rectangle of the view's own coordinates in the window.
    func inWindow(_ rect: CGRect, of bounds: CGRect) -> CGRect {
      CGRect(
        x: frame.minX + (rect.minX - bounds.minX) * scale.x,
        y: frame.minY + (rect.minY - bounds.minY) * scale.y, width: rect.width * scale.x,
        height: rect.height * scale.y)
    }
  }

  /// A part that shapes are added to.
  struct PartSpec {
    var id: Int
    var name: String
    var frame: CGRect
  }

  /// Begins a part.
  mutating func makePart(_ name: String, _ frame: CGRect) -> PartSpec {
    nextPart += 1
    return PartSpec(id: nextPart, name: name, frame: frame)
  }

  mutating func setDark(_ isDark: Bool) { drawing.isDark = isDark }

  // MARK: Views

  /// Draws a view and what is in it; `origin` is the point of its superview that is at the corner of
  /// `place`.
  mutating func draw(_ view: UIView, from origin: CGPoint, at place: Place) {
    guard !view.isHidden else { return }
    let geometry = view.presentedGeometry
    let alpha = place.alpha * geometry.alpha
    guard alpha > Limit.alpha else { return }
    guard place.depth < Limit.depth, shapes < Limit.shapes else {
      omitted += 1
      return
    }
    guard let frame = Self.frame(geometry, from: origin, at: place) else {
      unplaced += 1
      return
    }
    let width = geometry.bounds.width
    var own = place
    own.frame = frame
    own.alpha = alpha
    own.depth += 1
    own.scale = CGPoint(
      x: width > 0 ? frame.width / width : place.scale.x,
      y: geometry.bounds.height > 0 ? frame.height / geometry.bounds.height : place.scale.y)
    drawAsPart(view, geometry.bounds, own)
  }

  /// Where a view is in the window; nil for what is no rectangle.
  private static func frame(
    _ geometry: PresentedGeometry, from origin: CGPoint, at place: Place
  ) -> CGRect? {
    let own = geometry.frame
    let frame = CGRect(
      x: place.frame.minX + (own.minX - origin.x) * place.scale.x,
      y: place.frame.minY + (own.minY - origin.y) * place.scale.y,
      width: own.width * place.scale.x, height: own.height * place.scale.y)
    let isFinite =
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
    return isFinite ? frame : nil
  }

  /// Draws a view, in a part of its own if it moves by itself.
  private mutating func drawAsPart(_ view: UIView, _ bounds: CGRect, _ place: Place) {
    var place = place
    if view.clipsToBounds {
      place.inner = place.inner.intersection(place.frame)
      guard !place.clip.isEmpty else { return }
    }
    guard let name = partName(of: view) else { return drawContent(of: view, bounds, place) }
    place.outer = place.clip
    place.inner = .infinite
    guard place.frame.intersects(place.outer) || place.frame.isEmpty else { return }
    if let control = view as? UIRefreshControl, !isSeen(control) { return }
    place.part = makePart(name, place.frame)
    let heading = headingOf(view, named: name)
    outline?.frame = place.frame
    outline?.begin(heading)
    drawContent(of: view, bounds, place)
    outline?.end()
  }

  private mutating func drawContent(of view: UIView, _ bounds: CGRect, _ place: Place) {
    outline?.frame = place.frame
    drawGround(of: view, place)
    drawOwnContent(of: view, bounds, place)
    if let table = view as? UITableView { learnNames(of: table) }
    var content = place
    if view is UIScrollView { content.outer = place.clip; content.inner = .infinite }
    for subview in view.subviews { draw(subview, from: bounds.origin, at: content) }
    outline?.frame = place.frame
    drawAboveContent(of: view, bounds, place)
  }

  // MARK: Shapes

  /// Adds a rectangle of the window.
  mutating func fill(
    _ rect: CGRect, _ ink: Ink, radius: CGFloat = 0, _ place: Place
  ) {
    guard rect.width > 0, rect.height > 0, ink.opacity > 0 else { return }
    let seen = rect.intersection(place.inner)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
    let isCut = seen != rect
    add(
      .rectangle(
        Self.box(seen, in: place.part), ink.faded(place.alpha),
        radius: isCut ? 0 : Box.rounded(min(radius, rect.width / 2, rect.height / 2))),
      seen, place)
  }

  /// Adds the outline of a rectangle of the window.
  mutating func outline(
    _ rect: CGRect, _ ink: Ink, radius: CGFloat = 0, width: CGFloat = 1, _ place: Place
  ) {
    guard rect.width > width, rect.height > width, width > 0 else { return }
    let inside = rect.insetBy(dx: width / 2, dy: width / 2)
    add(
      .outline(
        Self.box(inside, in: place.part), ink.faded(place.alpha),
        radius: Box.rounded(min(radius, inside.width / 2, inside.height / 2)),
        width: Box.rounded(width)),
      rect, place)
  }

  /// Adds a line through points of the window.
  mutating func line(
    _ points: [CGPoint], _ ink: Ink, width: CGFloat = 2, _ place: Place
  ) {
    let xs = points.map(\.x), ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      left.isFinite, right.isFinite, top.isFinite, bottom.isFinite
    else { return }
    let origin = place.part.frame.origin
    add(
      .line(
        points.flatMap { [Box.rounded($0.x - origin.x), Box.rounded($0.y - origin.y)] },
        ink.faded(place.alpha), width: width),
      CGRect(x: left, y: top, width: max(right - left, 0.01), height: max(bottom - top, 0.01)),
      place)
  }

  /// Adds lines of text in a rectangle of the window, in its middle from top to bottom.
  mutating func text(
    _ lines: [ShownLine], in rect: CGRect, font: UIFont, ink: Ink,
    alignment: NSTextAlignment = .natural, isAtTop: Bool = false, _ place: Place
  ) {
    let scale = place.scale.y > 0 && place.scale.y.isFinite ? place.scale.y : 1
    let lineHeight = font.lineHeight * scale
    let height = lineHeight * CGFloat(lines.count)
    var y = isAtTop ? rect.minY : rect.midY - height / 2
    for line in lines {
      defer { y += lineHeight }
      guard !line.text.isEmpty else { continue }
      let (x, anchor): (CGFloat, TextRun.Anchor) =
        switch alignment {
        case .center: (rect.midX, .middle)
        case .right: (rect.maxX, .end)
        case .left, .natural, .justified: (rect.minX, .start)
        }
      let width = line.width * place.scale.x
      let left = anchor == .start ? x : anchor == .middle ? x - width / 2 : x - width
      let seen = CGRect(x: left, y: y, width: max(width, 0.01), height: lineHeight)
      let origin = place.part.frame.origin
      var clipped = place
      // A view draws its text within its bounds.
      clipped.inner = place.inner.intersection(rect.insetBy(dx: -0.5, dy: -0.5))
      add(
        .text(
          TextRun(
            line.text, x: x - origin.x, y: y + font.ascender * scale - origin.y, width: width,
            size: font.pointSize * scale, weight: font.styleSheetWeight, anchor: anchor,
            ink: ink.faded(place.alpha))),
        seen, clipped)
    }
  }

  private static func box(_ rect: CGRect, in part: PartSpec) -> Box {
    Box(
      rect.minX - part.frame.minX, rect.minY - part.frame.minY, rect.width, rect.height)
  }

  private static func box(_ rect: CGRect) -> Box {
    Box(rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds a shape that fills `rect` of the window, cut off where its place is.
  private mutating func add(_ shape: Shape, _ rect: CGRect, _ place: Place) {
    let clip = place.clip
    guard !clip.isNull, rect.intersects(clip) else { return }
    guard shapes < Limit.shapes else {
      omitted += 1
      return
    }
    let screen = CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
    let isCut = !clip.insetBy(dx: -0.02, dy: -0.02).contains(rect.intersection(screen))
    let partIsCut = !place.outer.contains(place.part.frame.intersection(screen))
    let cut: Box? =
      isCut
      ? Self.box(clip.intersection(screen))
      : partIsCut ? Self.box(place.outer.intersection(screen)) : nil
    shapes += 1
    if let last = lastPart, last.id == place.part.id, last.clip == cut {
      drawing.parts[drawing.parts.count - 1].shapes.append(shape)
    } else {
      lastPart = (place.part.id, cut)
      drawing.parts.append(
        Drawing.Part(
          name: place.part.name, frame: Self.box(place.part.frame), clip: cut, shapes: [shape]))
    }
  }
}
