import Foundation
import SystemVersions

// What a table raises and logs, in the text of the version.

extension Message {
  /// An index path as Foundation prints it, with a fixed address; its numbers have no sign
  /// (wordpress-mobile/WordPress-iOS #15475).
  static func describe(_ path: IndexPath) -> String {
    "<NSIndexPath: 0x8000000000000000> {length = \(path.count), path = "
      + path.map { String(UInt(bitPattern: $0)) }.joined(separator: " - ") + "}"
  }
}

// MARK: - Geometry

extension Message {
  /// Model's choice: UIKit overflows its stack here.
  static let endlessRebuild = UIKitException(
    "UITableView rebuilds its rows from within a rebuild without end: a height or count callback "
      + "asks the table for something that needs the rows")

  /// Model's choice: UIKit makes a cell for each row in sight until memory is out.
  static func tooManyRowsInSight(_ table: UITableView) -> UIKitException {
    UIKitException(
      "\(table) has more than 10,000 rows in sight at once: give its rows a height, or the table one "
        + "that a screen can have")
  }

  /// EX-21; how many are too many is not on record.
  static func tooManyRows(_ count: Int, _ section: Int) -> UIKitException {
    UIKitException(
      "Failed to allocate data stores for \(count) rows in section \(section). "
        + "Consider using fewer rows")
  }

  /// Model's choice, after EX-21: UIKit's text for such a count is not on record.
  static func tooManySections(_ count: Int) -> UIKitException {
    UIKitException(
      "Failed to allocate data stores for \(count) sections. Consider using fewer sections")
  }

  /// EX-19.
  static func rectAtInvalidPath(_ path: IndexPath) -> UIKitException {
    UIKitException("request for rect at invalid index path (\(describe(path)))")
  }

  /// EX-26.
  static func rowsOfMissingSection(_ section: Int) -> UIKitException {
    UIKitException("Requested the number of rows for section (\(section)) which is out of bounds.")
  }

  /// EX-20; the wording of iOS 8 is that of FODFormKit #19 (Sources.md V-9).
  static func negativeRowHeight(
    _ height: CGFloat, _ path: IndexPath, _ behavior: Behavior
  ) -> UIKitException {
    guard behavior.namesPathOfNegativeHeight else {
      return UIKitException(
        "Invalid row height provided by table delegate. Value must be greater than zero or "
          + "UITableViewAutomaticDimension.")
    }
    return UIKitException(
      "table view row height must not be negative - provided height for index path "
        + "(\(describe(path))) is \(decimal(height))")
  }

  /// EX-20.
  static func negativeEdgeHeight(
    _ height: CGFloat, _ kind: HeaderOrFooter, _ section: Int
  ) -> UIKitException {
    let name = kind == .header ? "header" : "footer"
    return UIKitException(
      "section \(name) height must not be negative - provided height for section \(section) is "
        + decimal(height))
  }

  private static func decimal(_ value: CGFloat) -> String { String(format: "%f", Double(value)) }
}

// MARK: - Touches and editing

extension Message {
  /// EX-24.
  static let touchedCellIsGone = UIKitException(
    "UITableView internal inconsistency: cell should not be nil in preventReuseOfCell:")

  /// EX-25: the text of an array that has got shorter, as iOS 10.3 has it.
  static func cellsAreGone(at index: Int, count: Int) -> UIKitException {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    return UIKitException(
      "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds \(bounds)",
      name: UIKitException.Name.range)
  }

  /// EX-28: the text of an array in which no title was left.
  static var noTitlesToShow: UIKitException { cellsAreGone(at: 0, count: 0) }
}

// MARK: - Scrolling

@MainActor extension Message {
  /// EX-18, EX-18b.
  static func scrollBeyondRows(
    _ path: IndexPath, _ count: Int, _ table: UITableView
  ) -> UIKitException {
    guard table.behavior.reportsOutOfBoundsRow else {
      return UIKitException(
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row "
          + "(\(path.row)) beyond bounds (\(count)) for section (\(path.section)).",
        name: UIKitException.Name.range)
    }
    return UIKitException(
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
        + "only \(count) rows in section \(path.section). Table view: \(table.description)",
      name: UIKitException.Name.range)
  }

  /// The section's counterpart of EX-18; its exact words are not on record.
  static func scrollBeyondSections(_ path: IndexPath, _ table: UITableView) -> UIKitException {
    let count = table.rows.sectionCount
    guard table.behavior.reportsOutOfBoundsRow else {
      return UIKitException(
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: section "
          + "(\(path.section)) beyond bounds (\(count)).", name: UIKitException.Name.range)
    }
    return UIKitException(
      "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when "
        + "there are only \(count) sections. Table view: \(table.description)",
      name: UIKitException.Name.range)
  }
}

// MARK: - Cells

extension Message {
  /// EX-12.
  ///
  /// `registered` are the identifiers that the table has.
  static func unregistered(_ identifier: String, registered: [String]) -> UIKitException {
    UIKitException(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard",
      hint: list(registered.sorted(), none: "The table has no cell under any identifier"))
  }

  /// EX-13 and EX-14.
  @MainActor static func noCell(_ table: UITableView) -> UIKitException {
    UIKitException(
      table.behavior.namesTableWithoutCell
        ? "UITableView (\(table.description)) failed to obtain a cell from its dataSource "
          + "(\(table.dataSourceDescription))"
        : "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
  }

  /// EX-16.
  static func invalidNib(_ identifier: String) -> UIKitException {
    UIKitException(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a UITableViewCell instance")
  }

  /// EX-17, with Apple's spelling.
  static func identifierOfNib(_ identifier: String, registered: String) -> UIKitException {
    UIKitException(
      "cell reuse indentifier in nib (\(identifier)) does not match the identifier used to "
        + "register the nib (\(registered))")
  }

  /// EX-15.
  static func secondDequeue(_ identifier: String, _ path: IndexPath) -> UIKitException {
    UIKitException(
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "\(identifier), index path: \(describe(path))")
  }
}

// MARK: - Text editing

extension Message {
  /// Quoted in dev-liyang/LYEmptyView#64.
  static let editorRefusesToResign = UIKitException(
    "Attempt to delete row containing first responder that refused to resign")
}

// MARK: - Warnings

@MainActor extension Message {
  /// W-01.
  static func outsideWindow(_ table: UITableView) -> String {
    "Warning once only: UITableView was told to layout its visible cells and other contents "
      + "without being in the view hierarchy (the table view or one of its superviews has not "
      + "been added to a window). This may cause bugs by forcing views inside the table view to "
      + "load and perform layout without accurate information (e.g. table view bounds, trait "
      + "collection, layout margins, safe area insets, etc), and will also cause unnecessary "
      + "performance overhead due to extra layout passes. Make a symbolic breakpoint at "
      + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what "
      + "caused this to occur, so you can avoid this action altogether if possible, or defer it "
      + "until the table view has been added to a window. Table view: \(table.description)"
  }

  /// W-04.
  static func ambiguousZeroHeight(_ cell: UITableViewCell, _ behavior: Behavior) -> String {
    let isNamed = behavior.namesCellOfZeroHeight
    return
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
      + "for a \(isNamed ? "table view" : "tableview") cell's content view. We're considering the "
      + "collapse unintentional and using standard height instead."
      + (isNamed ? " Cell: \(cell.description)" : "")
  }

  /// M-60.
  static func maskOfContentView(_ cell: UITableViewCell) -> String {
    "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the "
      + "contentView of a UITableViewCell is not supported and will result in undefined behavior, "
      + "as this property is managed by the owning UITableViewCell. Cell: "
      + cell.description
  }

  /// W-07.
  static let reusedCellWithoutRow = "no index path for table cell being reused"

  /// W-06.
  static func backgroundColorOfHeader(_ behavior: Behavior) -> String {
    if behavior.ignoresBackgroundColorOfHeader {
      return "[TableView] Changing the background color of UITableViewHeaderFooterView is not "
        + "supported. Use the background view configuration instead."
    }
    return
      "Setting the background color on UITableViewHeaderFooterView has been deprecated. Please "
      + (behavior.namesBackgroundViewOfHeader
        ? "set a custom UIView with your desired background color to the backgroundView property "
          + "instead."
        : "use contentView.backgroundColor instead.")
  }

  /// W-02.
  static func cellForRowDuringUpdate(_ table: UITableView) -> String {
    "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the "
      + "process of updating its visible cells, which is not allowed. Make a symbolic breakpoint "
      + "at UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the "
      + "debugger and see what caused this to occur. Perhaps you are trying to ask the table view "
      + "for a cell from inside a table view callback about a specific row? "
      + "Table view: \(table.description)"
  }

  /// W-03.
  static func visibleCellsDuringUpdate(_ table: UITableView) -> String {
    "[Assert] Attempted to access the table view's visibleCells while they were in the process "
      + "of being updated, which is not allowed. Make a symbolic breakpoint at "
      + "UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see "
      + "what caused this to occur. Perhaps you are trying to ask the table view for its visible "
      + "cells from inside a table view callback about a specific row? "
      + "Table view: \(table.description)"
  }
}
