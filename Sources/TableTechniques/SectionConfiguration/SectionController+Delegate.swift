#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - UITableViewDelegate

extension SectionController: UITableViewDelegate {
  /// The height that the configuration gives.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    absence(.height, of: .header, in: section, tableView)
      ?? height(of: .header, in: section, for: tableView)
  }

  /// The height that the configuration gives.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    absence(.height, of: .footer, in: section, tableView)
      ?? height(of: .footer, in: section, for: tableView)
  }

  /// The estimate of a reaction, of the owner or of the table.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    absence(.estimatedHeight, of: .header, in: section, tableView)
      ?? estimatedHeight(of: .header, in: section, for: tableView)
  }

  /// The estimate of a reaction, of the owner or of the table.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    absence(.estimatedHeight, of: .footer, in: section, tableView)
      ?? estimatedHeight(of: .footer, in: section, for: tableView)
  }

  /// The view registered for the model.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(of: .header, in: section, for: tableView)
  }

  /// The view registered for the model.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(of: .footer, in: section, for: tableView)
  }
}

// MARK: - What is implemented

extension SectionController {
  /// Whether the table is to find the method for a height implemented (D-18 to D-23).
  public func implements(_ kind: HeightKind, of side: SectionSide) -> Bool {
    if TechniqueFault.implementsNoHeight.isOn { return false }
    return TechniqueFault.implementsHeights.isOn || implementsItself(kind, of: side)
      || sectionOwner.responds(to: kind.method(of: side))
  }

  private func implementsItself(_ kind: HeightKind, of side: SectionSide) -> Bool {
    mappings.contains { $0.implements(kind, of: side) }
      || kind == .height && configuration[side].isHeightSemantic
  }

  /// The value that means "not implemented", for a method that only the owner could implement and
  /// does not.
  private func absence(
    _ kind: HeightKind, of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    guard !implementsItself(kind, of: side) else { return nil }
    return sectionOwner.absence(kind, of: side, in: section, tableView)
  }
}

#if canImport(UIKit) && canImport(ObjectiveC)
  extension SectionController {
    /// Whether the controller or its owner implements a method.
    public override func responds(to aSelector: Selector!) -> Bool {
      let method = NSStringFromSelector(aSelector)
      if let (kind, side) = HeightKind.requested(by: method) {
        return implements(kind, of: side)
      }
      return super.responds(to: aSelector) || sectionOwner.responds(to: method)
    }

    /// Sends the owner what the controller does not implement.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? { owner }
  }
#else
  extension SectionController {
    private static let implemented: Set<String> = [
      "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:",
      "tableView:titleForFooterInSection:", "tableView:viewForHeaderInSection:",
      "tableView:viewForFooterInSection:",
    ]

    /// Whether the controller or its owner implements a method.
    public func responds(to aSelector: Selector) -> Bool {
      let method = aSelector.description
      if let (kind, side) = HeightKind.requested(by: method) {
        return implements(kind, of: side)
      }
      return Self.implemented.contains(method) || sectionOwner.responds(to: method)
    }
  }
#endif
