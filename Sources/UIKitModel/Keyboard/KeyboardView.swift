import Foundation

/// The keyboard as it is seen: in front of everything in its window, whose views it keeps fingers
/// from. It has no keys that could be pressed.
package final class KeyboardView: UIView {
  package override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives do not exist here.
  package required init?(coder: NSCoder) { super.init(coder: coder) }
}
