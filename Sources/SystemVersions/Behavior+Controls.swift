// The sizes of controls.

extension Behavior {
  /// Whether a refresh control that is in no window does not begin to refresh, which the console
  /// tells.
  ///
  /// Source: not on iOS 11.4 and before (rdar 42862724, rdar 27468436); the message is of iOS 17 and
  /// later (facebook/react-native #45858, the-blue-alliance-ios #1141).
  public var ignoresRefreshingOffscreen: Bool { since(17) }

  /// Whether a control that does not refresh stops a fling of its scroll view when `endRefreshing()` is
  /// called.
  ///
  /// Source: iOS 11 (Ben Scheirman, 2017). No report of another version; that 12 ends it is the
  /// model's.
  public var endsFlingWithoutRefreshing: Bool { since(11) && before(12) }

  /// Whether a refresh control that has refreshed and is hidden by the content again is of almost no
  /// height, as against the one that it has in sight.
  ///
  /// Source: iOS 9 and 10 (facebook/react-native #14056, #14259). No report of another version: that 8
  /// does not, and 11 ends it, is the model's.
  public var shrinksHiddenRefreshControls: Bool { since(9) && before(11) }

  /// Whether a search that is not active tells its delegate of its end when `isActive` is set to
  /// false.
  ///
  /// Source: iOS 9 (WordPress-iOS #5808). That 8 does not, and 10 ends it, is the model's.
  public var tellsOfEndOfNoSearch: Bool { since(9) && before(10) }

  /// Whether a search controller leaves the cancel button and the scopes of its bar to code that has
  /// shown or hidden them.
  ///
  /// Source: iOS 13 (Apple, `automaticallyShowsCancelButton`, `automaticallyShowsScopeBar` and
  /// `showsScopeBar`, which are introduced with it).
  public var leavesPartsOfSearchBarToCode: Bool { since(13) }

  /// Whether a search controller shows the scopes of its bar not before there is a text, unless it is
  /// told when.
  ///
  /// Source: iOS 16.4 (siteline/swiftui-introspect #214; Apple, SwiftUI's
  /// `SearchScopeActivation.automatic`) and 18 (developer.apple.com/forums/thread/799939, which sets
  /// `onSearchActivation` for scopes at once); that iOS 16 begins it, with `scopeBarActivation`, is the
  /// model's.
  public var showsScopesWithText: Bool { since(16) }

  /// The width of a switch, in points.
  ///
  /// Source: to iOS 18: 51; iOS 26: 63 (C-138, C-139).
  public var switchWidth: Double { since(26) ? 63 : 51 }

  /// The height of a switch, in points.
  ///
  /// Source: to iOS 18: 31; iOS 26: 28 (C-138, C-139).
  public var switchHeight: Double { since(26) ? 28 : 31 }

  /// The height of a segmented control, in points.
  ///
  /// Source: to iOS 12: 29 (C-140); from iOS 13: 32 (C-141, C-142).
  public var segmentHeight: Double { since(13) ? 32 : 29 }

  /// The height of a stepper, in points.
  ///
  /// Source: iOS 11: 29 (C-143); iOS 17: 32 (C-144); that it changed with segmented controls is the
  /// model's.
  public var stepperHeight: Double { since(13) ? 32 : 29 }

  /// The height of a slider, in points.
  ///
  /// Source: 31 (C-148); iOS 26: 34 (C-149).
  public var sliderHeight: Double { since(26) ? 34 : 31 }

  /// The height of a progress view, in points.
  ///
  /// Source: iOS 11: 2 (C-145); iOS 26: 4 on the canvases that C-149 is from; that iOS 14 changed
  /// it is the model's.
  public var progressHeight: Double { since(14) ? 4 : 2 }

  /// The height of a page control, in points.
  ///
  /// Source: iOS 13: 37 (C-150); from iOS 14: 27.5 (C-151).
  public var pageControlHeight: Double { since(14) ? 27.5 : 37 }

  /// What a text field without a border is higher than its line, in points; nil where its height is
  /// that of the line, rounded up to a whole point.
  ///
  /// Source: iOS 13: 21 with 17 points (C-159), 18 with 15 (C-160); later 22 and 19.5 at 2 pixels a
  /// point, 22 at 3 (C-159, C-160; WireGuard's rows). The tools of iOS 15 wrote both.
  public var fieldLeading: Double? { since(15) ? 1.5 : nil }

  /// Whether a text field with a round border has one height, whatever its font.
  ///
  /// Source: iOS 11 tools 30 and iOS 13 tools 34 with 14 points (C-157); iOS 26 tools 34 with 17 and
  /// 18 points (C-158).
  public var roundedFieldsHaveOneHeight: Bool { since(13) }
}
