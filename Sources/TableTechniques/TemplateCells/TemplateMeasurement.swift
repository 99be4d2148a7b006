#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// The height of a configured cell, and how it was found.
public struct TemplateMeasurement: Hashable, Sendable {
  /// How the height of the content is determined.
  public enum Mode: Sendable {
    /// The constraints of the content view.
    case autoLayout
    /// The cell's `sizeThatFits(_:)`.
    case frame
  }

  /// The source of the content's height.
  public let mode: Mode
  /// The height of the row in points, separator included.
  public let height: CGFloat
}

// MARK: - Measuring

extension TemplateMeasurement {
  /// Measures a configured cell for a table: content, and the separator's pixel (F-16).
  @MainActor init(
    of cell: UITableViewCell, identifier: String, in tableView: UITableView
  ) throws(TemplateFault) {
    let width = tableView.bounds.width - AccessoryWidth.of(cell)
    guard width > 0, width.isFinite else {
      throw .noWidth(width, identifier: identifier)
    }
    mode = Self.mode(of: cell)
    let content =
      switch mode {
      case .autoLayout: Self.fittingHeight(of: cell, width: width)
      case .frame: try Self.heightThatFits(cell, width: width)
      }
    guard content.isFinite, content >= 0 else {
      throw .invalidHeight(content, identifier: identifier)
    }
    height =
      content + Self.separatorHeight(in: tableView)
      + (TechniqueFault.measuresHigher.isOn ? 1 : 0)
  }

  /// The choice of release 1.3: constraints count if they are on the content view (F-13, F-14).
  @MainActor private static func mode(of cell: UITableViewCell) -> Mode {
    let isEnforced = (cell as? any FrameLayoutEnforcing)?.enforcesFrameLayout ?? false
    let usesFrame = isEnforced || cell.contentView.constraints.isEmpty
    return usesFrame == TechniqueFault.measuresByOtherMode.isOn ? .autoLayout : .frame
  }

  @MainActor private static func fittingHeight(
    of cell: UITableViewCell, width: CGFloat
  ) -> CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @MainActor private static func heightThatFits(
    _ cell: UITableViewCell, width: CGFloat
  ) throws(TemplateFault) -> CGFloat {
    let type = type(of: cell)
    guard type == UITableViewCell.self || overridesSizeThatFits(type) else {
      throw .cannotBeMeasured(type)
    }
    return cell.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @MainActor private static func overridesSizeThatFits(_ type: UITableViewCell.Type) -> Bool {
    let selector = Selector(("sizeThatFits:"))
    return type.instanceMethod(for: selector) != UITableViewCell.instanceMethod(for: selector)
  }

  /// One pixel, where the table draws separators.
  @MainActor private static func separatorHeight(in tableView: UITableView) -> CGFloat {
    tableView.separatorStyle == .none ? 0 : 1 / UIScreen.main.scale
  }
}
