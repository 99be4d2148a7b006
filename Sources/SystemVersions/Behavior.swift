/// Everything in which a table differs between iOS versions, each difference a named field.
///
/// The table reads these fields and never compares versions. The initial value of every field is
/// that of the oldest modelled version, iOS 8; what later versions changed is listed once, in
/// ``changes``.
public struct Behavior: Sendable, Hashable {
  /// How many times the row data is rebuilt until the first display is complete.
  ///
  /// Each rebuild requests every row's estimate, or its height where there is no estimate. Source:
  /// iOS 8: 5 (G0-23); iOS 9 and 10: 3 (TR-05, TR-03, TR-04); from iOS 11: 1 (TR-05).
  public internal(set) var rowDataRebuildsAtFirstDisplay = 5

  /// How many more times a row's height is requested after `willDisplay`, when after a full rebuild
  /// the first answer equalled the row's estimate.
  ///
  /// Equality is meant after `automaticDimension` was resolved, and with an estimate that the app
  /// has given. Source: iOS 8: 1 (G0-06, G0-09, G0-11, which also saw 2); iOS 26: 1, read off the
  /// 33 requests for ten rows of which three equal the estimate of 66, against 30 with the
  /// automatic one (M-03); in between: none on record.
  public internal(set) var remeasuresAfterDisplay = 1

  /// Whether rows, headers and footers are estimated by default.
  ///
  /// Source: from iOS 11 `estimatedRowHeight` is automatic by default (TR-05, Sources.md
  /// V-11), which means 44 points where the delegate returns the heights (TR-14). Unknown:
  /// what it means where `rowHeight` alone gives them; the model takes 44 there too.
  public internal(set) var estimatesRowsByDefault = false

  /// How many times all heights are requested before the first cell, without estimates, when the
  /// rows fit the screen.
  ///
  /// Source: iOS 8: 1; iOS 9 and 10: 3; from iOS 11: 1 (TR-05).
  public internal(set) var heightPassesWhenRowsFit = 1

  /// How many times all heights are requested before the first cell, without estimates, when the
  /// rows exceed the screen.
  ///
  /// Source: iOS 8: 2; iOS 9 and 10: 3; from iOS 11: 1 (TR-05; TR-11 counts otherwise on 8.3 and
  /// is left unresolved).
  public internal(set) var heightPassesWhenRowsExceed = 2

  /// How often `dequeueReusableCell(withIdentifier:for:)` requests the height of the row that the
  /// table is making a cell for, if the row is estimated.
  ///
  /// Source: from iOS 11: 2, read off the `H H C H` of TR-06, whose log prints C after the
  /// dequeue (TR-05 says the same without a number), and off M-03. Before: 0; no log shows one.
  public internal(set) var requestsHeightInDequeueForIndexPath = 0

  /// How often `dequeueReusableCell(withIdentifier:for:)` requests the height of the row that the
  /// table is making a cell for, if the row's height is known.
  ///
  /// Source: iOS 26: 1 (M-01, M-02, M-07); iOS 11: some, without a number (TR-05);
  /// 12 to 18 lie between. Before: 0; no log shows one.
  public internal(set) var requestsKnownHeightInDequeueForIndexPath = 0

  /// Whether the rows to be made are those in sight by the heights known before, all of them,
  /// as against as many as the heights just requested leave room for.
  ///
  /// Source: to iOS 10 row by row (the log of FD 1.2 makes 3 rows where 4 are in sight by the
  /// estimate, F-24); iOS 11 all of them (TR-14); iOS 26 row by row again: 9 and 10 rows are
  /// measured where 15 are in sight by an estimate of 40 (M-03, M-05). In between as on iOS 11
  /// (model).
  public internal(set) var measuresRowsInSightByEstimate = false

  /// Whether `scrollToRow` requests the height of every estimated row.
  ///
  /// Source: iOS 9.0.1, and not 8.4 (TR-17); no later report, so iOS 10 ends it (model).
  public internal(set) var scrollToRowMeasuresAllRows = false

  /// Whether a table at rest goes back to the end of its content when rows turn out so much lower
  /// than their estimates that the content ends above the screen.
  ///
  /// Source: not on iOS 8.3, where the screen stays blank (rdar 20829131), nor on 9.0 after an
  /// animation (rdar 21859811); iOS 10.3 comes to the end even for an offset beyond it
  /// (rdar 34865052).
  public internal(set) var settlesWithinMeasuredContent = false

  /// Whether the safe area, as against the navigation controller, insets scroll views.
  ///
  /// Source: from iOS 11 `adjustedContentInset` (api.tsv, Sources.md V-11).
  public internal(set) var insetsScrollViewsBySafeArea = false

  /// How many times the height of a header or footer is requested in one rebuild.
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

  /// Whether the layout after `reloadData` rebuilds the row data once more when rows are not
  /// estimated.
  ///
  /// Source: iOS 9 and 10: all heights twice, then once per cell (TR-09); iOS 26: once in
  /// `reloadData` and once in the layout (M-01, M-02); 11 to 18 lie between. iOS 8: not (model).
  public internal(set) var rebuildsInLayoutAfterReload = false

  /// Whether the layout after `reloadData` rebuilds the row data once more when rows are
  /// estimated.
  ///
  /// Source: iOS 8: not (G0-26); iOS 26: yes, as without estimates (M-01; its log has none); in
  /// between not (model), though logs of iOS 11 or later request the counts two and three times
  /// (TR-06, TR-13).
  public internal(set) var rebuildsEstimatesInLayoutAfterReload = false

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
  /// will-display-without-cell-for-row-ios15). That it is one row follows from the cells and pools
  /// counted on iOS 26 (M-10): with none kept there would be a cell less. Unknown: when, and of
  /// how many rows, UIKit makes the cells ahead of a scroll. That it does is documented, but no
  /// log of a table shows it, so the model makes none.
  public internal(set) var preparedRows = 0

  /// Whether the prefetching data source is notified of rows ahead of time.
  ///
  /// Source: from iOS 10 (api.tsv; catalogue: ios10-table-prefetch-is-data-only).
  public internal(set) var prefetchesData = false

  /// Whether a layout without a window is warned of once (W-01).
  ///
  /// Source: from iOS 13 (Sources.md V-13).
  public internal(set) var warnsOfLayoutOutsideWindow = false

  /// Whether accessing cells while they are updated logs a warning (W-02, W-03).
  ///
  /// Source: `visibleCells` from iOS 13; `cellForRow(at:)` from iOS 13 or 14, which are not
  /// distinguished here (Sources.md V-13).
  public internal(set) var warnsOfAccessDuringUpdate = false

  /// Whether a second dequeue for one index path raises (EX-15).
  ///
  /// Source: reports from iOS 11 on (catalogue: dequeue-twice-same-indexpath).
  public internal(set) var raisesOnSecondDequeue = false

  /// Whether the exception for a negative height names the index path (EX-20).
  ///
  /// Source: from iOS 9 (Sources.md V-9).
  public internal(set) var namesPathOfNegativeHeight = false

  /// Whether the exception for scrolling to a missing row reads "out-of-bounds row", not "beyond bounds".
  ///
  /// Source: from iOS 13 (EX-18, EX-18b).
  public internal(set) var reportsOutOfBoundsRow = false

  /// Whether a refresh control's room is part of the adjusted content inset alone, as against the
  /// content inset that the app has set.
  ///
  /// Source: from iOS 13, except with the adjustment behavior `never` (release note 35866834;
  /// catalogue: refresh-control-inset-ios13).
  public internal(set) var adjustsContentInsetByRefreshControl = false

  /// Whether `scrollViewDidEndDecelerating` is sent when a finger stops the deceleration.
  ///
  /// Source: not on iOS 9 and 10, but on 13 (an answer to stackoverflow.com/questions/993280);
  /// 11 and 12 are unknown and modelled as before.
  public internal(set) var reportsDecelerationEndedByTouch = false

  /// How many spaces follow the first sentence of a message about counts (EX-01, EX-02).
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
  public internal(set) var reportsInvalidBatchUpdates = false

  /// Whether counts that are wrong because nothing changed keep the message about that section.
  ///
  /// Source: iOS 26: deletions with counts that stay 20 rows and 1 section raise EX-01 and EX-02
  /// (M-32; the rule is read off five cases). Between 16.4 and 26 there is no report.
  public internal(set) var keepsCountMessageOfUnchangedCounts = false

  /// Whether the titles of headers in grouped tables are shown in capital letters.
  ///
  /// Source: not from iOS 26, where they are shown as given (M-66).
  public internal(set) var capitalizesGroupedTitles = true

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

  /// Whether the delegate is notified when a context menu is shown and when it is gone.
  ///
  /// Source: from iOS 14 (api.tsv).
  public internal(set) var reportsContextMenus = false

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

  /// Whether a table stays in editing, without a button to tap, after a swipe that was too short
  /// for its row to stay open; the next touch ends it.
  ///
  /// Source: iOS 8, and not 7 (rdar 19810907, rdar 19411256); last reported in March 2017 (rdar
  /// 31235143). That iOS 11 ends it, with its swipe configurations, is the model's choice.
  public internal(set) var staysEditingAfterShortSwipe = true

  /// Whether a destructive action whose handler passes `true` takes the row off the screen.
  ///
  /// Source: iOS 11 and 12 (catalogue: destructive-action-no-auto-remove-ios13).
  public internal(set) var removesRowOfDestructiveAction = false

  /// Whether an autoresizing mask becomes a center and a size instead of edges and a size.
  ///
  /// Source: logs of iOS 7 to 10 and of 13 on; iOS 13 is the model's line (Sources.md AL-2).
  public internal(set) var masksAreCenterAndSize = true

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

  /// Whether what a cell's `sizeThatFits` returns is the height of its content view, to which the
  /// table adds the separator.
  ///
  /// Source: from iOS 13 (catalogue: sizethatfits-excludes-separator-ios13).
  public internal(set) var sizeThatFitsExcludesSeparator = false

  /// Whether a cell's content view is made with the cell, as against when it is first needed.
  ///
  /// Source: to iOS 13 (catalogue: lazy-content-view-ios14).
  public internal(set) var makesContentViewWithCell = true

  /// Whether the warning about a header's background color names `backgroundView`, as against
  /// `contentView`.
  ///
  /// Source: from iOS 11 (W-06).
  public internal(set) var namesBackgroundViewOfHeader = false

  /// Whether the background color of a header is not applied, which the warning says in other
  /// words.
  ///
  /// Source: from iOS 14 (M-28; the earliest dated report is of April 2022, the version follows
  /// from the background configuration that the text names).
  public internal(set) var ignoresBackgroundColorOfHeader = false

  /// Whether a warning is logged when an app constrains a cell's content view itself.
  ///
  /// Source: a log of April 2023, so iOS 16 (M-60); the first version is not on record.
  public internal(set) var warnsOfContentViewMask = false

  /// Whether items that are in a snapshot already are moved when they are added again, as against
  /// an exception.
  ///
  /// Source: reports from 2022 on (M-15), so iOS 15; no earlier one was found, and the first
  /// version is not on record.
  public internal(set) var movesKnownIdentifiers = false

  /// Whether a request for the items of a section that a snapshot does not have raises.
  ///
  /// Source: from iOS 14 (M-23).
  public internal(set) var raisesForItemsOfMissingSection = false

  /// Whether configurations are updated when an observable model that they read changes.
  ///
  /// Source: from iOS 26 (M-46; on iOS 18 only with a key in the app's Info.plist).
  public internal(set) var tracksObservedChanges = false

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

  /// Whether rows can be dragged by default, on a phone.
  ///
  /// Source: from iOS 15 (catalogue: drag-enabled-on-iphone-ios15).
  public internal(set) var dragsByDefault = false

  /// Whether a self-sizing cell on the screen that invalidates its content size is measured again.
  ///
  /// Source: from iOS 16 (api.tsv; catalogue: selfsizing-invalidation-ios16).
  public internal(set) var resizesInvalidatedCells = false

  /// Whether cells have the side margins of their table and their content views keep to these, as
  /// against 8 points.
  ///
  /// Source: from iOS 11 (C-064 to C-067; the printed margins {11, 16, 11, 8} of a list's content,
  /// with the superview's preserved across); on iOS 8 to 10 both views have to preserve the
  /// superview's margins (stackoverflow.com/questions/27420888).
  public internal(set) var cellsTakeMarginsOfTable = false

  /// The margins of a cell and of its content view above and below, in points.
  ///
  /// Source: from iOS 11: 11 (the margins {11, 16, 11, 8} printed with a list's content, iOS 14; a
  /// label between them makes the standard row); before: 8, as any view (C-076, C-080).
  public internal(set) var cellVerticalMargin = 8.0

  /// Whether the margins of a cell above and below grow with the size of text.
  ///
  /// Source: iOS 12.1 (C-079); the first version is not on record.
  public internal(set) var growsCellMarginsWithText = false

  /// Whether content views end above the separator, one pixel before the cell does.
  ///
  /// Source: to iOS 12 (C-001 to C-003); from iOS 13 not (C-004).
  public internal(set) var contentViewsEndAboveSeparator = true

  /// Whether a cell's own labels begin at the margin of the content view, as against 15 points.
  ///
  /// Source: from iOS 11 (C-017, C-064, C-065).
  public internal(set) var labelsBeginAtContentMargin = false

  /// Whether a cell's own labels end at the margin of the content view, as against 15 points from
  /// the cell's edge and 1 point beside an accessory.
  ///
  /// Source: to iOS 12 not (C-017, C-025, C-036); from iOS 13 (C-019, C-026; iOS 13 release note
  /// 48214114).
  public internal(set) var labelsEndAtContentMargin = false

  /// Whether an accessory keeps the cell's side margin from the edge, as against a width of its own
  /// that includes it.
  ///
  /// Source: from iOS 13 (C-050 to C-062, against C-048 and C-049).
  public internal(set) var accessoriesKeepSideMargin = false

  /// The width of the disclosure indicator, in points, before it is rounded up to a pixel; it counts
  /// where accessories keep the side margin.
  ///
  /// Source: 11.5 on iOS 13 (C-050), 11 on 14 (C-051, C-052), 9.5 on 15 (C-053), 10.3 from 17 on
  /// (C-055, C-056, C-058, C-029); 16 lies between and is modelled as 17.
  public internal(set) var disclosureSymbolWidth = 11.5

  /// Whether the margins of cells follow the readable width where the app has not chosen.
  ///
  /// Source: iOS 9 to 11 (M-56).
  public internal(set) var followsReadableWidthByDefault = false

  /// Whether a separator's inset counts from the cell's edges, as against from the automatic inset.
  ///
  /// Source: from iOS 11 (catalogue: separator-inset-from-cell-edge-ios11).
  public internal(set) var measuresSeparatorInsetFromCellEdges = false

  /// Whether an app can change the margins of a controller's view.
  ///
  /// Source: from iOS 11 (C-077, C-078).
  public internal(set) var rootViewMarginsCanChange = false

  /// The least height of a row that has the height of a standard cell's content, in points.
  ///
  /// Source: 44 (Sources.md AL-3); iOS 26: 51 (C-008, C-009; M-67 reports 52 and 45). What
  /// canvases of iOS 14 to 18 show is a pixel less than 44 (C-006, C-007); no run shows it.
  public internal(set) var standardCellHeight = 44.0

  /// The height of a title above a section in a plain table, in points.
  ///
  /// Source: to iOS 12: 22 (C-099); from iOS 13: 28 (C-098, C-100).
  public internal(set) var plainTitleHeight = 22.0

  /// The height of a title above a section in a grouped table, in points, without the space above
  /// the first.
  ///
  /// Source: 38 (C-090, C-091, C-093); iOS 15: 32 (C-092).
  public internal(set) var groupedTitleHeight = 38.0

  /// The space above the title of the first section in a grouped table, in points, rounded down to a
  /// pixel.
  ///
  /// Source: iOS 10: 18 (C-085); from iOS 11: 17.5 (C-084, C-087 to C-089).
  public internal(set) var spaceAboveFirstGroupTitle = 18.0

  /// The width of a switch, in points.
  ///
  /// Source: to iOS 18: 51; iOS 26: 63 (C-138, C-139).
  public internal(set) var switchWidth = 51.0

  /// The height of a switch, in points.
  ///
  /// Source: to iOS 18: 31; iOS 26: 28 (C-138, C-139).
  public internal(set) var switchHeight = 31.0

  /// The height of a segmented control, in points.
  ///
  /// Source: to iOS 12: 29 (C-140); from iOS 13: 32 (C-141, C-142).
  public internal(set) var segmentHeight = 29.0

  /// The height of a stepper, in points.
  ///
  /// Source: iOS 11: 29 (C-143); iOS 17: 32 (C-144); that it changed with segmented controls is the
  /// model's.
  public internal(set) var stepperHeight = 29.0

  /// The height of a slider, in points.
  ///
  /// Source: 31 (C-148); iOS 26: 34 (C-149).
  public internal(set) var sliderHeight = 31.0

  /// The height of a progress view, in points.
  ///
  /// Source: iOS 11: 2 (C-145); iOS 26: 4 on the canvases that C-149 is from; that iOS 14 changed
  /// it is the model's.
  public internal(set) var progressHeight = 2.0

  /// The height of a page control, in points.
  ///
  /// Source: iOS 13: 37 (C-150); from iOS 14: 27.5 (C-151).
  public internal(set) var pageControlHeight = 37.0

  /// The height of a search bar, in points.
  ///
  /// Source: to iOS 10: 44; from iOS 11: 56 (C-121, C-123).
  public internal(set) var searchBarHeight = 44.0

  /// The height of the field in a search bar, in points.
  ///
  /// Source: to iOS 10: 28; from iOS 11: 36 (C-121).
  public internal(set) var searchFieldHeight = 28.0

  /// The height of a navigation bar where there is room, in points.
  ///
  /// Source: to iOS 18: 44 (C-102, C-103); iOS 26: 54 (C-112, C-113; a library that draws its own
  /// header takes 60 and 64, C-116).
  public internal(set) var navigationBarHeight = 44.0

  /// What a large title adds to the height of a navigation bar, in points.
  ///
  /// Source: from iOS 11: 52 (C-105, C-110); that it is the same on iOS 26 is the model's.
  public internal(set) var largeTitleHeight = 0.0

  /// Whether a text field with a round border has one height, whatever its font.
  ///
  /// Source: iOS 11 tools 30 and iOS 13 tools 34 with 14 points (C-157); iOS 26 tools 34 with 17 and
  /// 18 points (C-158).
  public internal(set) var roundedFieldsHaveOneHeight = false

  /// Whether every text style grows with the sizes of accessibility, as against running text alone.
  ///
  /// Source: iOS 8.4: not (C-187 to C-192); iOS 13: yes (C-201 to C-205); that iOS 11 changed it is
  /// the model's.
  public internal(set) var scalesAllTextStyles = false

  /// Whether a controller that chooses no style is presented as a sheet, under which the presenter
  /// stays visible and gets no appearance callbacks.
  ///
  /// Source: from iOS 13 (C-227).
  public internal(set) var presentsSheets = false

  /// How many times the keyboard's notifications come when it is first shown.
  ///
  /// Source: iOS 8 to 10: 2 (C-255); later once, as no report has it otherwise (model).
  public internal(set) var keyboardRoundsAtFirst = 2

  /// Whether the keyboard is announced again when the next text field gets the focus while it is
  /// shown.
  ///
  /// Source: iOS 9 and 10 (C-253); not iOS 8 (its source says so too) nor from iOS 11 (C-254).
  public internal(set) var announcesKeyboardAtEachFocus = false

  /// Whether the notifications of the keyboard's frame come when the next text field has a keyboard
  /// of another height.
  ///
  /// Source: not on iOS 9, and on iOS 8 (C-257); from 10 they do (model).
  public internal(set) var announcesHeightOfNextKeyboard = true

  /// Whether `visibleCells` lays the table out first, if that is pending.
  ///
  /// Source: from iOS 13, where reading it without a window logs the warning about layout outside
  /// the view hierarchy (catalogue: visible-cells-forces-layout; Juanpe/SkeletonView #193 and #383).
  /// Before, the count right after `reloadData` is that of the old cells (mcmap.net/q/23859).
  public internal(set) var laysOutForVisibleCells = false

  /// Whether an update of a table by its own methods raises while a diffable data source provides
  /// its rows.
  ///
  /// Source: iOS 15 and 16, and not 17 (catalogue: diffable-plus-manual-batch-crash); 13 and 14 are
  /// not on record.
  public internal(set) var raisesForUpdatesBesideSnapshots = false

  /// Whether a table that comes back to a window assumes its estimates again for all rows.
  ///
  /// Source: iOS 8 (catalogue: push-pop-loses-offset-with-estimates); no later report.
  public internal(set) var forgetsHeightsWithoutWindow = true

  /// Whether the new header or footer of a reloaded section is laid out once without a size.
  ///
  /// Source: iOS 8.1 to 8.3 (rdar 20501456) and iOS 11
  /// (jeantimex/ios-swift-collapsible-table-section #27); later systems are not on record and
  /// modelled without.
  public internal(set) var laysOutReloadedEdgesWithoutSize = true

  /// Whether a row that is selected by code without a window has its cell selected.
  ///
  /// Source: not on iOS 8 (catalogue: select-offscreen-not-highlighted-ios8); no later report.
  public internal(set) var selectsCellsWithoutWindow = false

  /// Whether the layout after `reloadData` rebuilds the row data once more.
  package func rebuildsInLayoutAfterReload(estimates: Bool) -> Bool {
    estimates ? rebuildsEstimatesInLayoutAfterReload : rebuildsInLayoutAfterReload
  }

  /// The behavior of a version: that of the oldest one with all changes up to the version.
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
      $0.announcesKeyboardAtEachFocus = true
      $0.announcesHeightOfNextKeyboard = false
      $0.followsReadableWidthByDefault = true
      $0.forgetsHeightsWithoutWindow = false
      $0.selectsCellsWithoutWindow = true
      $0.namesTableWithoutCell = true
      $0.namesSectionMap = true
      $0.remeasuresLabelsOfOtherWidth = true
      $0.breaksFarEdgesFirst = false
      $0.sortsConflictsByIdentifier = true
      $0.indentsConflictAdvice = true
      $0.namesPathOfNegativeHeight = true
      $0.scrollToRowMeasuresAllRows = true
      $0.rebuildsInLayoutAfterReload = true
      $0.rowDataRebuildsAtFirstDisplay = 3
      $0.remeasuresAfterDisplay = 0
      $0.heightPassesWhenRowsFit = 3
      $0.heightPassesWhenRowsExceed = 3
    },
    Change(since: .iOS(10)) {
      $0.announcesHeightOfNextKeyboard = true
      $0.namesLayoutCategoryInConflict = true
      $0.namesAnchorsInConstraintFaults = true
      $0.marksActiveConstraints = true
      $0.describesSizesAsEquations = true
      $0.prefetchesData = true
      $0.scrollToRowMeasuresAllRows = false
      $0.settlesWithinMeasuredContent = true
    },
    Change(since: .iOS(11)) {
      $0.largeTitleHeight = 52
      $0.keyboardRoundsAtFirst = 1
      $0.announcesKeyboardAtEachFocus = false
      $0.spaceAboveFirstGroupTitle = 17.5
      $0.searchBarHeight = 56
      $0.searchFieldHeight = 36
      $0.scalesAllTextStyles = true
      $0.cellsTakeMarginsOfTable = true
      $0.cellVerticalMargin = 11
      $0.labelsBeginAtContentMargin = true
      $0.measuresSeparatorInsetFromCellEdges = true
      $0.rootViewMarginsCanChange = true
      $0.edgeHeightRequestsPerRebuild = 1
      $0.takesSmallEdgeEstimatesForNegative = false
      $0.measuresRowsInSightByEstimate = true
      $0.hasSwipeConfigurations = true
      $0.staysEditingAfterShortSwipe = false
      $0.hasDragAndDrop = true
      $0.removesRowOfDestructiveAction = true
      $0.raisesOnSecondDequeue = true
      $0.rowDataRebuildsAtFirstDisplay = 1
      $0.estimatesRowsByDefault = true
      $0.heightPassesWhenRowsFit = 1
      $0.heightPassesWhenRowsExceed = 1
      $0.requestsHeightInDequeueForIndexPath = 2
      $0.requestsKnownHeightInDequeueForIndexPath = 1
      $0.insetsScrollViewsBySafeArea = true
      $0.namesBackgroundViewOfHeader = true
    },
    Change(since: .iOS(12)) {
      $0.growsCellMarginsWithText = true
      $0.followsReadableWidthByDefault = false
      $0.laysOutReloadedEdgesWithoutSize = false
      $0.namesUIKitCoreInConflict = true
    },
    Change(since: .iOS(13)) {
      $0.plainTitleHeight = 28
      $0.segmentHeight = 32
      $0.stepperHeight = 32
      $0.roundedFieldsHaveOneHeight = true
      $0.contentViewsEndAboveSeparator = false
      $0.labelsEndAtContentMargin = true
      $0.accessoriesKeepSideMargin = true
      $0.presentsSheets = true
      $0.laysOutForVisibleCells = true
      $0.hasContextMenus = true
      $0.hasMultipleSelectionInteraction = true
      $0.clearsBackgroundsOfSelectedCells = false
      $0.masksAreCenterAndSize = false
      $0.sizeThatFitsExcludesSeparator = true
      $0.warnsOfLayoutOutsideWindow = true
      $0.removesRowOfDestructiveAction = false
      $0.warnsOfAccessDuringUpdate = true
      $0.reportsOutOfBoundsRow = true
      $0.adjustsContentInsetByRefreshControl = true
      $0.reportsDecelerationEndedByTouch = true
      $0.spacesInCountMessage = 1
    },
    Change(since: .iOS(14)) {
      $0.pageControlHeight = 27.5
      $0.progressHeight = 4
      $0.disclosureSymbolWidth = 11
      $0.reportsContextMenus = true
      $0.ignoresBackgroundColorOfHeader = true
      $0.raisesForItemsOfMissingSection = true
      $0.namesTableInCountMessage = true
      $0.makesContentViewWithCell = false
      $0.namesCellOfZeroHeight = true
    },
    Change(since: .iOS(15)) {
      $0.groupedTitleHeight = 32
      $0.disclosureSymbolWidth = 9.5
      $0.showsFirstRowWithHeader = false
      $0.movesKnownIdentifiers = true
      $0.raisesForUpdatesBesideSnapshots = true
      $0.plainHeaderTopPadding = 22
      $0.preparedRows = 1
      $0.dragsByDefault = true
      $0.reloadsForPlainApply = false
    },
    Change(since: .iOS(16)) {
      $0.groupedTitleHeight = 38
      $0.disclosureSymbolWidth = 10.3
      $0.reportsInvalidBatchUpdates = true
      $0.warnsOfContentViewMask = true
      $0.namesSectionMap = false
      $0.hasPrimaryActions = true
      $0.resizesInvalidatedCells = true
    },
    Change(since: .iOS(17)) {
      $0.raisesForUpdatesBesideSnapshots = false
    },
    Change(since: .iOS(26)) {
      $0.standardCellHeight = 51
      $0.switchWidth = 63
      $0.switchHeight = 28
      $0.sliderHeight = 34
      $0.navigationBarHeight = 54
      $0.measuresRowsInSightByEstimate = false
      $0.tracksObservedChanges = true
      $0.keepsCountMessageOfUnchangedCounts = true
      $0.capitalizesGroupedTitles = false
      $0.remeasuresAfterDisplay = 1
      $0.rebuildsEstimatesInLayoutAfterReload = true
    },
  ]
}
