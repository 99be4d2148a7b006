#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// How a ``SectionController`` treats headers and footers: four settings for each side.
///
/// It is a value: a copy does not follow its origin. Source: D-02, D-03, D-05 to D-11.
@MainActor public struct TableViewConfiguration {
  /// Whether headers are titles or views; registering a header view sets it to `view`.
  public var sectionHeaderStyle = SectionStyle.title
  /// Whether footers are titles or views; registering a footer view sets it to `view`.
  public var sectionFooterStyle = SectionStyle.title

  /// Whether a section without items has a header.
  public var displayHeaderOnEmptySection = true
  /// Whether a section without items has a footer.
  public var displayFooterOnEmptySection = true

  /// Whether header heights follow from style and model; if not, the method looks unimplemented
  /// unless a reaction or the owner has the height. A table reads it when its delegate is set.
  public var semanticHeaderHeight = true
  /// Whether footer heights follow from style and model; see ``semanticHeaderHeight``.
  public var semanticFooterHeight = true

  /// The height, in points, of a hidden header.
  public var minimalHeaderHeightForTableView = TableViewConfiguration.minimalHeight
  /// The height, in points, of a hidden footer.
  public var minimalFooterHeightForTableView = TableViewConfiguration.minimalHeight

  /// The settings as a new table has them.
  public init() {}

  /// The height that hides a header or footer: 0 in a plain table; the least normal number in the
  /// others, which take 0 for "the default".
  public static func minimalHeight(of tableView: UITableView) -> CGFloat {
    tableView.style == .plain ? 0 : .leastNormalMagnitude
  }
}

// MARK: - One side

extension TableViewConfiguration {
  /// The settings of one side.
  struct Side {
    var style: SectionStyle
    var displaysOnEmptySection: Bool
    var isHeightSemantic: Bool
    var minimalHeight: @MainActor (UITableView) -> CGFloat
  }

  subscript(side: SectionSide) -> Side {
    switch side {
    case .header:
      Side(
        style: sectionHeaderStyle, displaysOnEmptySection: displayHeaderOnEmptySection,
        isHeightSemantic: semanticHeaderHeight, minimalHeight: minimalHeaderHeightForTableView)
    case .footer:
      Side(
        style: sectionFooterStyle, displaysOnEmptySection: displayFooterOnEmptySection,
        isHeightSemantic: semanticFooterHeight, minimalHeight: minimalFooterHeightForTableView)
    }
  }

  mutating func setStyle(_ style: SectionStyle, of side: SectionSide) {
    if TechniqueFault.keepsStyle.isOn { return }
    if TechniqueFault.setsBothStyles.isOn {
      (sectionHeaderStyle, sectionFooterStyle) = (style, style)
    }
    switch side {
    case .header: sectionHeaderStyle = style
    case .footer: sectionFooterStyle = style
    }
  }
}
