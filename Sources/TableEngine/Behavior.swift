/// Everything in which a table differs between iOS versions, each difference a named field.
///
/// The table reads these fields and never compares versions. The initial value of every field is
/// that of the oldest modelled version, iOS 8; what later versions changed is listed once, in
/// ``changes``.
public struct Behavior: Sendable, Hashable {
  /// How many times the row data is rebuilt until the first display is complete.
  ///
  /// Each rebuild asks every row's estimate, or its height where there is no estimate. Source:
  /// iOS 8: 5 (G0-23); iOS 9 and 10: 3 (TR-05, TR-03, TR-04); from iOS 11: 1 (TR-05).
  public internal(set) var rowDataRebuildsAtFirstDisplay = 5

  /// How many more times a row's height is asked after `willDisplay`, when after a full rebuild
  /// the first answer equalled the row's estimate.
  ///
  /// Equality is meant after `automaticDimension` was resolved. Source: iOS 8: 1 (G0-06, G0-09,
  /// G0-11, which also saw 2); later versions: none on record.
  public internal(set) var remeasuresAfterDisplay = 1

  /// Whether rows, headers and footers are estimated when nobody asked for it.
  ///
  /// Source: from iOS 11 `estimatedRowHeight` is automatic by default (TR-05, Sources.md
  /// V-11), which stands for 44 points where the delegate answers the heights (TR-14). Unknown:
  /// what it stands for where `rowHeight` alone gives them; the model takes 44 there too.
  public internal(set) var estimatesRowsByDefault = false

  /// How many times all heights are asked before the first cell, without estimates, when the
  /// rows fit the screen.
  ///
  /// Source: iOS 8: 1; iOS 9 and 10: 3; from iOS 11: 1 (TR-05).
  public internal(set) var heightPassesWhenRowsFit = 1

  /// How many times all heights are asked before the first cell, without estimates, when the
  /// rows exceed the screen.
  ///
  /// Source: iOS 8: 2; iOS 9 and 10: 3; from iOS 11: 1 (TR-05; TR-11 counts otherwise on 8.3 and
  /// is left unresolved).
  public internal(set) var heightPassesWhenRowsExceed = 2

  /// How many times `dequeueReusableCell(withIdentifier:for:)` asks the height of the row.
  ///
  /// Source: from iOS 11: 2, read off the `H H C H` of TR-06, whose log prints C after the
  /// dequeue (TR-05 says the same without a number). Before: 0; no log shows one.
  public internal(set) var asksHeightInDequeueForIndexPath = 0

  /// Whether the rows to be made are those in sight by the heights known before, all of them,
  /// as against as many as the heights just asked leave room for.
  ///
  /// Source: to iOS 10 row by row (the log of FD 1.2 makes 3 rows where 4 are in sight by the
  /// estimate, F-24); from iOS 11 all of them (TR-14).
  public internal(set) var measuresRowsInSightByEstimate = false

  /// Whether `scrollToRow` asks the height of every estimated row.
  ///
  /// Source: iOS 9.0.1, and not 8.4 (TR-17); no later report, so iOS 10 ends it (model).
  public internal(set) var scrollToRowMeasuresAllRows = false

  /// Whether a table at rest goes back to the end of its content when rows turn out so much lower
  /// than their estimates that the content ends above the screen.
  ///
  /// Source: not on iOS 8.3, where the screen stays blank (rdar 20829131), nor on 9.0 after an
  /// animation (rdar 21859811); iOS 10.3 comes to the end even when told to go beyond it
  /// (rdar 34865052).
  public internal(set) var settlesWithinMeasuredContent = false

  /// Whether the safe area, as against the navigation controller, insets scroll views.
  ///
  /// Source: from iOS 11 `adjustedContentInset` (api.tsv, Sources.md V-11).
  public internal(set) var insetsScrollViewsBySafeArea = false

  /// How many times the height of a header or footer is asked in one rebuild.
  ///
  /// Source: to iOS 10: 2 (TR-01, TR-03); from iOS 11: 1 (model; no log shows it).
  public internal(set) var edgeHeightRequestsPerRebuild = 2

  /// Whether an estimate of a header or footer below one point is taken for a negative height,
  /// and one of just one point for none.
  ///
  /// Source: iOS 9 and 10, and not 11 (CascadingTableDelegate #9 and pull request #10;
  /// newbedev.com/returning-cgfloat-leastnormalmagnitude-for-uitableview-section-header-causes-crash;
  /// catalogue: least-normal-magnitude-header-estimate-crash).
  public internal(set) var takesSmallEdgeEstimatesForNegative = true

  /// How many rebuilds `reloadData` makes when nothing is estimated.
  ///
  /// Source: iOS 9 and 10: 2 (TR-09); others: 1 (G0-26 with estimates; model without).
  public internal(set) var heightPassesAtReload = 1

  /// Whether a section's first row counts as visible as soon as its header is.
  ///
  /// Source: to iOS 14 (catalogue: ios15-visible-header-without-visible-row).
  public internal(set) var showsFirstRowWithHeader = true

  /// The space above each section header of a plain table, in points, when it is automatic.
  ///
  /// Source: from iOS 15: 22 (catalogue: section-header-top-padding-ios15).
  public internal(set) var plainHeaderTopPadding = 0.0

  /// How many rows beyond each edge of the screen keep their cells, or keep those that were made
  /// for them without being shown.
  ///
  /// Source: from iOS 15 there are prepared cells (catalogue: cell-for-row-without-display-ios15,
  /// will-display-without-cell-for-row-ios15); the number 2 is the model's. Unknown: when, and of
  /// how many rows, UIKit makes the cells ahead of a scroll. That it does is documented, but no
  /// log of a table shows it, so the model makes none.
  public internal(set) var preparedRows = 0

  /// Whether the prefetching data source is told of rows ahead of time.
  ///
  /// Source: from iOS 10 (api.tsv; catalogue: ios10-table-prefetch-is-data-only).
  public internal(set) var prefetchesData = false

  /// Whether a layout without a window is warned of once (W-01).
  ///
  /// Source: from iOS 13 (Sources.md V-13).
  public internal(set) var warnsOfLayoutOutsideWindow = false

  /// Whether asking for cells while they are updated is warned of (W-02, W-03).
  ///
  /// Source: `visibleCells` from iOS 13; `cellForRow(at:)` from iOS 13 or 14, which are not told
  /// apart here (Sources.md V-13).
  public internal(set) var warnsOfAccessDuringUpdate = false

  /// Whether a second dequeue for one index path raises (EX-15).
  ///
  /// Source: reports from iOS 11 on (catalogue: dequeue-twice-same-indexpath).
  public internal(set) var raisesOnSecondDequeue = false

  /// Whether the exception for a negative height names the index path (EX-20).
  ///
  /// Source: from iOS 9 (Sources.md V-9).
  public internal(set) var namesPathOfNegativeHeight = false

  /// Whether scrolling to a missing row says "out-of-bounds row", as against "beyond bounds".
  ///
  /// Source: from iOS 13 (EX-18, EX-18b).
  public internal(set) var saysOutOfBoundsRow = false

  /// Whether a refresh control's room is part of the adjusted content inset alone, as against the
  /// content inset that the app has set.
  ///
  /// Source: from iOS 13, except with the adjustment behaviour `never` (release note 35866834;
  /// catalogue: refresh-control-inset-ios13).
  public internal(set) var adjustsContentInsetByRefreshControl = false

  /// Whether `scrollViewDidEndDecelerating` is sent when a finger stops the deceleration.
  ///
  /// Source: not on iOS 9 and 10, but on 13 (an answer to stackoverflow.com/questions/993280);
  /// 11 and 12 are unknown and modelled as before.
  public internal(set) var tellsOfDecelerationEndedByTouch = false

  /// How many spaces stand behind the first sentence of a message about counts (EX-01, EX-02).
  ///
  /// Source: to iOS 12: 2; from iOS 13: 1 (EX-01).
  public internal(set) var spacesInCountMessage = 2

  /// Whether a message about counts ends with the table (EX-01).
  ///
  /// Source: from iOS 14 (EX-01).
  public internal(set) var namesTableInCountMessage = false

  /// Whether counts that do not agree are "Invalid batch updates" (EX-01b).
  ///
  /// Source: reports from iOS 16.5 on (catalogue: invalid-batch-updates-new-message); the first
  /// version is not settled.
  public internal(set) var saysInvalidBatchUpdates = false

  /// Whether a reloaded row follows its section when that is moved in the same batch.
  ///
  /// Source: not on iOS 9.3 (catalogue: move-section-and-reload-row); no later report, so no
  /// version changes it.
  public internal(set) var reloadsFollowMovedSections = false

  /// Whether a finger that rests on a row opens its context menu.
  ///
  /// Source: from iOS 13 (api.tsv).
  public internal(set) var hasContextMenus = false

  /// Whether two fingers can select several rows in one sweep.
  ///
  /// Source: from iOS 13 (api.tsv).
  public internal(set) var hasMultipleSelectionInteraction = false

  /// Whether the delegate is told when a context menu is shown and when it is gone.
  ///
  /// Source: from iOS 14 (api.tsv).
  public internal(set) var tellsOfContextMenus = false

  /// Whether a tap performs a row's primary action after selecting it.
  ///
  /// Source: from iOS 16 (api.tsv; catalogue: primary-action-ios16).
  public internal(set) var hasPrimaryActions = false

  /// Whether a snapshot that is applied without animation reloads the table.
  ///
  /// Source: iOS 13 and 14; from iOS 15 it makes the edits (catalogue:
  /// diffable-nonanimated-apply-ios15).
  public internal(set) var reloadsForPlainApply = true

  /// Whether rows can have swipe configurations.
  ///
  /// Source: from iOS 11 (api.tsv).
  public internal(set) var hasSwipeConfigurations = false

  /// Whether a destructive action that says it was performed takes the row off the screen.
  ///
  /// Source: iOS 11 and 12 (catalogue: destructive-action-no-auto-remove-ios13).
  public internal(set) var removesRowOfDestructiveAction = false

  /// Whether an autoresizing mask stands as a centre and a size, as against edges and a size.
  ///
  /// Source: logs of iOS 7 to 10 and of 13 on; iOS 13 is the model's line (Sources.md AL-2).
  public internal(set) var masksAreCentreAndSize = true

  /// Whether a label that wraps by itself is measured again when layout gives it another width
  /// than the one it was measured at.
  ///
  /// Source: not on iOS 8 (Sources.md AL-3: fitted free and shown at 320 it stays 20.5 high,
  /// H-24); from iOS 9 it does (model).
  public internal(set) var remeasuresLabelsOfOtherWidth = false

  /// Whether a conflict breaks trailing and bottom edges before lengths.
  ///
  /// Source: on iOS 8 four of six logs break an edge, later ones mostly a length
  /// (conflict-cases.tsv); the rule itself is the model's own (H-15).
  public internal(set) var breaksFarEdgesFirst = true

  /// Whether the list of a conflict is sorted by the constraints' identifiers.
  ///
  /// Source: from iOS 9 (Sources.md AL-2, "The message").
  public internal(set) var sortsConflictsByIdentifier = false

  /// Whether the advice of a conflict has lines of its own, and its note only where it applies.
  ///
  /// Source: from iOS 9 (Sources.md AL-2, "The message").
  public internal(set) var indentsConflictAdvice = false

  /// Whether the message about a conflict begins with `[LayoutConstraints]`.
  ///
  /// Source: from iOS 10 (Sources.md AL-2, "The message").
  public internal(set) var namesLayoutCategoryInConflict = false

  /// Whether constraints print `(active)`.
  ///
  /// Source: from iOS 10 (Sources.md AL-2, "Descriptions").
  public internal(set) var marksActiveConstraints = false

  /// Whether constant sizes print as equations, as against visual format.
  ///
  /// Source: from iOS 10 (Sources.md AL-2, "Descriptions").
  public internal(set) var describesSizesAsEquations = false

  /// Whether exceptions about constraints name anchors and views, as against items and methods.
  ///
  /// Source: reports of iOS 9 without and of iOS 10 with them (mapbox/mapbox-gl-native#8854,
  /// SnapKit/Masonry#427, mozilla-mobile/prox#497).
  public internal(set) var namesAnchorsInConstraintFaults = false

  /// Whether the message about a conflict names `UIKitCore`.
  ///
  /// Source: from iOS 12 or so (Sources.md AL-2, "The message").
  public internal(set) var namesUIKitCoreInConflict = false

  /// Whether what a cell's `sizeThatFits` answers is the height of its content view, to which the
  /// table adds the separator.
  ///
  /// Source: from iOS 13 (catalogue: sizethatfits-excludes-separator-ios13).
  public internal(set) var sizeThatFitsExcludesSeparator = false

  /// Whether a cell's content view is made with the cell, as against when it is first needed.
  ///
  /// Source: to iOS 13 (catalogue: lazy-content-view-ios14).
  public internal(set) var makesContentViewWithCell = true

  /// Whether the warning about a header's background colour names `backgroundView`, as against
  /// `contentView`.
  ///
  /// Source: from iOS 11 (W-06).
  public internal(set) var namesBackgroundViewOfHeader = false

  /// Whether a selected or highlighted cell clears the backgrounds of what lies in it.
  ///
  /// Source: to iOS 12 (catalogue: ios13-subview-backgrounds-on-select, the iOS 13 release notes).
  public internal(set) var clearsBackgroundsOfSelectedCells = true

  /// Whether the message about a row without a cell names the table and its data source.
  ///
  /// Source: EX-14, seen on iOS 9.3 (github.com/petroakzhygitov/nest-ios-sdk/issues/2, UIKit-3512);
  /// EX-13 was last seen on iOS 7, and iOS 8 is not on record.
  public internal(set) var namesTableWithoutCell = false

  /// Whether the warning about a cell without a height writes `table view` as two words and names
  /// the cell.
  ///
  /// Source: W-04: the old words were last seen on iOS 12, the new ones first in January 2021 and
  /// the cell first in January 2022; that both came with iOS 14 is the model's.
  public internal(set) var namesCellOfZeroHeight = false

  /// Whether rows reloaded in a table that has lost all its sections are called an internal bug.
  ///
  /// Source: one report of iOS 9 (catalogue: section-map-internal-bug); kept to the version that
  /// worded all count mismatches anew.
  public internal(set) var namesSectionMap = false

  /// Whether tables have drag and drop delegates.
  ///
  /// Source: from iOS 11 (api.tsv).
  public internal(set) var hasDragAndDrop = false

  /// Whether rows can be dragged without asking for it, on a phone.
  ///
  /// Source: from iOS 15 (catalogue: drag-enabled-on-iphone-ios15).
  public internal(set) var dragsByDefault = false

  /// Whether a self-sizing cell on the screen that invalidates its content size is measured again.
  ///
  /// Source: from iOS 16 (api.tsv; catalogue: selfsizing-invalidation-ios16).
  public internal(set) var resizesInvalidatedCells = false

  /// How many rebuilds `reloadData` makes.
  package func rebuildsAtReload(estimates: Bool) -> Int { estimates ? 1 : heightPassesAtReload }

  /// The behaviour of a version: that of the oldest one with all changes up to the version.
  init(of version: SystemVersion) {
    for change in Self.changes where change.since <= version {
      change.apply(&self)
    }
  }
}

// MARK: - What changed when

extension Behavior {
  /// What one version changed, for itself and all later ones.
  struct Change: Sendable {
    let since: SystemVersion
    let apply: @Sendable (inout Behavior) -> Void
  }

  /// The changes, oldest version first.
  static let changes: [Change] = [
    Change(since: .iOS(9)) {
      $0.namesTableWithoutCell = true
      $0.namesSectionMap = true
      $0.remeasuresLabelsOfOtherWidth = true
      $0.breaksFarEdgesFirst = false
      $0.sortsConflictsByIdentifier = true
      $0.indentsConflictAdvice = true
      $0.namesPathOfNegativeHeight = true
      $0.scrollToRowMeasuresAllRows = true
      $0.heightPassesAtReload = 2
      $0.rowDataRebuildsAtFirstDisplay = 3
      $0.remeasuresAfterDisplay = 0
      $0.heightPassesWhenRowsFit = 3
      $0.heightPassesWhenRowsExceed = 3
    },
    Change(since: .iOS(10)) {
      $0.namesLayoutCategoryInConflict = true
      $0.namesAnchorsInConstraintFaults = true
      $0.marksActiveConstraints = true
      $0.describesSizesAsEquations = true
      $0.prefetchesData = true
      $0.scrollToRowMeasuresAllRows = false
      $0.settlesWithinMeasuredContent = true
    },
    Change(since: .iOS(11)) {
      $0.edgeHeightRequestsPerRebuild = 1
      $0.takesSmallEdgeEstimatesForNegative = false
      $0.measuresRowsInSightByEstimate = true
      $0.hasSwipeConfigurations = true
      $0.hasDragAndDrop = true
      $0.removesRowOfDestructiveAction = true
      $0.heightPassesAtReload = 1
      $0.raisesOnSecondDequeue = true
      $0.rowDataRebuildsAtFirstDisplay = 1
      $0.estimatesRowsByDefault = true
      $0.heightPassesWhenRowsFit = 1
      $0.heightPassesWhenRowsExceed = 1
      $0.asksHeightInDequeueForIndexPath = 2
      $0.insetsScrollViewsBySafeArea = true
      $0.namesBackgroundViewOfHeader = true
    },
    Change(since: .iOS(12)) {
      $0.namesUIKitCoreInConflict = true
    },
    Change(since: .iOS(13)) {
      $0.hasContextMenus = true
      $0.hasMultipleSelectionInteraction = true
      $0.clearsBackgroundsOfSelectedCells = false
      $0.masksAreCentreAndSize = false
      $0.sizeThatFitsExcludesSeparator = true
      $0.warnsOfLayoutOutsideWindow = true
      $0.removesRowOfDestructiveAction = false
      $0.warnsOfAccessDuringUpdate = true
      $0.saysOutOfBoundsRow = true
      $0.adjustsContentInsetByRefreshControl = true
      $0.tellsOfDecelerationEndedByTouch = true
      $0.spacesInCountMessage = 1
    },
    Change(since: .iOS(14)) {
      $0.tellsOfContextMenus = true
      $0.namesTableInCountMessage = true
      $0.makesContentViewWithCell = false
      $0.namesCellOfZeroHeight = true
    },
    Change(since: .iOS(15)) {
      $0.showsFirstRowWithHeader = false
      $0.plainHeaderTopPadding = 22
      $0.preparedRows = 2
      $0.dragsByDefault = true
      $0.reloadsForPlainApply = false
    },
    Change(since: .iOS(16)) {
      $0.saysInvalidBatchUpdates = true
      $0.namesSectionMap = false
      $0.hasPrimaryActions = true
      $0.resizesInvalidatedCells = true
    },
  ]
}
