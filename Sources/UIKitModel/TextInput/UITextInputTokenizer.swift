import Foundation

/// Finds the parts of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the part that a place is in; nil where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a place is at the edge of a part.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next edge of a part; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a place is in a part.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the parts of the text of a view. Words are runs of letters and digits; a sentence or a line
/// of the screen is a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var view: (any UITextInput)?

  /// A tokenizer of the text of a view.
  public init(textInput: any UIResponder & UITextInput) {
    view = textInput
    super.init()
  }

  init(of input: any UITextInput) {
    view = input
    super.init()
  }

  /// Returns the part that a place is in; nil where there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = position.offset
    let found = parts(granularity).first {
      direction.isBackward
        ? $0.lowerBound < place && place <= $0.upperBound
        : $0.lowerBound <= place && place < $0.upperBound
    }
    return found.map {
      UITextRange(NSRange(location: $0.lowerBound, length: $0.count))
    }
  }

  /// Returns whether a place is at the edge of a part.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    parts(granularity).contains {
      position.offset == (direction.isBackward ? $0.lowerBound : $0.upperBound)
    }
  }

  /// Returns the next edge of a part; nil where there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let edges = parts(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      direction.isBackward
      ? edges.last { $0 < position.offset } : edges.first { $0 > position.offset }
    return next.map { UITextPosition($0) }
  }

  /// Returns whether a place is in a part.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The parts of the text, in UTF-16 units.
  private func parts(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let view,
      let whole = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument),
      let text = view.text(in: whole)
    else { return [] }
    switch granularity {
    case .document: return [0..<text.utf16.count]
    case .character: return Self.runs(of: text) { _ in .apart }
    case .word:
      return Self.runs(of: text) { $0.isLetter || $0.isNumber ? .part : .between }
    case .sentence, .paragraph, .line:
      return Self.runs(of: text) { $0.isNewline ? .end : .part }
    }
  }

  private enum Role {
    case part, end, apart, between
  }

  private static func runs(of text: String, _ role: (Character) -> Role) -> [Range<Int>] {
    var (runs, start, offset): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for character in text {
      let next = offset + character.utf16.count
      switch role(character) {
      case .part: start = start ?? offset
      case .end:
        runs.append((start ?? offset)..<next)
        start = nil
      case .apart: runs.append(offset..<next)
      case .between:
        if let begun = start { runs.append(begun..<offset) }
        start = nil
      }
      offset = next
    }
    if let start { runs.append(start..<offset) }
    return runs
  }
}
