import Foundation

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The place, in UTF-16 units.
  let offset: Int

  /// The beginning of a text, for an app's own class, which has places of its own.
  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  private let bounds: (start: UITextPosition, end: UITextPosition)

  /// Where it begins.
  open var start: UITextPosition { bounds.start }
  /// Where it ends.
  open var end: UITextPosition { bounds.end }

  /// The beginning of a text, for an app's own class, which overrides the properties.
  public override init() {
    bounds = (UITextPosition(0), UITextPosition(0))
    super.init()
  }

  init(_ range: NSRange) {
    bounds = (
      UITextPosition(range.location), UITextPosition(range.location + range.length)
    )
    super.init()
  }

  /// Whether nothing is between start and end.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
