import Foundation

extension UISplitViewController.DisplayMode {
  /// Both columns beside each other: the former name of `oneBesideSecondary` (to iOS 13).
  public static var allVisible: Self { .oneBesideSecondary }
  /// The secondary column alone: the former name of `secondaryOnly` (to iOS 13).
  public static var primaryHidden: Self { .secondaryOnly }
  /// The primary column over the other: the former name of `oneOverSecondary` (to iOS 13).
  public static var primaryOverlay: Self { .oneOverSecondary }
}
