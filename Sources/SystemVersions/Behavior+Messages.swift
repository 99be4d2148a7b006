// The words of exceptions and warnings, and which warnings there are.

extension Behavior {
  /// Whether a layout without a window logs a warning, once (W-01).
  ///
  /// Source: from iOS 13 (Sources.md V-13).
  public var warnsOfLayoutOutsideWindow: Bool { since(13) }

  /// Whether accessing cells while they are updated logs a warning (W-02, W-03).
  ///
  /// Source: `visibleCells` from iOS 13; `cellForRow(at:)` from iOS 13 or 14, which are not
  /// distinguished here (Sources.md V-13).
  public var warnsOfAccessDuringUpdate: Bool { since(13) }

  /// Whether a warning is logged when an app constrains a cell's content view itself.
  ///
  /// Source: from iOS 11 (github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/376,
  /// github.com/SnapKit/Masonry/issues/492 of November 2017; M-60).
  public var warnsOfContentViewMask: Bool { since(11) }

  /// Whether the exception for a negative height names the index path (EX-20).
  ///
  /// Source: from iOS 9 (Sources.md V-9).
  public var namesPathOfNegativeHeight: Bool { since(9) }

  /// Whether the exception for scrolling to a missing row reads "out-of-bounds row", not
  /// "beyond bounds".
  ///
  /// Source: from iOS 13 (EX-18, EX-18b).
  public var reportsOutOfBoundsRow: Bool { since(13) }

  /// Whether the count of rows of a section that does not exist raises an exception (EX-26).
  ///
  /// Source: from iOS 13 (WordPress-iOS #13891 of April 2020); nothing is known of earlier systems,
  /// where the model has 0 rows.
  public var raisesForRowsOfMissingSection: Bool { since(13) }

  /// Whether the exception for an update of a row with a negative number names the index path, as
  /// against what cannot be done with the row (EX-27).
  ///
  /// Source: from iOS 14, and not before (wordpress-mobile/WordPress-iOS #15475).
  public var namesUpdatesOfNegativeRows: Bool { since(14) }

  /// Whether the warning of a presentation that is refused says which controller wanted it.
  ///
  /// Source: not up to iOS 13 (CoderMikeHe/WeChat #16), and in 2025 (deltachat/deltachat-ios
  /// #2736); the first version is not settled.
  public var namesOriginOfPresentation: Bool { since(14) }

  /// How many spaces follow the first sentence of a message about counts (EX-01, EX-02).
  ///
  /// Source: to iOS 12: 2; from iOS 13: 1 (EX-01).
  public var spacesInCountMessage: Int { since(13) ? 1 : 2 }

  /// Whether a message about counts ends with the table (EX-01).
  ///
  /// Source: from iOS 14 (EX-01).
  public var namesTableInCountMessage: Bool { since(14) }

  /// Whether counts that do not agree are "Invalid batch updates" (EX-01b).
  ///
  /// Source: reports from iOS 16.5 on (catalogue: invalid-batch-updates-new-message); the first
  /// version is not settled.
  public var reportsInvalidBatchUpdates: Bool { since(16) }

  /// Whether counts that are wrong because nothing changed keep the message about that section.
  ///
  /// Source: iOS 26: deletions with counts that stay 20 rows and 1 section raise EX-01 and EX-02
  /// (M-32). Both messages occur from 16.4 on, and what decides between them is unknown: two reports
  /// have EX-01 with counts that changed (woocommerce-ios #13449 and #16425), so the rule is the
  /// model's.
  public var keepsCountMessageOfUnchangedCounts: Bool { since(26) }

  /// Whether rows reloaded in a table that has lost all its sections are called an internal bug.
  ///
  /// Source: one report of iOS 9 (catalogue: section-map-internal-bug); kept to the version that
  /// worded all count mismatches anew.
  public var namesSectionMap: Bool { since(9) && before(16) }

  /// Whether the message about a row without a cell names the table and its data source.
  ///
  /// Source: EX-14, seen on iOS 9.3 (github.com/petroakzhygitov/nest-ios-sdk/issues/2, UIKit-3512);
  /// EX-13 was last seen on iOS 7, and iOS 8 is not on record.
  public var namesTableWithoutCell: Bool { since(9) }

  /// Whether the warning about a cell without a height writes `table view` as two words and names
  /// the cell.
  ///
  /// Source: W-04: the old words were last seen on iOS 12, the new ones first in January 2021 and
  /// the cell first in January 2022; that both came with iOS 14 is the model's.
  public var namesCellOfZeroHeight: Bool { since(14) }

  /// Whether the warning about a header's background color names `backgroundView`, as against
  /// `contentView`.
  ///
  /// Source: from iOS 11 (W-06).
  public var namesBackgroundViewOfHeader: Bool { since(11) }

  /// Whether the list of a conflict is sorted by the constraints' identifiers.
  ///
  /// Source: from iOS 9 (Sources.md AL-2, "The message").
  public var sortsConflictsByIdentifier: Bool { since(9) }

  /// Whether the advice of a conflict has lines of its own, and its note only where it applies.
  ///
  /// Source: from iOS 9 (Sources.md AL-2, "The message").
  public var indentsConflictAdvice: Bool { since(9) }

  /// Whether the message about a conflict begins with `[LayoutConstraints]`.
  ///
  /// Source: from iOS 10 (Sources.md AL-2, "The message").
  public var namesLayoutCategoryInConflict: Bool { since(10) }

  /// Whether the message about a conflict names `UIKitCore`.
  ///
  /// Source: from iOS 12 or so (Sources.md AL-2, "The message").
  public var namesUIKitCoreInConflict: Bool { since(12) }

  /// Whether constraints print `(active)`.
  ///
  /// Source: from iOS 10 (Sources.md AL-2, "Descriptions").
  public var marksActiveConstraints: Bool { since(10) }

  /// Whether constant sizes print as equations, as against visual format.
  ///
  /// Source: from iOS 10 (Sources.md AL-2, "Descriptions").
  public var describesSizesAsEquations: Bool { since(10) }

  /// Whether exceptions about constraints name anchors and views, as against items and methods.
  ///
  /// Source: reports of iOS 9 without and of iOS 10 with them (mapbox/mapbox-gl-native#8854,
  /// SnapKit/Masonry#427, mozilla-mobile/prox#497).
  public var namesAnchorsInConstraintFaults: Bool { since(10) }

  /// Whether the exception about an action sheet without a place on an iPad names the presenter.
  ///
  /// Source: reports of iOS 8 and 9 without it (tasanobu-zz/Kamagari #1, fulldecent/FDTake #84) and
  /// of iOS 12 and 15 with it (dillidon/alerts-and-pickers #71, FlowCrypt/flowcrypt-ios #1269).
  public var namesPresenterOfActionSheet: Bool { since(12) }
}
