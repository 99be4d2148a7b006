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
  /// Source: from iOS 11 `estimatedRowHeight` is automatic by default (TR-05; catalogue.tsv,
  /// `ios11-estimates-on-by-default`).
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

  /// Whether the safe area, as against the navigation controller, insets scroll views.
  ///
  /// Source: from iOS 11 `adjustedContentInset` (api.tsv, catalogue.md compat table).
  public internal(set) var insetsScrollViewsBySafeArea = false

  /// How many times the height of a header or footer is asked in one rebuild.
  ///
  /// Source: to iOS 10: 2 (TR-01, TR-03); from iOS 11: 1 (model; no log shows it).
  public internal(set) var edgeHeightRequestsPerRebuild = 2

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

  /// How many rows beyond each edge of the screen keep their cells, or get them ahead of time.
  ///
  /// Source: from iOS 15 there are prepared cells (catalogue: cell-for-row-without-display-ios15,
  /// will-display-without-cell-for-row-ios15); the number 2 is the model's.
  public internal(set) var preparedRows = 0

  /// Whether the prefetching data source is told of rows ahead of time.
  ///
  /// Source: from iOS 10 (api.tsv; catalogue: ios10-table-prefetch-is-data-only).
  public internal(set) var prefetchesData = false

  /// Whether a layout without a window is warned of once (W-01).
  ///
  /// Source: from iOS 13 (catalogue.md, compat table).
  public internal(set) var warnsOfLayoutOutsideWindow = false

  /// Whether asking for cells while they are updated is warned of (W-02, W-03).
  ///
  /// Source: `visibleCells` from iOS 13; `cellForRow(at:)` from iOS 13 or 14, which are not told
  /// apart here (catalogue.md, unsettled 6).
  public internal(set) var warnsOfAccessDuringUpdate = false

  /// Whether a second dequeue for one index path raises (EX-15).
  ///
  /// Source: reports from iOS 11 on (catalogue: dequeue-twice-same-indexpath).
  public internal(set) var raisesOnSecondDequeue = false

  /// Whether the exception for a negative height names the index path (EX-20).
  ///
  /// Source: from iOS 9 (catalogue.md, compat table).
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
      $0.namesPathOfNegativeHeight = true
      $0.heightPassesAtReload = 2
      $0.rowDataRebuildsAtFirstDisplay = 3
      $0.remeasuresAfterDisplay = 0
      $0.heightPassesWhenRowsFit = 3
      $0.heightPassesWhenRowsExceed = 3
    },
    Change(since: .iOS(10)) {
      $0.prefetchesData = true
    },
    Change(since: .iOS(11)) {
      $0.edgeHeightRequestsPerRebuild = 1
      $0.heightPassesAtReload = 1
      $0.raisesOnSecondDequeue = true
      $0.rowDataRebuildsAtFirstDisplay = 1
      $0.estimatesRowsByDefault = true
      $0.heightPassesWhenRowsFit = 1
      $0.heightPassesWhenRowsExceed = 1
      $0.asksHeightInDequeueForIndexPath = 2
      $0.insetsScrollViewsBySafeArea = true
    },
    Change(since: .iOS(13)) {
      $0.warnsOfLayoutOutsideWindow = true
      $0.warnsOfAccessDuringUpdate = true
      $0.saysOutOfBoundsRow = true
      $0.adjustsContentInsetByRefreshControl = true
      $0.tellsOfDecelerationEndedByTouch = true
    },
    Change(since: .iOS(15)) {
      $0.showsFirstRowWithHeader = false
      $0.plainHeaderTopPadding = 22
      $0.preparedRows = 2
    },
  ]
}
