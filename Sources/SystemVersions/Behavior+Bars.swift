// Bars, and how controllers are presented.

extension Behavior {
  /// The height of a navigation bar where there is room, in points.
  ///
  /// Source: to iOS 18: 44 (C-102, C-103); iOS 26: 54 (C-112, C-113; a library that draws its own
  /// header takes 60 and 64, C-116).
  public var navigationBarHeight: Double { since(26) ? 54 : 44 }

  /// The height of a bar of a tablet, in points.
  ///
  /// Source: to iOS 11: 44; from iOS 12: 50 (C-105, C-116); iOS 26: 54, as on a phone (model).
  public var tabletBarHeight: Double { since(26) ? 54 : since(12) ? 50 : 44 }

  /// The height of a navigation bar in a sheet on a phone that is upright, in points.
  ///
  /// Source: from iOS 13: 56 (C-116, C-265, C-266); iOS 26: 70 (C-116).
  public var sheetBarHeight: Double { since(26) ? 70 : 56 }

  /// Whether the tabs of a tablet's app are at the top, in the row of the navigation bar, where the
  /// window is regular across.
  ///
  /// Source: from iOS 18 (Apple, "What's new in UIKit", WWDC24; littlego #439).
  public var showsTabsAtTop: Bool { since(18) }

  /// Whether `shouldAutorotate` decides whether the screen turns.
  ///
  /// Source: not from iOS 16 (Apple, `shouldAutorotate`).
  public var asksWhetherToAutorotate: Bool { before(16) }

  /// What search results are inset at the top beyond the bars, in points.
  ///
  /// Source: a defect of iOS 10: 84 instead of 64 (rdar 27590153, rdar 29134501); 10.2 has 88 (rdar
  /// 30011840). Neither 8, 9 nor 11 has it.
  public var excessInsetOfSearchResults: Double { since(10) && before(11) ? 20 : 0 }

  /// Whether a search that no controller provides the presentation context of takes the view of its tab
  /// when another one is selected: without a callback, and for as long as it is active.
  ///
  /// Source: iOS 10.3 (rdar 32265769), and the black screen of February 2019, which a context ended
  /// (karambirov/GitHubSearch #43 and #51). That 8, 9 and 13 do not do so is the model's.
  public var losesTabUnderSearch: Bool { since(10) && before(13) }

  /// What a large title adds to the height of a navigation bar, in points.
  ///
  /// Source: from iOS 11: 52 (C-105, C-110); that it is the same on iOS 26 is the model's.
  public var largeTitleHeight: Double { since(11) ? 52 : 0 }

  /// The height of a search bar, in points.
  ///
  /// Source: to iOS 10: 44; from iOS 11: 56 (C-121, C-123).
  public var searchBarHeight: Double { since(11) ? 56 : 44 }

  /// The height of the field in a search bar, in points.
  ///
  /// Source: to iOS 10: 28; from iOS 11: 36 (C-121).
  public var searchFieldHeight: Double { since(11) ? 36 : 28 }

  /// Whether a controller that chooses no style is presented as a sheet, under which the presenter
  /// stays visible and gets no appearance callbacks.
  ///
  /// Source: from iOS 13 (C-227).
  public var presentsSheets: Bool { since(13) }

  /// Whether a controller that appears gets `viewIsAppearing`.
  ///
  /// Source: from iOS 13 (T-08; C-234, C-235).
  public var callsViewIsAppearing: Bool { since(13) }

  /// Whether two views lie between a window and its root controller's view, `UITransitionView` and
  /// `UIDropShadowView`.
  ///
  /// Source: iOS 26.5 (T-50); two from iOS 13 (huri000/SwiftEntryKit #233); none on iOS 10
  /// (LeoNatan/LNPopupController #168).
  public var containsRootViewInTransitionView: Bool { since(13) }
}
