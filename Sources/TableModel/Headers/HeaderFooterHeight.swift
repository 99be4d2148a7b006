import Foundation

/// Heights of headers and footers that are not set, in points.
enum HeaderFooterHeight {
  /// The automatic estimate of a header or footer (model; the customary 28).
  static let estimate: CGFloat = 28
  /// The title of a footer in the grouped styles (model).
  static let titledGroupedFooter: CGFloat = 38
  /// No title in the grouped styles: half of the space between two groups (model).
  static let untitledGrouped: CGFloat = 17.5
  /// Above the first group (catalogue: grouped-table-header-zero-is-default, about 35).
  static let firstGroup: CGFloat = 35
}
