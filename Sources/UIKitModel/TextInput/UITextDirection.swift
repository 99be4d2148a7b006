import Foundation

/// A way through a text, in the order in which it is kept.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// A way over the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A way through a text or over the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the way.
  public var rawValue: Int

  /// A way by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A way through a text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A way over the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads to the beginning of a text that runs from left to right.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// The way in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The parts that a text is made of.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
