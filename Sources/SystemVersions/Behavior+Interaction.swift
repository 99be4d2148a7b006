// What a finger can do to a row.

extension Behavior {
  /// Whether a row whose editing style is `none` shows the row actions that the delegate returns.
  ///
  /// Source: from iOS 11, and not before (rdar 34006800, mozilla-mobile/firefox-ios #3113).
  public var swipesRowsOfNoStyle: Bool { since(11) }

  /// Whether rows can have swipe configurations.
  ///
  /// Source: from iOS 11 (api.tsv).
  public var hasSwipeConfigurations: Bool { since(11) }

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

  /// Whether a row that is selected by code without a window has its cell selected.
  ///
  /// Source: not on iOS 8 (catalogue: select-offscreen-not-highlighted-ios8); no later report.
  public var selectsCellsWithoutWindow: Bool { since(9) }
}
