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
      $0.rowDataRebuildsAtFirstDisplay = 3
      $0.remeasuresAfterDisplay = 0
      $0.heightPassesWhenRowsFit = 3
      $0.heightPassesWhenRowsExceed = 3
    },
    Change(since: .iOS(11)) {
      $0.rowDataRebuildsAtFirstDisplay = 1
      $0.estimatesRowsByDefault = true
      $0.heightPassesWhenRowsFit = 1
      $0.heightPassesWhenRowsExceed = 1
      $0.asksHeightInDequeueForIndexPath = 2
      $0.insetsScrollViewsBySafeArea = true
    },
  ]
}
