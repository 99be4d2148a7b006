#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Models, titles and views

extension SectionController {
  /// Whether a section may have the header or footer at all: it has items, or empty sections are
  /// to have one.
  func isVisible(_ side: SectionSide, in section: Int) -> Bool {
    TechniqueFault.showsEmptySections.isOn || configuration[side].displaysOnEmptySection
      || storage.numberOfItems(in: section) > 0
  }

  /// The model of a header or footer; nil where it is not visible.
  public func model(of side: SectionSide, in section: Int) -> Any? {
    guard isVisible(side, in: section) else { return nil }
    return storage.supplementaryModels.model(of: side, in: section)
  }

  /// The title of a header or footer: its model, if it is a string and the style is `title`.
  public func title(of side: SectionSide, in section: Int) -> String? {
    guard configuration[side].style == .title || TechniqueFault.titlesViews.isOn else { return nil }
    let model = model(of: side, in: section)
    return TechniqueFault.titlesEverything.isOn ? model.map { "\($0)" } : model as? String
  }

  /// The view of a header or footer; nil in the style `title`.
  public func view(
    of side: SectionSide, in section: Int, for tableView: UITableView
  ) -> UIView? {
    guard configuration[side].style == .view else { return nil }
    guard let model = model(of: side, in: section) else {
      return viewWithoutModel(of: side, in: section, tableView)
    }
    let mapping = mappings.first { $0.side == side && $0.accepts(model, section) }
    guard let mapping else {
      reportAnomaly(.noMapping(side, model: "\(model)", section: section))
      return nil
    }
    return mapping.makeView(tableView, model, section)
  }

  private func viewWithoutModel(
    of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> UIView? {
    if let view = sectionOwner.view(of: side, in: section, tableView) { return view }
    if isVisible(side, in: section) { reportAnomaly(.nilModel(side, section: section)) }
    return nil
  }
}
