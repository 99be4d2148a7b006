import Foundation
import SystemVersions
import TableEngine

// MARK: - Headers and footers on the screen

extension UITableView {
  /// Shows the headers and footers in the bounds and takes the others off.
  func updateVisibleEdges() {
    guard bounds.height > 0, bounds.width > 0 else { return }
    repeat {
      let sections = rows.sections(from: bounds.minY, to: bounds.maxY)
      retireEdges(outside: sections)
      for section in sections {
        update(.header, section)
        update(.footer, section)
      }
    } while dropWrongGuesses()
    fillBounds()
  }

  /// Gives headers and footers that were estimated, before it was known that the delegate has no
  /// views for them, the height of those without; returns whether there were any.
  private func dropWrongGuesses() -> Bool {
    var isChanged = false
    for edge in Edge.allCases
    where unimplementedMethods.isSuperset(of: [edge.viewMethod, edge.heightMethod]) {
      let guessed = rows.estimatedEdgesWithoutTitle.removeValue(forKey: edge) ?? []
      guard !guessed.isEmpty else { continue }
      let extents = edge == .header ? rows.geometry.headers : rows.geometry.footers
      let wrong = guessed.filter { section in
        section < extents.count && !extents[section].isMeasured
          && dataSourceTitle(edge, section) == nil
      }
      guard !wrong.isEmpty else { continue }
      let heights = wrong.sorted().map { section in
        let value = requestedHeight(edge, section)
        return (
          section,
          resolvedHeight(value, edge, section, view: nil, title: nil, source: .notImplemented)
        )
      }
      rows.measure(edge, heights, padding: topPadding)
      isChanged = true
    }
    return isChanged
  }

  private func retireEdges(outside sections: Range<Int>) {
    for edge in Edge.allCases {
      for section in display[edge].keys.sorted() where !isVisible(edge, section, sections) {
        if let view = display[edge].removeValue(forKey: section) { retire(edge, section, view) }
      }
    }
  }

  private func isVisible(_ edge: Edge, _ section: Int, _ sections: Range<Int>) -> Bool {
    sections.contains(section) && section < rows.sectionCount
      && rows.height(of: edge, section) > 0 && frame(of: edge, section).intersects(bounds)
  }

  /// Takes a header or footer off the screen into the reuse pool.
  func retire(_ edge: Edge, _ section: Int, _ view: UIView) {
    view.removeFromSuperview()
    switch edge {
    case .header:
      calledDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer:
      calledDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    registry.headersAndFooters.add(view, identifier: view.reuseIdentifier)
  }

  private func update(_ edge: Edge, _ section: Int) {
    guard section < rows.sectionCount, rows.height(of: edge, section) > 0,
      frame(of: edge, section).intersects(bounds)
    else { return }
    let present = display[edge][section]
    if let present { measure(edge, section, again: present) }
    guard let view = present ?? makeView(edge, section) else { return }
    if present == nil { layOutWithoutSize(view) }
    view.frame = hugged(frame(of: edge, section), view, edge)
    guard present == nil else { return }
    show(view, edge, section)
  }

  /// Lays a new header or footer out with a width and a height of 0, where a reload of its section
  /// does that: constraints that need room are then in conflict.
  private func layOutWithoutSize(_ view: UIView) {
    guard display.isReloadingSections, behavior.laysOutReloadedEdgesWithoutSize else { return }
    view.frame = .zero
    addSubview(view)
    view.layoutIfNeeded()
  }

  private func show(_ view: UIView, _ edge: Edge, _ section: Int) {
    display[edge][section] = view
    switch edge {
    case .header:
      calledDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer:
      calledDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
  }

  /// The view of a header or footer: the delegate's, or one with the title. Its height is
  /// requested first if it was an estimate, then the view, then the title (M-01; TR-01 has the
  /// view before the title, too).
  private func makeView(_ edge: Edge, _ section: Int) -> UIView? {
    let requested = rows.extent(of: edge, section).isMeasured ? nil : requestedHeight(edge, section)
    let source = delegateView(edge, section)
    let title = dataSourceTitle(edge, section)
    // A method that returns nil leaves the title to the table (Tencent/QMUI_iOS #788).
    let view =
      if case .view(let own) = source { Optional(own) } else { title.map { titleView($0, edge) } }
    if let requested {
      applyHeight(requested, edge, section, view: view, title: title, source: source)
    }
    return rows.height(of: edge, section) > 0 ? view : nil
  }

  private func titleView(_ title: String, _ edge: Edge) -> UIView {
    let identifier = Self.titleViewIdentifier
    let view =
      registry.headersAndFooters.take(identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.tableView = self
    view.textLabel?.text = shownTitle(title, edge)
    if style != .plain {
      view.textLabel?.font = groupedTitleFont
      view.textLabel?.numberOfLines = 0
    }
    return view
  }

  /// The reuse identifier of headers and footers that the table makes for titles.
  private static let titleViewIdentifier = "\u{0}title"

  private func measure(
    _ edge: Edge, _ section: Int, view: UIView?, title: String?, source: DelegateView
  ) {
    guard !rows.extent(of: edge, section).isMeasured else { return }
    applyHeight(
      requestedHeight(edge, section), edge, section, view: view, title: title, source: source)
  }

  /// The height that the delegate or the table's property gives, which may leave it open.
  private func requestedHeight(_ edge: Edge, _ section: Int) -> CGFloat {
    delegateHeight(edge, section) ?? (edge == .header ? sectionHeaderHeight : sectionFooterHeight)
  }

  /// Stores a requested height.
  private func applyHeight(
    _ value: CGFloat, _ edge: Edge, _ section: Int, view: UIView?, title: String?,
    source: DelegateView
  ) {
    // The callbacks may have changed the rows meanwhile.
    guard section < rows.sectionCount else { return }
    let height = resolvedHeight(value, edge, section, view: view, title: title, source: source)
    rows.measure(edge, section, height, padding: topPadding)
  }

  /// The height for a requested value: the view's own if the request left it open.
  private func resolvedHeight(
    _ value: CGFloat, _ edge: Edge, _ section: Int, view: UIView?, title: String?,
    source: DelegateView
  ) -> CGFloat {
    guard !leavesHeightOpen(value) else {
      return fittingHeight(edge, section, view: view, title: title, source: source)
    }
    if case .view = source { return checked(value, edge, section) }
    return max(checked(value, edge, section), titleHeight(edge, section, title: title))
  }

  /// Measures a header or footer that stays while a rebuild has forgotten its height.
  private func measure(_ edge: Edge, _ section: Int, again view: UIView) {
    let titled = view as? UITableViewHeaderFooterView
    guard titled?.reuseIdentifier == Self.titleViewIdentifier else {
      return measure(edge, section, view: view, title: nil, source: .view(view))
    }
    let title = titled?.textLabel?.text
    measure(edge, section, view: view, title: title, source: .notImplemented)
  }

  /// The height of `automaticDimension` now that the view can be measured.
  private func fittingHeight(
    _ edge: Edge, _ section: Int, view: UIView?, title: String?, source: DelegateView
  ) -> CGFloat {
    if case .view(let own) = source {
      (own as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
      let target = CGSize(width: sectionWidth, height: 0)
      let isConstrained = own.hasConstraintsInside
      let fitting =
        (own is UITableViewHeaderFooterView || isConstrained
        ? own.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) : own.sizeThatFits(target)).height
      return fitting > 0 && fitting.isFinite ? fitting : rows.height(of: edge, section)
    }
    // From iOS 11 a method that returns nil still leaves the estimated space (catalogue:
    // nil-header-view-still-takes-space).
    if case .none = source, title == nil { return rows.height(of: edge, section) }
    return automaticHeight(edge, section, title: title)
  }
}

// MARK: - Where they are

extension UITableView {
  /// The frame of a header that is only as wide as its content, if the table hugs headers (iOS 18).
  private func hugged(_ frame: CGRect, _ view: UIView, _ edge: Edge) -> CGRect {
    guard edge == .header, contentHuggingElements.contains(.sectionHeaders),
      let width = (view as? UITableViewHeaderFooterView)?.contentWidth(within: frame.size),
      width > 0, width < frame.width
    else { return frame }
    return CGRect(origin: frame.origin, size: CGSize(width: width, height: frame.height))
  }

  /// The frame of a header or footer on the screen; in the plain style it is pinned.
  private func frame(of edge: Edge, _ section: Int) -> CGRect {
    let height = rows.height(of: edge, section)
    let y = edge == .header ? headerY(section) : footerY(section)
    return sectionRect(y: y, height: height)
  }

  /// A plain header stays at the top while its section is there; a section that is only its
  /// header takes it along.
  private func headerY(_ section: Int) -> CGFloat {
    let y = rows.y(of: .header, section)
    guard style == .plain else { return y }
    let top = bounds.minY + adjustedContentInset.top
    let last = rows.y(of: .footer, section) - rows.height(of: .header, section)
    return max(min(top, last), y)
  }

  /// A plain footer stays at the bottom while its section is there.
  private func footerY(_ section: Int) -> CGFloat {
    let y = rows.y(of: .footer, section)
    guard style == .plain else { return y }
    let bottom = bounds.maxY - adjustedContentInset.bottom - rows.height(of: .footer, section)
    let first = rows.y(of: .header, section) + rows.height(of: .header, section)
    return min(max(bottom, first), y)
  }
}
