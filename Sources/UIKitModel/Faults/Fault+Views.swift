// What can be broken of views, controls and scrolling.

extension Fault {
  // Views
  static let neverLaysOut = Fault("never lays out", .whole)
  static let placesByConstraintsLower = Fault("places views by constraints a point too low")
  static let placesByConstraintsWider = Fault("makes views by constraints a point too wide")
  static let resizesNoSubviews = Fault("does not resize subviews with their superview")
  static let keepsRemovedViews = Fault("keeps views that are removed")
  static let hasNoMargins = Fault("has no layout margins")
  static let hasNoSafeArea = Fault("has no safe area")
  static let keepsNoBackgroundColor = Fault("loses background colors")
  static let showsHiddenViews = Fault("shows hidden views")
  static let keepsFullOpacity = Fault("keeps views opaque")
  static let reordersNoSubviews = Fault("does not bring views to the front")
  static let convertsPointsLower = Fault("converts coordinates a point too low")
  static let convertsPointsToTheRight = Fault("converts coordinates a point too far to the right")
  static let hitsNoSubviews = Fault("delivers touches to no subview")
  static let fitsHigher = Fault("fits content a point too high")
  static let fitsWider = Fault("fits content a point too wide")
  static let updatesNoConstraints = Fault("does not update constraints")
  static let tellsNoTraits = Fault("passes no change of traits on")
  static let tellsNoWindow = Fault("does not tell views of their window")

  // Text and images
  static let losesText = Fault("loses the text of labels")
  static let measuresTextHigher = Fault("measures text a point too high")
  static let measuresTextWider = Fault("measures text a point too wide")
  static let losesTextColor = Fault("loses the color of labels")
  static let losesFont = Fault("loses the font of labels")
  static let losesImages = Fault("loses images")
  static let wrapsNoText = Fault("wraps no text")

  // Scrolling
  static let scrollsToOtherOffset = Fault("scrolls a point too far")
  static let ignoresOffset = Fault("ignores a content offset that is set")
  static let contentIsHigher = Fault("has a content that is a point too high")
  static let ignoresInsets = Fault("ignores content insets")
  static let ignoresBarInsets = Fault("has no insets for bars")
  static let restsAnywhere = Fault("lets content rest beyond its edges")
  static let scrollAnimationsNeverEnd = Fault("never ends a scroll animation")
  static let animatesNoScroll = Fault("scrolls without animation")
  static let deceleratesNever = Fault("stops when the finger leaves")
  static let dragsNothing = Fault("does not scroll under a finger")
  static let scrollsToNoTop = Fault("does not scroll to the top")
  static let staysInDefaultMode = Fault("runs its loop in the default mode while a finger scrolls")

  // Controls
  static let sendsNoActions = Fault("sends no actions of controls")
  static let sendsActionsTwice = Fault("sends the actions of controls twice")
  static let keepsControlState = Fault("keeps the state of controls")
  static let refreshesNever = Fault("begins no refresh")
  static let refreshesForever = Fault("ends no refresh")
  static let refreshTakesNoRoom = Fault("makes no room for the refresh control")
  static let recognizesNoGesture = Fault("recognizes no gesture")
}
