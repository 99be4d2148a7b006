import Foundation
import SystemVersions
import TableEngine

// MARK: - Before they are shown

extension SectionHeaders {
  /// Requests a section's header and footer before they are shown.
  func request(_ section: Int) -> SectionExtents {
    let header = unshownExtent(.header, section)
    let footer = unshownExtent(.footer, section)
    return SectionExtents(
      topPadding: header.height > 0 ? topPadding : 0, header: header, footer: footer)
  }

  /// The space above each header of a section.
  private var topPadding: CGFloat {
    guard table.style == .plain, table.behavior.plainHeaderTopPadding > 0 else { return 0 }
    let padding = table.sectionHeaderTopPadding
    return padding == UITableView.automaticDimension
      ? table.behavior.plainHeaderTopPadding : max(padding.isFinite ? padding : 0, 0)
  }

  /// A header's or footer's height before it is shown.
  ///
  /// Where it is estimated and the delegate may have views, the title is left for later (M-01).
  private func unshownExtent(_ kind: HeaderOrFooter, _ section: Int) -> Extent {
    let isGuess = table.calls.implements(kind.viewMethod)
    if isGuess, let estimate = table.calls.estimate(kind, section) {
      estimatedWithoutTitle[kind, default: []].append(section)
      return .estimated(estimate)
    }
    let title = table.calls.title(kind, section)
    if !isGuess, title != nil, let estimate = table.calls.estimate(kind, section) {
      return .estimated(estimate)
    }
    return .measured(unshownHeight(kind, section, title: title))
  }

  private func unshownHeight(_ kind: HeaderOrFooter, _ section: Int, title: String?) -> CGFloat {
    var height: CGFloat?
    for _ in 0..<table.behavior.edgeHeightRequestsPerRebuild {
      height = table.calls.height(kind, section)
    }
    if height == nil, table.style == .plain, title == nil,
      !table.calls.implements(kind.viewMethod)
    {
      // The property alone makes no header: storyboards set 22 or 28 for every table, and the
      // content of one without titles ends with its rows (H-27).
      return 0
    }
    if height == 0, title != nil, table.calls.isFirstGroupedHeader(kind, section),
      table.behavior.losesFirstGroupedTitleOfNoHeight
    {
      return 0
    }
    let value = height ?? property(kind)
    guard leavesHeightOpen(value) else {
      return max(
        table.calls.checked(value, kind, section), titleHeight(kind, section, title: title))
    }
    return automaticHeight(kind, section, title: title)
  }

  /// The table's own height of headers or footers.
  private func property(_ kind: HeaderOrFooter) -> CGFloat {
    kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
  }

  /// Gives headers and footers that were estimated, before it was known that the delegate has no
  /// views for them, the height of those without; returns whether there were any.
  func dropWrongGuesses() -> Bool {
    var isChanged = false
    for kind in HeaderOrFooter.allCases
    where table.calls.unimplemented.isSuperset(of: [kind.viewMethod, kind.heightMethod]) {
      let guessed = estimatedWithoutTitle.removeValue(forKey: kind) ?? []
      guard !guessed.isEmpty else { continue }
      let extents = kind == .header ? table.rows.geometry.headers : table.rows.geometry.footers
      let wrong = guessed.filter { section in
        section < extents.count && !extents[section].isMeasured
          && table.calls.title(kind, section) == nil
      }
      guard !wrong.isEmpty else { continue }
      let heights = wrong.sorted().map { section in
        let value = requestedHeight(kind, section)
        return (
          section,
          resolvedHeight(value, kind, section, view: nil, title: nil, source: .notImplemented)
        )
      }
      table.rows.measure(kind, heights, padding: topPadding)
      isChanged = true
    }
    return isChanged
  }
}

// MARK: - When they are shown

extension SectionHeaders {
  /// The height that the delegate or the table's property gives, which may leave it open.
  func requestedHeight(_ kind: HeaderOrFooter, _ section: Int) -> CGFloat {
    table.calls.height(kind, section) ?? property(kind)
  }

  /// Stores a requested height.
  func applyHeight(
    _ value: CGFloat, _ kind: HeaderOrFooter, _ section: Int, view: UIView?, title: String?,
    source: DelegateCalls.ReturnedView
  ) {
    // The callbacks may have changed the rows meanwhile.
    guard section < table.rows.sectionCount else { return }
    let height = resolvedHeight(value, kind, section, view: view, title: title, source: source)
    table.rows.measure(kind, section, height, padding: topPadding)
  }

  /// Measures a header or footer that stays while a rebuild has forgotten its height.
  func measure(_ kind: HeaderOrFooter, _ section: Int, again view: UIView) {
    guard !table.rows.extent(of: kind, section).isMeasured else { return }
    let titled = view as? UITableViewHeaderFooterView
    let isTitle = titled?.reuseIdentifier == CellReuse.titleViewIdentifier
    applyHeight(
      requestedHeight(kind, section), kind, section, view: view,
      title: isTitle ? titled?.textLabel?.text : nil,
      source: isTitle ? .notImplemented : .view(view))
  }

  /// The height for a requested value: the view's own if the request left it open.
  private func resolvedHeight(
    _ value: CGFloat, _ kind: HeaderOrFooter, _ section: Int, view: UIView?, title: String?,
    source: DelegateCalls.ReturnedView
  ) -> CGFloat {
    guard !leavesHeightOpen(value) else {
      return fittingHeight(kind, section, view: view, title: title, source: source)
    }
    let height = table.calls.checked(value, kind, section)
    if case .view = source { return height }
    return max(height, titleHeight(kind, section, title: title))
  }

  /// The height of `automaticDimension` now that the view can be measured.
  private func fittingHeight(
    _ kind: HeaderOrFooter, _ section: Int, view: UIView?, title: String?,
    source: DelegateCalls.ReturnedView
  ) -> CGFloat {
    if case .view(let own) = source, !Fault.fitsNoHeader.isOn {
      let fitting = fittingHeight(of: own)
      return fitting > 0 && fitting.isFinite ? fitting : table.rows.height(of: kind, section)
    }
    // From iOS 11 a method that returns nil still leaves the estimated space (catalogue:
    // nil-header-view-still-takes-space).
    if case .none = source, title == nil { return table.rows.height(of: kind, section) }
    return automaticHeight(kind, section, title: title)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let headerFooter = view as? UITableViewHeaderFooterView
    headerFooter?.updateConfigurationIfNeeded()
    view.updateConstraintsIfNeeded()
    let target = CGSize(width: table.sectionWidth, height: 0)
    guard headerFooter != nil || view.hasConstraintsInside else {
      return view.sizeThatFits(target).height
    }
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether a header's or footer's height is the table's to find: `automatic`, and 0 in the grouped
  /// styles (claim D-25; Tencent/QMUI_iOS, QMUICommonTableViewController.m).
  private func leavesHeightOpen(_ value: CGFloat) -> Bool {
    value == UITableView.automaticDimension || table.style != .plain && value == 0
  }
}

// MARK: - Titles

extension SectionHeaders {
  /// The height of `automaticDimension` without a view to measure.
  private func automaticHeight(
    _ kind: HeaderOrFooter, _ section: Int, title: String?
  ) -> CGFloat {
    guard table.style == .plain else {
      let isFirst =
        kind == .header && section == 0 && (table.tableHeaderView?.frame.height ?? 0) == 0
        && !Fault.makesNoGap.isOn
      guard title != nil else {
        return isFirst ? HeaderFooterHeight.firstGroup : HeaderFooterHeight.untitledGrouped
      }
      return groupedTitleHeight(kind, isFirst: isFirst) + heightOfFurtherLines(kind, title)
    }
    return title == nil ? 0 : table.behavior.plainTitleHeight
  }

  private func groupedTitleHeight(_ kind: HeaderOrFooter, isFirst: Bool) -> CGFloat {
    guard kind == .header else { return HeaderFooterHeight.titledGroupedFooter }
    let space = CGFloat(table.behavior.spaceAboveFirstGroupTitle).roundedToPixels(
      .down, scale: table.pixelScale)
    return table.behavior.groupedTitleHeight + (isFirst ? space : 0)
  }

  /// The font of titles in the grouped styles. Model's choice; no public source.
  var groupedTitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// The title as it is shown.
  func shownTitle(_ title: String, _ kind: HeaderOrFooter) -> String {
    let isCapitalized =
      kind == .header && table.style != .plain && table.behavior.capitalizesGroupedTitles
    return isCapitalized ? title.uppercased() : title
  }

  /// What the lines of a title after the first one add: in the grouped styles titles wrap
  /// (youknowone/UI7Kit #110, of footers; that headers do too is the model's).
  private func heightOfFurtherLines(_ kind: HeaderOrFooter, _ title: String?) -> CGFloat {
    let width = table.sectionWidth - table.partMargins.left - table.partMargins.right
    guard let title, width > 0 else { return 0 }
    let font = groupedTitleFont
    let text = shownTitle(title, kind).boundingRect(
      with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    return max((text.height - font.lineHeight).roundedToPixels(scale: table.pixelScale), 0)
  }

  /// The height that a section's title has at least, if the height is the table's own
  /// `sectionHeaderHeight`: titles are as high as ever in files that set 10, 18 or 22 (C-084, C-090,
  /// C-091, C-101). That a greater property counts is the model's.
  private func titleHeight(_ kind: HeaderOrFooter, _ section: Int, title: String?) -> CGFloat {
    guard kind == .header, title != nil, !table.calls.implements(kind.heightMethod) else {
      return 0
    }
    return automaticHeight(kind, section, title: title)
  }
}
