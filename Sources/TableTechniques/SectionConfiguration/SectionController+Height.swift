#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Heights

extension SectionController {
  /// What a height can come from.
  private enum HeightSource {
    /// The minimal height, in a section that is not to have the header or footer.
    case hidden
    /// A closure given for the type of the model.
    case reaction
    case owner
    /// Model, section style and table style.
    case semantics
  }

  /// What is tried in which order: only a header is hidden before anyone is called
  /// (D-12 to D-17).
  private static func order(of side: SectionSide) -> [HeightSource] {
    switch side {
    case .header: [.hidden, .reaction, .owner, .semantics]
    case .footer: [.reaction, .owner, .hidden, .semantics]
    }
  }

  /// The height of a header or footer, in points or `automaticDimension`.
  ///
  /// The same whether or not semantic heights are on, which only decides whether a table calls it.
  public func height(
    of side: SectionSide, in section: Int, for tableView: UITableView
  ) -> CGFloat {
    let slip: CGFloat = TechniqueFault.returnsHigherSections.isOn ? 1 : 0
    for source in Self.order(of: side) {
      if let height = height(from: source, of: side, in: section, tableView) {
        return height + slip
      }
    }
    return slip + minimalHeight(of: side, in: section, tableView)
  }

  /// The estimated height of a header or footer, in points: of a reaction, of the owner, or the
  /// table's property.
  public func estimatedHeight(
    of side: SectionSide, in section: Int, for tableView: UITableView
  ) -> CGFloat {
    reactionHeight(.estimatedHeight, of: side, in: section)
      ?? ownerHeight(.estimatedHeight, of: side, in: section, tableView)
      ?? tableView.estimatedSectionHeight(of: side)
  }

  private func height(
    from source: HeightSource, of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    switch source {
    case .hidden:
      isVisible(side, in: section) ? nil : minimalHeight(of: side, in: section, tableView)
    case .reaction: reactionHeight(.height, of: side, in: section)
    case .owner: ownerHeight(.height, of: side, in: section, tableView)
    case .semantics: semanticHeight(of: side, in: section, tableView)
    }
  }

  private func semanticHeight(
    of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    guard model(of: side, in: section) != nil else { return nil }
    switch configuration[side].style {
    case .title: return UITableView.automaticDimension
    case .view: return tableView.sectionHeight(of: side)
    }
  }

  private func minimalHeight(
    of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> CGFloat {
    usable(configuration[side].minimalHeight(tableView), of: side, in: section)
      ?? TableViewConfiguration.minimalHeight(of: tableView)
  }

  private func reactionHeight(
    _ kind: HeightKind, of side: SectionSide, in section: Int
  ) -> CGFloat? {
    guard let model = model(of: side, in: section) else { return nil }
    for mapping in mappings where mapping.side == side && mapping.accepts(model, section) {
      for reaction in mapping.reactions where reaction.kind == kind {
        return reaction.height(model, section).flatMap { usable($0, of: side, in: section) }
      }
    }
    return nil
  }

  private func ownerHeight(
    _ kind: HeightKind, of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    sectionOwner.height(kind, of: side, in: section, tableView)
      .flatMap { usable($0, of: side, in: section) }
  }

  /// The height if a table can use it; another is reported, and the next source decides.
  private func usable(_ height: CGFloat, of side: SectionSide, in section: Int) -> CGFloat? {
    if height == UITableView.automaticDimension { return height }
    if height.isFinite, height >= 0 { return height }
    reportAnomaly(.unusableHeight(side, height: height, section: section))
    return nil
  }
}
