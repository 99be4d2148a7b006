// Constraints, margins and insets.

extension Behavior {
  /// Whether an autoresizing mask becomes a center and a size instead of edges and a size.
  ///
  /// Source: logs of iOS 7 to 10 and of 13 on; iOS 13 is the model's line (Sources.md AL-2).
  public var masksAreCenterAndSize: Bool { before(13) }

  /// Whether a label that wraps by itself is measured again when layout gives it another width
  /// than the one it was measured at.
  ///
  /// Source: not on iOS 8 (Sources.md AL-3: fitted free and shown at 320 it stays 20.5 high,
  /// H-24); from iOS 9 it does (model).
  public var remeasuresLabelsOfOtherWidth: Bool { since(9) }

  /// Whether a conflict breaks trailing and bottom edges before lengths.
  ///
  /// Source: on iOS 8 four of six logs break an edge, later ones mostly a length
  /// (conflict-cases.tsv); the rule itself is the model's own (H-15).
  public var breaksFarEdgesFirst: Bool { before(9) }

  /// Whether the safe area, as against the navigation controller, insets scroll views.
  ///
  /// Source: from iOS 11 `adjustedContentInset` (api.tsv, Sources.md V-11).
  public var insetsScrollViewsBySafeArea: Bool { since(11) }

  /// Whether the room that a table view controller makes for the keyboard is part of its table's
  /// `contentInset` and `scrollIndicatorInsets`, as against of `adjustedContentInset` alone.
  ///
  /// Source: iOS 6 to 8 (rdar 13836932); iOS 11.4 not: both insets are zero, the adjusted one 253
  /// (stackoverflow.com/questions/51548265); 9 and 10 as before.
  public var showsKeyboardInContentInset: Bool { before(11) }

  /// Whether a refresh control's room is part of the adjusted content inset alone, as against the
  /// content inset that the app has set.
  ///
  /// Source: from iOS 13, except with the adjustment behavior `never` (release note 35866834;
  /// catalogue: refresh-control-inset-ios13).
  public var adjustsContentInsetByRefreshControl: Bool { since(13) }

  /// Whether the margins of cells follow the readable width where the app has not chosen.
  ///
  /// Source: iOS 9 to 11 (M-56).
  public var followsReadableWidthByDefault: Bool { since(9) && before(12) }

  /// Whether an app can change the margins of a controller's view.
  ///
  /// Source: from iOS 11 (C-077, C-078).
  public var rootViewMarginsCanChange: Bool { since(11) }

  /// Whether `scrollViewDidEndDecelerating` is sent when a finger stops the deceleration.
  ///
  /// Source: not on iOS 9 and 10, but on 13 (an answer to stackoverflow.com/questions/993280);
  /// 11 and 12 are unknown and modeled as before.
  public var reportsDecelerationEndedByTouch: Bool { since(13) }
}
