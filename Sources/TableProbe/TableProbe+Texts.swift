public import Foundation
import ScreenTesting

#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - What the cells show

extension TableProbe {
  /// What each visible row shows, from the top: its texts, separated by spaces.
  ///
  /// It reads labels, buttons and fields, so a cell with a content configuration reads like one with
  /// a `textLabel`.
  public var texts: [String] { table.visibleCells.map(text(of:)) }

  /// What the row shows: its texts, separated by spaces; nil if the row has no cell.
  public func text(at path: IndexPath) -> String? { table.cellForRow(at: path).map(text(of:)) }

  /// What a cell, header or footer shows: its texts, separated by spaces.
  public func text(of view: UIView) -> String { view.shownTexts.joined(separator: " ") }
}
