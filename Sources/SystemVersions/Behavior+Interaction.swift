// What a finger can do to a row.

extension Behavior {
  /// Whether a row whose editing style is `none` shows the row actions that the delegate returns.
  ///
  /// Source: from iOS 11, and not before (rdar 34006800, mozilla-mobile/firefox-ios #3113).
  public var swipesRowsOfNoStyle: Bool { since(11) }

  /// Whether a touch raises whose row the action of another row has moved before the table has let the
  /// cell have it (EX-24): with one finger on Delete and another on a row.
  ///
  /// Source: iOS 11 (rdar 33540825, of a beta); no later report, so iOS 12 ends it (model).
  public var losesCellOfMovedTouch: Bool { since(11) && before(12) }

  /// Whether a table that begins or ends editing goes on by number through the cells that it shows
  /// now, so that a cell that reloads the table meanwhile leaves it without the next one (EX-25).
  ///
  /// Source: iOS 10.3 (rdar 32481163); no later report, so iOS 11 ends it (model).
  public var countsOnThroughCellsInEditing: Bool { before(11) }

  /// Whether the whole cell of an open row moves aside for the actions, which are in the table, as
  /// against its content within the cell.
  ///
  /// Source: from iOS 11 (scheinem/MSCMoreOptionTableViewCell #37).
  public var movesOpenCell: Bool { since(11) }

  /// Whether a cell is told that it shows the delete button after a tap on its control in editing
  /// mode.
  ///
  /// Source: not from iOS 11 (rdar 35280540).
  public var tellsCellOfConfirmationInEditing: Bool { before(11) }

  /// Whether a cell keeps its reorder control when it is reused for a row that cannot be moved.
  ///
  /// Source: iOS 8 (rdar 18630883, of October 2014); no later report, so iOS 9 ends it (model).
  public var keepsReorderControlsInReusedCells: Bool { before(9) }

  /// Whether the button of an accessory that is shown in editing mode takes the touches on the reorder
  /// control, too.
  ///
  /// Source: iOS 8.1, and not before iOS 8 (rdar 19183071); no later report, so iOS 9 ends it (model).
  public var detailButtonsCoverReorderControls: Bool { before(9) }

  /// Whether a section index of nothing but bullets, which stand for titles without room, raises as it
  /// is shown (EX-28).
  ///
  /// Source: iOS 11 (rdar 34570716); no other report, so 10 and 12 are modeled without.
  public var raisesForIndexOfBullets: Bool { since(11) && before(12) }

  /// Whether a row that was swiped open is closed by a swipe back only if it has actions on the other
  /// side, too; a tap closes it in any case.
  ///
  /// Source: iOS 11 (rdar 36483487, Stack Overflow 49618915, both of 2018); no later report, so iOS
  /// 12 ends it (model).
  public var needsActionsOnBothSidesToSwipeBack: Bool { since(11) && before(12) }

  /// Whether a refresh that begins under a finger takes its room at once, so that the content jumps
  /// away from the finger, as against when the finger leaves.
  ///
  /// Source: iOS 11.2 (rdar 39171852); iOS 13 takes the room elsewhere (release note 35866834), and
  /// 8 to 10 are not on record and modeled without.
  public var makesRoomForRefreshUnderFinger: Bool { since(11) && before(13) }

  /// Whether rows can have swipe configurations.
  ///
  /// Source: from iOS 11 (api.tsv).
  public var hasSwipeConfigurations: Bool { since(11) }

  /// Whether the minus sign of editing mode shows the trailing configuration of a row that has one, and
  /// nothing if that is empty.
  ///
  /// Source: iOS 12, where the sign did nothing for an empty one; on 11 it still deleted (Eureka #1651).
  public var editingControlShowsConfigurations: Bool { since(12) }

  /// Whether a table stays in editing, without a button to tap, after a swipe that was too short
  /// for its row to stay open; the next touch ends it.
  ///
  /// Source: iOS 8, and not 7 (rdar 19810907, rdar 19411256); last reported in March 2017 (rdar
  /// 31235143). That iOS 11 ends it, with its swipe configurations, is the model's choice.
  public var staysEditingAfterShortSwipe: Bool { before(11) }

  /// Whether a destructive action whose handler passes `true` takes the row off the screen.
  ///
  /// Source: iOS 11 and 12 (catalogue: destructive-action-no-auto-remove-ios13).
  public var removesRowOfDestructiveAction: Bool { since(11) && before(13) }

  /// Whether tables have drag and drop delegates.
  ///
  /// Source: from iOS 11 (api.tsv).
  public var hasDragAndDrop: Bool { since(11) }

  /// Whether rows can be dragged by default, on a phone.
  ///
  /// Source: from iOS 15 (catalogue: drag-enabled-on-iphone-ios15).
  public var dragsByDefault: Bool { since(15) }

  /// Whether a finger that rests on a row opens its context menu.
  ///
  /// Source: from iOS 13 (api.tsv).
  public var hasContextMenus: Bool { since(13) }

  /// Whether the delegate is notified when a context menu is shown and when it is gone.
  ///
  /// Source: from iOS 14 (api.tsv).
  public var reportsContextMenus: Bool { since(14) }

  /// Whether two fingers can select several rows in one sweep.
  ///
  /// Source: from iOS 13 (api.tsv).
  public var hasMultipleSelectionInteraction: Bool { since(13) }

  /// Whether a tap performs a row's primary action after selecting it.
  ///
  /// Source: from iOS 16 (api.tsv; catalogue: primary-action-ios16).
  public var hasPrimaryActions: Bool { since(16) }

  /// Whether the row of a table view controller stays selected when a fast swipe from the edge goes
  /// back to it; a slow one and the back button clear the selection.
  ///
  /// Source: iOS 8 and 9.1 (devxoul/SwipeBack #1 of November 2014, rdar 23758029 of December 2015). That
  /// iOS 10 ends it is the model's choice; no later report.
  public var keepsSelectionInFlickedPops: Bool { before(10) }

  /// Whether a row that is selected by code without a window has its cell selected.
  ///
  /// Source: not on iOS 8 (catalogue: select-offscreen-not-highlighted-ios8); no later report.
  public var selectsCellsWithoutWindow: Bool { since(9) }
}
