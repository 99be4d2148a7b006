// How a table measures, rebuilds and shows its rows.

extension Behavior {
  /// How many times the row data is rebuilt until the first display is complete.
  ///
  /// Each rebuild requests every row's estimate, or its height where there is no estimate. Source:
  /// iOS 8: 5 (G0-23); iOS 9 and 10: 3 (TR-05, TR-03, TR-04); from iOS 11: 1 (TR-05).
  public var rowDataRebuildsAtFirstDisplay: Int { since(11) ? 1 : since(9) ? 3 : 5 }

  /// How many more times a row's height is requested after `willDisplay`, when after a full rebuild
  /// the first answer equalled the row's estimate.
  ///
  /// Equality is meant after `automaticDimension` was resolved, and with an estimate that the app
  /// has given. Source: iOS 8: 1 (G0-06, G0-09, G0-11, which also saw 2); iOS 26: 1, read off the
  /// 33 requests for ten rows of which three equal the estimate of 66, against 30 with the
  /// automatic one (M-03); in between: none on record.
  public var remeasuresAfterDisplay: Int { since(26) ? 1 : since(9) ? 0 : 1 }

  /// Whether rows, headers and footers are estimated by default.
  ///
  /// Source: from iOS 11 `estimatedRowHeight` is automatic by default (TR-05, Sources.md
  /// V-11), which means 44 points where the delegate returns the heights (TR-14). Unknown:
  /// what it means where `rowHeight` alone gives them; the model takes 44 there too.
  public var estimatesRowsByDefault: Bool { since(11) }

  /// How many times all heights are requested before the first cell, without estimates, when the
  /// rows fit the screen.
  ///
  /// Source: iOS 8: 1; iOS 9 and 10: 3; from iOS 11: 1 (TR-05).
  public var heightPassesWhenRowsFit: Int { since(11) ? 1 : since(9) ? 3 : 1 }

  /// How many times all heights are requested before the first cell, without estimates, when the
  /// rows exceed the screen.
  ///
  /// Source: iOS 8: 2; iOS 9 and 10: 3; from iOS 11: 1 (TR-05; TR-11 counts otherwise on 8.3 and
  /// is left unresolved).
  public var heightPassesWhenRowsExceed: Int { since(11) ? 1 : since(9) ? 3 : 2 }

  /// How often `dequeueReusableCell(withIdentifier:for:)` requests the height of the row that the
  /// table is making a cell for, if the row is estimated.
  ///
  /// Source: from iOS 11: 2, read off the `H H C H` of TR-06, whose log prints C after the
  /// dequeue (TR-05 says the same without a number), and off M-03. Before: 0; no log shows one.
  public var requestsHeightInDequeueForIndexPath: Int { since(11) ? 2 : 0 }

  /// How often `dequeueReusableCell(withIdentifier:for:)` requests the height of the row that the
  /// table is making a cell for, if the row's height is known.
  ///
  /// Source: iOS 26: 1 (M-01, M-02, M-07); iOS 11: some, without a number (TR-05);
  /// 12 to 18 lie between. Before: 0; no log shows one.
  public var requestsKnownHeightInDequeueForIndexPath: Int { since(11) ? 1 : 0 }

  /// Whether the rows to be made are those in sight by the heights known before, all of them,
  /// as against as many as the heights just requested leave room for.
  ///
  /// Source: to iOS 10 row by row (the log of FD 1.2 makes 3 rows where 4 are in sight by the
  /// estimate, F-24); iOS 11 all of them (TR-14); iOS 26 row by row again: 9 and 10 rows are
  /// measured where 15 are in sight by an estimate of 40 (M-03, M-05). In between as on iOS 11
  /// (model).
  public var measuresRowsInSightByEstimate: Bool { since(11) && before(26) }

  /// Whether the layout after `reloadData` rebuilds the row data once more when rows are not
  /// estimated.
  ///
  /// Source: iOS 9 and 10: all heights twice, then once per cell (TR-09); iOS 26: once in
  /// `reloadData` and once in the layout (M-01, M-02); 11 to 18 lie between. iOS 8: not (model).
  public var rebuildsInLayoutAfterReload: Bool { since(9) }

  /// Whether the layout after `reloadData` rebuilds the row data once more when rows are
  /// estimated.
  ///
  /// Source: iOS 8: not (G0-26); iOS 26: yes, as without estimates (M-01; its log has none); in
  /// between not (model), though logs of iOS 11 or later request the counts two and three times
  /// (TR-06, TR-13).
  public var rebuildsEstimatesInLayoutAfterReload: Bool { since(26) }

  /// Whether a table that comes back to a window assumes its estimates again for all rows.
  ///
  /// Source: iOS 8 (catalogue: push-pop-loses-offset-with-estimates); no later report.
  public var forgetsHeightsWithoutWindow: Bool { before(9) }

  /// Whether an update assumes the estimates again for all rows, an empty one, too; those on the
  /// screen are measured again after it.
  ///
  /// Source: iOS 8, where every update requests all estimates and the heights measured before get
  /// lost (smileyborg/TableViewCellWithAutoLayoutiOS8 #17, rdar 19581195; an empty update: rdar
  /// 20105573), and not iOS 9 (smileyborg/TableViewCellWithAutoLayout #23, Yelp/YLTableView #8).
  public var forgetsHeightsInUpdates: Bool { before(9) }

  /// Whether `scrollToRow` goes on where the estimates have led to a place from which the row is out
  /// of sight.
  ///
  /// Source: none; iOS 26 measures so few rows (``measuresRowsInSightByEstimate``) that a table of
  /// high rows would never show its last one, which no report says. That the row may be elsewhere
  /// in sight than it should is on record (M-73).
  public var scrollsUntilRowIsInSight: Bool { since(26) }

  /// Whether the line below the last row of a plain table is left out where the table has a footer.
  ///
  /// Source: to iOS 14 (wordpress-mobile/WordPress-iOS #17232: an empty footer was the way to be rid
  /// of it, until iOS 15).
  public var hidesLineAboveTableFooter: Bool { before(15) }

  /// Whether a table without sections that has a `tableHeaderView` requests all of section 0 when it
  /// is reloaded: its count, titles, views and heights.
  ///
  /// Source: iOS 10.3.1, and not 12 (maxsokolov/TableKit #88 and commit b049864); iOS 11 is modeled
  /// as 12.
  public var requestsFirstSectionBelowTableHeader: Bool { before(11) }

  /// Whether an update stops the scroll that brings what is edited into sight.
  ///
  /// Source: iOS 11.1, and not 11.0 (rdar 35441474); no later report, so iOS 12 ends it (model).
  public var stopsScrollToEditorForUpdate: Bool { since(11) && before(12) }

  /// Whether `scrollToRow` requests the height of every estimated row.
  ///
  /// Source: iOS 9.0.1, and not 8.4 (TR-17); no later report, so iOS 10 ends it (model).
  public var scrollToRowMeasuresAllRows: Bool { since(9) && before(10) }

  /// Whether a table at rest goes back to the end of its content when rows turn out so much lower
  /// than their estimates that the content ends above the screen.
  ///
  /// Source: not on iOS 8.3, where the screen stays blank (rdar 20829131), nor on 9.0 after an
  /// animation (rdar 21859811); iOS 10.3 comes to the end even for an offset beyond it
  /// (rdar 34865052).
  public var settlesWithinMeasuredContent: Bool { since(10) }

  /// How many rows beyond each edge of the screen keep their cells, or keep those that were made
  /// for them without being shown.
  ///
  /// Source: from iOS 15 there are prepared cells (catalogue: cell-for-row-without-display-ios15,
  /// will-display-without-cell-for-row-ios15). That it is one row follows from the cells and pools
  /// counted on iOS 26 (M-10): with none kept there would be a cell less. Unknown: when, and of
  /// how many rows, UIKit makes the cells ahead of a scroll. That it does is documented, but no
  /// log of a table shows it, so the model makes none.
  public var preparedRows: Int { since(15) ? 1 : 0 }

  /// Whether the prefetching data source is notified of rows ahead of time.
  ///
  /// Source: from iOS 10 (api.tsv; catalogue: ios10-table-prefetch-is-data-only).
  public var prefetchesData: Bool { since(10) }

  /// Whether `visibleCells` lays the table out first, if that is pending.
  ///
  /// Source: from iOS 13, where reading it without a window logs the warning about layout outside
  /// the view hierarchy (catalogue: visible-cells-forces-layout; Juanpe/SkeletonView #193 and #383).
  /// Before, the count right after `reloadData` is that of the old cells (mcmap.net/q/23859).
  public var laysOutForVisibleCells: Bool { since(13) }

  /// Whether a self-sizing cell on the screen that invalidates its content size is measured again.
  ///
  /// Source: from iOS 16 (api.tsv; catalogue: selfsizing-invalidation-ios16).
  public var resizesInvalidatedCells: Bool { since(16) }

  /// Whether a second dequeue for one index path raises (EX-15).
  ///
  /// Source: reports from iOS 11 on (catalogue: dequeue-twice-same-indexpath).
  public var raisesOnSecondDequeue: Bool { since(11) }

  /// Whether a reloaded row follows its section when that is moved in the same batch.
  ///
  /// Source: not on iOS 9.3 (catalogue: move-section-and-reload-row); no later report, so no
  /// version changes it.
  public var reloadsFollowMovedSections: Bool { false }

  /// Whether the layout after `reloadData` rebuilds the row data once more.
  package func rebuildsInLayoutAfterReload(estimates: Bool) -> Bool {
    estimates ? rebuildsEstimatesInLayoutAfterReload : rebuildsInLayoutAfterReload
  }

  /// Whether a reload stops an animated scroll to a row where it is.
  ///
  /// Source: from iOS 11, against 10, and not one that a finger has begun (Ryan Quan, "Reloading
  /// UITableView while Animating Scroll in iOS 11", 2018). No report says that it has ended.
  public var reloadStopsScrollToRow: Bool { since(11) }

  /// Whether no row can be swiped open any more after one was swiped that has no actions.
  ///
  /// Source: iOS 9.3 and betas of 10 (rdar 27202477). That it has neither been so before nor from
  /// iOS 10 on is the model's.
  public var emptyActionsBlockSwipes: Bool { since(9) && before(10) }
}
