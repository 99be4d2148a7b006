import Foundation
import SystemVersions

/// Margins that UIKit gives to views, in points.
package enum SystemMargin {
  /// On all sides of a view that has been given none (C-076).
  static let plain: CGFloat = 8
  /// At the sides of a controller's view and of a table, in a narrow window (C-064 to C-067, C-077).
  static let narrow: CGFloat = 16
  /// The same in a window whose shorter side is at least ``wideWindow`` (C-067, C-068).
  static let wide: CGFloat = 20
  /// The shorter side from which on a window is wide: 414 points are (C-067), 402 are not (M-57), and
  /// 844 by 390 are not either (C-042). A canvas of 390 points with 20 contradicts (C-073).
  static let wideWindow: CGFloat = 414
  /// Whether a window is that of a phone that lies (C-102, C-103): wider than high, and its height
  /// less than the width of a large phone.
  static func isLow(_ size: CGSize) -> Bool { size.width > size.height && size.height < wideWindow }

  /// How wide the text of the readable content guide is at the default text size (C-082).
  static let readableWidth: CGFloat = 672
}

// MARK: - The margins in effect

extension UIView {
  /// The margins that the view has been given: by the app, or else by default.
  ///
  /// A controller's view keeps at least the system's at its sides; up to iOS 10 it has just these
  /// (C-077, C-078).
  var givenMargins: UIEdgeInsets {
    let given = ownMargins ?? defaultMargins
    guard let viewController, ownMargins != nil else { return given }
    guard systemVersion.behavior.rootViewMarginsCanChange else { return defaultMargins }
    guard viewController.viewRespectsSystemMinimumLayoutMargins else { return given }
    let least = viewController.systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: max(given.top, least.top), left: max(given.left, least.leading),
      bottom: max(given.bottom, least.bottom), right: max(given.right, least.trailing))
  }

  /// The margins with what the safe area and the superview add.
  var marginsInEffect: UIEdgeInsets {
    if Fault.hasNoMargins.isOn { return .zero }
    var margins = givenMargins
    if Fault.hasLargerMargins.isOn { margins.left += 20 }
    if insetsLayoutMarginsFromSafeArea, systemVersion.behavior.insetsScrollViewsBySafeArea {
      margins = margins + safeAreaInsets
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.marginsOfSubviews
    let room = superview.bounds
    let place = superview.placeForMargins(of: self, width: nil)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (place.minY - room.minY)),
      left: max(margins.left, outer.left - (place.minX - room.minX)),
      bottom: max(margins.bottom, outer.bottom - (room.maxY - place.maxY)),
      right: max(margins.right, outer.right - (room.maxX - place.maxX)))
  }

  /// The side margin of what fills the window: 16 or 20 points by the window's shorter side. Outside
  /// of a window the width of the outermost view decides.
  package var systemSideMargin: CGFloat {
    let length: CGFloat
    if let window {
      length = min(window.bounds.width, window.bounds.height)
    } else {
      var root = self
      while let parent = root.superview { root = parent }
      length = root.bounds.width
    }
    return length >= SystemMargin.wideWindow ? SystemMargin.wide : SystemMargin.narrow
  }

  /// What readable text keeps from each side margin, in a width in points.
  package func readableInset(within width: CGFloat) -> CGFloat {
    max((width - SystemMargin.readableWidth) / 2, 0)
  }

  /// The insets of the readable content guide.
  var readableInsets: UIEdgeInsets {
    var insets = marginsInEffect
    let more = readableInset(within: bounds.width - insets.left - insets.right)
    insets.left += more
    insets.right += more
    return insets
  }

  // MARK: Changes

  /// Compares the margins in effect with those before, and notes a change here and in what keeps to
  /// the margins of this view.
  package func marginsMayHaveChanged() {
    let margins = marginsInEffect
    guard !margins.isSame(as: knownMargins) else { return }
    knownMargins = margins
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsMayHaveChanged() }
  }

  /// The margins of a plain view, in points (C-076).
  @_spi(UIKitSubclassing) public static let plainMargins = UIEdgeInsets(
    top: SystemMargin.plain, left: SystemMargin.plain, bottom: SystemMargin.plain,
    right: SystemMargin.plain)
}
