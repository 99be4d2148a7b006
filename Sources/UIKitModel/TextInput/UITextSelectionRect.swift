import Foundation

/// The part of a selection that lies in one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Where it is, in points of the view.
  open var rect: CGRect { place }
  /// The way in which its text is written: from left to right.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection begins in it.
  open var containsStart: Bool { ends.start }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { ends.end }
  /// Whether its text runs down: never.
  open var isVertical: Bool { false }

  /// A part of nothing, for an app's own class, which overrides the properties.
  public override init() {
    (place, ends) = (.zero, (false, false))
    super.init()
  }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    (place, ends) = (rect, (containsStart, containsEnd))
    super.init()
  }
}
