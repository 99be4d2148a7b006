import Foundation

extension UILabel: WrappingView {
  /// Whether the width that the text wraps at is left to Auto Layout.
  var wrapsAutomatically: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

  /// The lines that are drawn in the present bounds, without the spaces at their ends; the last
  /// one ends in an ellipsis when the text goes on behind it.
  package var drawnLines: [String] { shownLines(within: bounds.size).map(\.text) }
}
