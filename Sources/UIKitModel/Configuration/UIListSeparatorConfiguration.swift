import Foundation

/// How the line between two rows of a list looks (iOS 14.5); held, nothing is drawn.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    case automatic, hidden, visible
  }

  /// Insets that leave the system's as they are.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row is shown; held.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown; held.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above the row, in points; held.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the line below the row, in points; held.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the line; held.
  public var color = UIColor.separator
  /// The color of the line where several rows are selected; held.
  public var multipleSelectionColor = UIColor.separator
  /// The effect of the line; held.
  public var visualEffect: UIVisualEffect?

  /// The line of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
