// Snapshots and diffable data sources.

extension Behavior {
  /// Whether a snapshot that is applied without animation reloads the table.
  ///
  /// Source: iOS 13 and 14; from iOS 15 it makes the edits (catalogue:
  /// diffable-nonanimated-apply-ios15).
  public var reloadsForPlainApply: Bool { before(15) }

  /// Whether items that are in a snapshot already are moved when they are added again, as against
  /// an exception.
  ///
  /// Source: reports from 2022 on (M-15), so iOS 15; no earlier one was found, and the first
  /// version is not on record.
  public var movesKnownIdentifiers: Bool { since(15) }

  /// Whether a request for the items of a section that a snapshot does not have raises.
  ///
  /// Source: from iOS 14 (M-23).
  public var raisesForItemsOfMissingSection: Bool { since(14) }

  /// Whether an update of a table by its own methods raises while a diffable data source provides
  /// its rows.
  ///
  /// Source: iOS 15 and 16, and not 17 (catalogue: diffable-plus-manual-batch-crash); a comment of
  /// July 2020, before iOS 14, has the message without the method that raised it (alemar11/fb@46c3fa6,
  /// CoreDataExample003/ViewController.swift, line 124).
  public var raisesForUpdatesBesideSnapshots: Bool { since(13) && before(17) }
}
