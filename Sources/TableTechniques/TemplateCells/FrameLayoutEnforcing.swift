#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A cell that can choose frame layout although its content view has constraints.
@MainActor public protocol FrameLayoutEnforcing: UITableViewCell {
  /// Whether the height is that of `sizeThatFits(_:)`; set it while the cell is configured.
  var enforcesFrameLayout: Bool { get }
}
