import Foundation

extension UILabel {
  /// Whether the width that the text wraps at is left to Auto Layout.
  var wrapsAutomatically: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

  /// Has the label measured again from one line on.
  func forgetAutomaticWidth() {
    automaticWidth = 0
    needsAutomaticWidth = true
  }
}
