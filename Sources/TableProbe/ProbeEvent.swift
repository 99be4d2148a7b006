import RunRecord

#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// One call of a table to its delegate or data source, as the probe recorded it.
/// - Calls: `UITableViewDataSource`, `UITableViewDelegate`,
///   `UITableViewDataSourcePrefetching`, `UITableViewDragDelegate`, `UITableViewDropDelegate`
public struct ProbeEvent: Sendable {
  /// The method that was called.
  public let call: Call
  /// Section and row, a section alone, or empty.
  public let path: [Int]
  /// The result, as printed; nil for a method without one.
  public let answer: String?
  /// The number that was returned, in points or as a count.
  public let number: CGFloat?
  /// Whether `cellForRow(at:)` returned the row's cell during the call; nil if the
  /// probe did not look.
  public let isCellAvailable: Bool?
  /// The frame that the row's cell had during the call, in content coordinates.
  public let frame: CGRect?
  /// The clock, in seconds.
  public let time: TimeInterval

  /// The path as an index path, for calls about a row.
  public var indexPath: IndexPath? { path.count == 2 ? IndexPath(indexes: path) : nil }
}
