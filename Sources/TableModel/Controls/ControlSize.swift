import Foundation

/// Sizes of the system's controls and bars, in points, as customary since iOS 13; ours.
enum ControlSize {
  static let `switch` = CGSize(width: 51, height: 31)
  static let stepper = CGSize(width: 94, height: 32)
  static let sliderHeight: CGFloat = 34
  static let segmentHeight: CGFloat = 32
  /// What a segment is wider than its title.
  static let segmentMargin: CGFloat = 20
  static let progressHeight: CGFloat = 4
  static let pageControlHeight: CGFloat = 26
  static let pageDot: CGFloat = 16
  static let indicator = CGSize(width: 20, height: 20)
  static let largeIndicator = CGSize(width: 37, height: 37)
  static let picker = CGSize(width: 320, height: 216)
  static let searchBarHeight: CGFloat = 56
  static let toolbarHeight: CGFloat = 44
  static let tabBarHeight: CGFloat = 49
  static let navigationBarHeight: CGFloat = 44
  /// What a button is higher than its title.
  static let buttonMargin: CGFloat = 12
  /// The least width of a button with a title.
  static let buttonMinimumWidth: CGFloat = 30
  /// What a text field with a round border is higher and wider than its text.
  static let fieldMargin = CGSize(width: 14, height: 13)
}
