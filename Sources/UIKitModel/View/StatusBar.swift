import Foundation
import Synchronization

/// The status bar.
enum StatusBar {
  /// Its height on a screen without a notch, in points (C-120).
  private static let plainHeight: CGFloat = 20
  /// The deepest safe area of a notch; a deeper one is that of a Dynamic Island (C-117).
  private static let deepestNotch: CGFloat = 50
  /// What the safe area of a Dynamic Island is deeper than the status bar (C-117).
  private static let roomBelowIsland: CGFloat = 16 / 3

  /// Its height, in points: a phone that lies has none (C-133).
  static func height(safeAreaTop top: CGFloat, size: CGSize) -> CGFloat {
    guard !SystemMargin.isLow(size) else { return 0 }
    return max(top > deepestNotch ? top - roomBelowIsland : top, plainHeight)
  }

  /// Its frame on a screen.
  @MainActor static func frame(on screen: UIScreen) -> CGRect {
    let size = screen.bounds.size
    let height = height(safeAreaTop: screen.safeAreaInsets.top, size: size)
    return CGRect(x: 0, y: 0, width: size.width, height: height)
  }
}
