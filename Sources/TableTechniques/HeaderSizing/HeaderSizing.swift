#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

extension UITableView {
  /// Gives the table header view the height that its constraints need at its present width.
  ///
  /// The header keeps its place and width. Its mask constraints are off while `changes` runs and
  /// while the height is found, so that neither they nor the old height can conflict with the
  /// content; a temporary width keeps labels wrapping. Nothing happens without a header.
  ///
  /// Call it where the content or the table's width has changed: in `updateViewConstraints()`, or
  /// in `viewDidLayoutSubviews()` when the width differs from last time.
  ///
  /// Source: claims H-17, H-23, H-29 to H-32.
  ///
  /// - Parameter changes: Changes to the constraints inside of the header.
  /// - Returns: The header's new height, in points; nil without a header.
  @discardableResult
  public func sizeHeaderToFit(changing changes: () -> Void = {}) -> CGFloat? {
    guard let header = tableHeaderView else { return nil }
    return HeaderSizing.withoutMaskConstraints(of: header) {
      HeaderSizing.withTemporaryWidth(header.bounds.width, of: header) {
        changes()
        return HeaderSizing.takeFittingHeight(self)
      }
    }
  }
}

/// The steps that give a table header view the height of its content, one by one.
///
/// `UITableView.sizeHeaderToFit()` takes all of them in the right order; alone, each leaves a
/// problem that the next one solves.
@MainActor public enum HeaderSizing {
  /// Step 3: finds the compressed height, puts it into the header's frame, and assigns the header
  /// again, since a table reads the frame only then (H-17).
  ///
  /// - Returns: The height, in points; nil without a header.
  @discardableResult
  public static func takeFittingHeight(_ tableView: UITableView) -> CGFloat? {
    guard let header = tableView.tableHeaderView else { return nil }
    header.setNeedsLayout()
    header.layoutIfNeeded()
    let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    header.frame.size.height = height
    tableView.tableHeaderView = header
    return height
  }

  /// Steps 1 and 4: runs `body` while the header's frame makes no constraints (H-23).
  public static func withoutMaskConstraints<Result>(
    of header: UIView, _ body: () throws -> Result
  ) rethrows -> Result {
    let translates = header.translatesAutoresizingMaskIntoConstraints
    header.translatesAutoresizingMaskIntoConstraints = false
    defer { header.translatesAutoresizingMaskIntoConstraints = translates }
    return try body()
  }

  /// Steps 1.5 and 3.5: runs `body` while the header has a required width, the one constraint of
  /// the mask that its labels need (H-29).
  public static func withTemporaryWidth<Result>(
    _ width: CGFloat, of header: UIView, _ body: () throws -> Result
  ) rethrows -> Result {
    let constraint = header.widthAnchor.constraint(equalToConstant: width)
    constraint.isActive = true
    defer { constraint.isActive = false }
    return try body()
  }
}
