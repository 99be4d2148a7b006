import Foundation

/// Sizes of the system's controls and bars that are the same in all versions, in points; the others
/// are in ``Behavior``. Without a source beside it a number is the model's choice, as customary
/// since iOS 13.
enum ControlSize {
  static let stepperWidth: CGFloat = 94
  /// What a switch is wider than layout aligns: beside a margin of 20 its frame ends 18 from the edge
  /// (C-138 for iOS 26; 51 by 31 in SwiftMessages c0ff6c6, threema-ios a92bb3b9 and telemed-ios-app
  /// bb9f733; 51 where a constraint says 49 in MYTableViewIndex 18da33e).
  static let switchOverhang: CGFloat = 2
  /// What a segment is wider than its title.
  static let segmentMargin: CGFloat = 20
  static let pageDot: CGFloat = 16
  /// C-147.
  static let indicator = CGSize(width: 20, height: 20)
  static let largeIndicator = CGSize(width: 37, height: 37)
  /// C-152 has the height.
  static let picker = CGSize(width: 320, height: 216)
  /// C-109.
  static let toolbarHeight: CGFloat = 44
  /// C-107.
  static let tabBarHeight: CGFloat = 49
  /// A bar at the bottom of a tablet with a home indicator (C-108: 65 with it).
  static let barAboveIndicator: CGFloat = 45
  /// The height of each bar in a low window (C-102, C-107, C-109).
  static let compactBarHeight: CGFloat = 32
  /// What the items of a bar keep from its sides.
  static let barMargin: CGFloat = 8
  /// The least size of the button of a bar's item, which a finger needs.
  static let barButtonMinimumWidth: CGFloat = 44
  static let barButtonHeight: CGFloat = 44
  /// What a button is higher than its title (C-153: 30 with 15 points).
  static let buttonMargin: CGFloat = 12
  /// The least width of a button with a title.
  static let buttonMinimumWidth: CGFloat = 30
  /// What a text field with a round border is higher and wider than its text (C-157: 30 with 14
  /// points).
  static let fieldMargin = CGSize(width: 14, height: 13)
  /// The height of a text field with a round border that does not follow its font (C-157, C-158).
  static let fieldHeight: CGFloat = 34
}

extension UIView {
  /// Whether the window is so low that bars are.
  var isInLowWindow: Bool {
    !isOnTablet && window.map { SystemMargin.isLow($0.bounds.size) } ?? false
  }

  /// Whether the view is in a sheet that leaves the top of a phone's screen free.
  var isInCard: Bool {
    guard let size = window?.bounds.size else { return false }
    let views = sequence(first: self, next: \.superview)
    let controller = views.lazy.compactMap(\.viewController).first
    return controller?.outermostController.isCard(in: size) ?? false
  }

  /// Whether the device is a tablet.
  var isOnTablet: Bool { process.baseTraits.idiom == .pad }

  /// The height of a bar at the bottom, which is `height` points on a phone with room.
  func lowerBarHeight(_ height: CGFloat) -> CGFloat {
    guard isOnTablet else { return barHeight(height) }
    let hasIndicator = (window?.deviceSafeAreaInsets.bottom ?? 0) > 0
    return hasIndicator ? ControlSize.barAboveIndicator : systemVersion.behavior.tabletBarHeight
  }

  /// A bar's height in the view's window, which is `height` points where there is room.
  func barHeight(_ height: CGFloat) -> CGFloat {
    isInLowWindow ? ControlSize.compactBarHeight : height
  }
}
