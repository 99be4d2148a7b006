import Foundation

/// A view whose text may wrap at the width that Auto Layout gives it.
@MainActor protocol WrappingView: UIView {
  /// Whether the width that the text wraps at is left to Auto Layout.
  var wrapsAutomatically: Bool { get }
  /// The width that Auto Layout gave, in points; 0 before it has.
  var automaticWidth: CGFloat { get set }
  /// Whether the text has to be measured at the next width.
  var needsAutomaticWidth: Bool { get set }
}

extension WrappingView {
  /// Has the text measured again from the start.
  func discardAutomaticWidth() {
    automaticWidth = 0
    needsAutomaticWidth = true
  }
}
