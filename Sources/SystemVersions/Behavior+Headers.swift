// Headers, footers and titles of sections.

extension Behavior {
  /// How many times the height of a header or footer is requested in one rebuild.
  ///
  /// Source: to iOS 10: 2 (TR-01, TR-03); from iOS 11: 1 (model; no log shows it).
  public var edgeHeightRequestsPerRebuild: Int { since(11) ? 1 : 2 }

  /// Whether an estimate of a header or footer below one point is taken for a negative height,
  /// and one of just one point for none.
  ///
  /// Source: iOS 9 and 10, and not 11 (CascadingTableDelegate #9 and pull request #10;
  /// newbedev.com/returning-cgfloat-leastnormalmagnitude-for-uitableview-section-header-causes-crash;
  /// catalogue: least-normal-magnitude-header-estimate-crash).
  public var takesSmallEdgeEstimatesForNegative: Bool { before(11) }

  /// Whether the first section of a grouped table has no header where the delegate's estimate of it is
  /// 0.
  ///
  /// Source: iOS 10 (rdar 29925225, of January 2017: the title is there with an estimate of 10, and in
  /// the other sections); the systems before it are modeled alike, and iOS 11, which estimates by
  /// default, is modeled without.
  public var losesFirstGroupedHeaderOfNoEstimate: Bool { before(11) }

  /// Whether the first section of a grouped table does not show its title where the delegate returns
  /// a height of 0, which elsewhere means the default height.
  ///
  /// Source: iOS 8.4 (venmo/Static #16, of July 2015); no later report, so iOS 9 ends it (model).
  public var losesFirstGroupedTitleOfNoHeight: Bool { before(9) }

  /// Whether a section's first row counts as visible as soon as its header is.
  ///
  /// Source: to iOS 14 (catalogue: ios15-visible-header-without-visible-row).
  public var showsFirstRowWithHeader: Bool { before(15) }

  /// The space above each section header of a plain table, in points, when it is automatic.
  ///
  /// Source: from iOS 15: 22 (catalogue: section-header-top-padding-ios15).
  public var plainHeaderTopPadding: Double { since(15) ? 22 : 0 }

  /// The height of a title above a section in a plain table, in points.
  ///
  /// Source: to iOS 12: 22 (C-099); from iOS 13: 28 (C-098, C-100).
  public var plainTitleHeight: Double { since(13) ? 28 : 22 }

  /// The height of a title above a section in a grouped table, in points, without the space above
  /// the first.
  ///
  /// Source: 38 (C-090, C-091, C-093); iOS 15: 32 (C-092).
  public var groupedTitleHeight: Double { since(16) ? 38 : since(15) ? 32 : 38 }

  /// The space above the title of the first section in a grouped table, in points, rounded down to a
  /// pixel.
  ///
  /// Source: iOS 10: 18 (C-085); from iOS 11: 17.5 (C-084, C-087 to C-089).
  public var spaceAboveFirstGroupTitle: Double { since(11) ? 17.5 : 18 }

  /// Whether the titles of headers in grouped tables are shown in capital letters.
  ///
  /// Source: not from iOS 26, where they are shown as given (M-66).
  public var capitalizesGroupedTitles: Bool { before(26) }

  /// Whether the background color of a header is not applied, which the warning says in other
  /// words.
  ///
  /// Source: from iOS 14 (M-28; the earliest dated report is of April 2022, the version follows
  /// from the background configuration that the text names).
  public var ignoresBackgroundColorOfHeader: Bool { since(14) }

  /// Whether the new header or footer of a reloaded section is laid out once without a size.
  ///
  /// Source: iOS 8.1 to 8.3 (rdar 20501456) and iOS 11
  /// (jeantimex/ios-swift-collapsible-table-section #27); later systems are not on record and
  /// modeled without.
  public var laysOutReloadedEdgesWithoutSize: Bool { before(12) }
}
