// What is in a cell, and where.

extension Behavior {
  /// Whether a cell's content view is made with the cell, as against when it is first needed.
  ///
  /// Source: to iOS 13 (catalogue: lazy-content-view-ios14).
  public var makesContentViewWithCell: Bool { before(14) }

  /// Whether what a cell's `sizeThatFits` returns is the height of its content view, to which the
  /// table adds the separator.
  ///
  /// Source: from iOS 13 (catalogue: sizethatfits-excludes-separator-ios13).
  public var sizeThatFitsExcludesSeparator: Bool { since(13) }

  /// The least height of a row that has the height of a standard cell's content, in points.
  ///
  /// Source: 44 (Sources.md AL-3); iOS 26: 51 (C-008, C-009; M-67 reports 52 and 45). What
  /// canvases of iOS 14 to 18 show is a pixel less than 44 (C-006, C-007); no run shows it.
  public var standardCellHeight: Double { since(26) ? 51 : 44 }

  /// Whether cells have the side margins of their table and their content views keep to these, as
  /// against 8 points.
  ///
  /// Source: from iOS 11 (C-064 to C-067; the printed margins {11, 16, 11, 8} of a list's content,
  /// with the superview's preserved across); on iOS 8 to 10 both views have to preserve the
  /// superview's margins (stackoverflow.com/questions/27420888).
  public var cellsTakeMarginsOfTable: Bool { since(11) }

  /// The margins of a cell and of its content view above and below, in points.
  ///
  /// Source: from iOS 11: 11 (the margins {11, 16, 11, 8} printed with a list's content, iOS 14; a
  /// label between them makes the standard row); before: 8, as any view (C-076, C-080).
  public var cellVerticalMargin: Double { since(11) ? 11 : 8 }

  /// Whether the margins of a cell above and below grow with the size of text.
  ///
  /// Source: iOS 12.1 (C-079); the first version is not on record.
  public var growsCellMarginsWithText: Bool { since(12) }

  /// Whether content views end above the separator, one pixel before the cell does.
  ///
  /// Source: to iOS 12 (C-001 to C-003); from iOS 13 not (C-004).
  public var contentViewsEndAboveSeparator: Bool { before(13) }

  /// Whether a cell's own labels begin at the margin of the content view, as against 15 points.
  ///
  /// Source: from iOS 11 (C-017, C-064, C-065).
  public var labelsBeginAtContentMargin: Bool { since(11) }

  /// Whether a cell's own labels end at the margin of the content view, as against 15 points from
  /// the cell's edge and 1 point beside an accessory.
  ///
  /// Source: to iOS 12 not (C-017, C-025, C-036); from iOS 13 (C-019, C-026; iOS 13 release note
  /// 48214114).
  public var labelsEndAtContentMargin: Bool { since(13) }

  /// Whether a cell is as high as all lines of its second label need, as against one.
  ///
  /// Source: to iOS 10 not (stackoverflow.com/questions/36587126); from iOS 11
  /// (nicklockwood/layout #33).
  public var measuresLinesOfSecondLabel: Bool { since(11) }

  /// Whether an accessory keeps the cell's side margin from the edge, as against a width of its own
  /// that includes it.
  ///
  /// Source: from iOS 13 (C-050 to C-062, against C-048 and C-049).
  public var accessoriesKeepSideMargin: Bool { since(13) }

  /// The width of the disclosure indicator, in points, before it is rounded up to a pixel; it counts
  /// where accessories keep the side margin.
  ///
  /// Source: 11.5 on iOS 13 (C-050), 11 on 14 (C-051, C-052), 9.5 on 15 (C-053), 10.3 from 17 on
  /// (C-055, C-056, C-058, C-029); 16 lies between and is modeled as 17.
  public var disclosureSymbolWidth: Double {
    since(16) ? 10.3 : since(15) ? 9.5 : since(14) ? 11 : 11.5
  }

  /// Whether a separator's inset counts from the cell's edges, as against from the automatic inset.
  ///
  /// Source: from iOS 11 (catalogue: separator-inset-from-cell-edge-ios11).
  public var measuresSeparatorInsetFromCellEdges: Bool { since(11) }

  /// Whether a selected or highlighted cell clears the backgrounds of what lies in it.
  ///
  /// Source: to iOS 12 (catalogue: ios13-subview-backgrounds-on-select, the iOS 13 release notes).
  public var clearsBackgroundsOfSelectedCells: Bool { before(13) }

  /// Whether a cell that is shown on an iPad is white whatever background color its nib or storyboard has
  /// for it.
  ///
  /// Source: iOS 9.1 (rdar 23253263), 9.3 (rdar 24777411) and iOS 9 (tls-inspector #44); iOS 7
  /// (SWTableViewCell #203, AMSlideMenu2 #39 of 2014). iOS 10 ends it, as no later report has it
  /// (model).
  public var losesNibBackgroundsOnTablets: Bool { before(10) }

  /// Whether configurations are updated when an observable model that they read changes.
  ///
  /// Source: from iOS 26 (M-46; on iOS 18 only with a key in the app's Info.plist).
  public var tracksObservedChanges: Bool { since(26) }
}
