import Foundation

/// Why what is seen of a process may have changed.
package enum VisibleChange: Sendable {
  /// A pass of the run loop has ended.
  case pass
  /// A finger came down.
  case touchBegan
  /// A finger is about to leave.
  case touchWillEnd
  /// An exception was raised.
  case raise
}

/// A finger on the screen.
package struct VisibleTouch {
  /// Which finger it is.
  package let id: ObjectIdentifier
  /// The window it is on.
  package internal(set) weak var window: UIWindow?
  /// Where it came down, in points of the window.
  package let start: CGPoint
  /// Where it is, in points of the window.
  package internal(set) var location: CGPoint
}

extension AppProcess {
  /// Whoever draws the process may look now.
  @MainActor func noteVisibleChange(_ change: VisibleChange) { onVisibleChange?(change) }

  /// The windows that are shown, from back to front: by level, and of one level by their age.
  @MainActor package var shownWindows: [UIWindow] {
    windows.compactMap(\.window).filter { !$0.isHidden }.enumerated().sorted { left, right in
      (left.element.windowLevel.rawValue, left.offset)
        < (right.element.windowLevel.rawValue, right.offset)
    }.map(\.element)
  }

  /// The keyboard in a window; nil where there is none.
  @MainActor package func keyboardView(in window: UIWindow) -> KeyboardView? {
    keyboard.view(in: window)
  }
}
