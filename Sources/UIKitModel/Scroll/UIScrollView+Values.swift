import Foundation

extension UIScrollView {
  /// How the safe area becomes part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// When a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The look of the indicators; held, nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How fast a flick slows down: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, above 0 and below 1.
    public var rawValue: CGFloat

    /// A rate of the given part.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of a list.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of something that is turned over.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
