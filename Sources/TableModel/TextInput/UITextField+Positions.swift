import Foundation

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The place, in UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
    super.init()
  }

  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

extension UITextField {
  private var length: Int { (text ?? "").utf16.count }

  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// What is selected; where the next character goes, if it is empty.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      guard let newValue, newValue.end.offset <= length else { return }
      selection = newValue.range
    }
  }

  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let bounds = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(NSRange(location: bounds[0], length: bounds[1] - bounds[0]))
  }

  /// The place `offset` UTF-16 units away; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// The distance between two places, in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    guard range.end.offset <= length else { return nil }
    return NSString(string: text ?? "").substring(with: range.range)
  }
}
