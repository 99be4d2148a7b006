import Foundation
import SystemVersions
import TableEngine

/// The headers and footers of a table's sections: which are on the screen, where, and how high.
@MainActor final class SectionHeaders {
  unowned let table: UITableView

  /// The views on the screen, by section.
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  /// Views of before a reload.
  private var stale: [(kind: HeaderOrFooter, section: Int, view: UIView)] = []
  /// Sections whose header or footer has an estimate only because it is not known yet whether the
  /// delegate has views for them.
  var estimatedWithoutTitle: [HeaderOrFooter: [Int]] = [:]
  /// Whether sections are being reloaded by an update.
  var isReloadingSections = false

  init(_ table: UITableView) { self.table = table }

  private var rows: RowData { table.rows }

  /// The views of the headers or of the footers on the screen, by section.
  private(set) subscript(kind: HeaderOrFooter) -> [Int: UIView] {
    get { kind == .header ? headers : footers }
    _modify {
      switch kind {
      case .header: yield &headers
      case .footer: yield &footers
      }
    }
  }

  /// The views of all headers and footers on the screen, in no order.
  var views: [UIView] { Array(headers.values) + footers.values }

  /// The delegate has returned from its method for views, which it then has.
  func delegateHasViews(for kind: HeaderOrFooter) { estimatedWithoutTitle[kind] = nil }

  // MARK: Showing

  /// Shows the headers and footers in the bounds and takes the others off.
  func updateVisible() {
    guard table.bounds.height > 0, table.bounds.width > 0 else { return }
    repeat {
      let sections = rows.sections(from: table.bounds.minY, to: table.bounds.maxY)
      retire(outside: sections)
      for section in sections {
        update(.header, section)
        update(.footer, section)
      }
    } while dropWrongGuesses()
    table.visible.fillBounds()
  }

  private func retire(outside sections: Range<Int>) {
    for kind in HeaderOrFooter.allCases {
      for section in self[kind].keys.sorted() where !isVisible(kind, section, sections) {
        if let view = self[kind].removeValue(forKey: section) { retire(kind, section, view) }
      }
    }
  }

  private func isVisible(_ kind: HeaderOrFooter, _ section: Int, _ sections: Range<Int>) -> Bool {
    sections.contains(section) && section < rows.sectionCount
      && rows.height(of: kind, section) > 0 && frame(of: kind, section).overlaps(table.bounds)
  }

  /// Takes a header or footer off the screen into the reuse pool.
  private func retire(_ kind: HeaderOrFooter, _ section: Int, _ view: UIView) {
    takeOff(view)
    let delegate = table.calls.delegate
    switch kind {
    case .header:
      delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer:
      delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { table.reuse.add(view) }
  }

  /// Takes a view out of the table; a cell has no row that it could be reused for, which the console
  /// tells (W-07: hons82.blogspot.com of May 2014, iOS 7.1; CEWendel/SWTableViewCell #340 of 2015).
  private func takeOff(_ view: UIView) {
    if view is UITableViewCell, view.superview === table {
      table.process.console.log(Message.reusedCellWithoutRow)
    }
    view.removeFromSuperview()
  }

  /// Retires the views of before a reload.
  func retireStale() {
    let views = stale
    stale = []
    for (kind, section, view) in views { retire(kind, section, view) }
  }

  private func update(_ kind: HeaderOrFooter, _ section: Int) {
    guard section < rows.sectionCount, rows.height(of: kind, section) > 0,
      frame(of: kind, section).overlaps(table.bounds)
    else { return }
    let present = self[kind][section]
    if let present { measure(kind, section, again: present) }
    guard let view = present ?? makeView(kind, section) else { return }
    if present == nil { layOutWithoutSize(view) }
    let place = hugged(frame(of: kind, section), view, kind)
    guard present == nil else {
      view.frame = place
      return
    }
    // As a new cell, it does not come from where it was used before.
    UIView.performWithoutAnimation { view.frame = place }
    show(view, kind, section)
  }

  /// Makes the headers and footers of reloaded sections at the bounds of a table that has not been laid
  /// out; they are made at once, in a table without a size too (OKTableViewLiaison ef64480,
  /// TableViewLiaison 4fd782e, iOS 9.3 to 12.0).
  func makeReloaded(_ sections: [Int]) {
    for section in sections where section < rows.sectionCount && touchesBounds(section) {
      for kind in HeaderOrFooter.allCases where self[kind][section] == nil {
        guard rows.height(of: kind, section) > 0, let view = makeView(kind, section) else {
          continue
        }
        view.frame = frame(of: kind, section)
        show(view, kind, section)
      }
    }
  }

  private func touchesBounds(_ section: Int) -> Bool {
    let y = rows.y(ofSection: section)
    return y <= table.bounds.maxY && y + rows.height(ofSection: section) >= table.bounds.minY
  }

  /// Lays a new header or footer out with a width and a height of 0, where a reload of its section
  /// does that: constraints that need room are then in conflict.
  private func layOutWithoutSize(_ view: UIView) {
    guard isReloadingSections, table.behavior.laysOutReloadedEdgesWithoutSize else { return }
    view.frame = .zero
    table.addSubview(view)
    view.layoutIfNeeded()
  }

  private func show(_ view: UIView, _ kind: HeaderOrFooter, _ section: Int) {
    self[kind][section] = view
    let delegate = table.calls.delegate
    switch kind {
    case .header: delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
    table.addSubview(view)
  }

  /// The view of a header or footer: the delegate's, or one with the title. Its height is
  /// requested first if it was an estimate, then the view, then the title (M-01; TR-01 has the
  /// view before the title, too).
  private func makeView(_ kind: HeaderOrFooter, _ section: Int) -> UIView? {
    let requested = rows.extent(of: kind, section).isMeasured ? nil : requestedHeight(kind, section)
    let source = table.calls.view(kind, section)
    let title = table.calls.title(kind, section)
    // A method that returns nil leaves the title to the table (Tencent/QMUI_iOS #788).
    let view =
      if case .view(let own) = source { Optional(own) } else { title.map { titleView($0, kind) } }
    if let requested {
      applyHeight(requested, kind, section, view: view, title: title, source: source)
    }
    return rows.height(of: kind, section) > 0 ? view : nil
  }

  private func titleView(_ title: String, _ kind: HeaderOrFooter) -> UIView {
    let view = table.reuse.titleView()
    view.textLabel?.text = shownTitle(title, kind)
    if table.style != .plain {
      view.textLabel?.font = groupedTitleFont
      view.textLabel?.numberOfLines = 0
    }
    return view
  }

  // MARK: Where they are

  /// The frame of a header that is only as wide as its content, if the table hugs headers (iOS 18).
  private func hugged(_ frame: CGRect, _ view: UIView, _ kind: HeaderOrFooter) -> CGRect {
    guard kind == .header, table.contentHuggingElements.contains(.sectionHeaders),
      !Fault.hugsNoContent.isOn,
      let width = (view as? UITableViewHeaderFooterView)?.contentWidth(within: frame.size),
      width > 0, width < frame.width
    else { return frame }
    return CGRect(origin: frame.origin, size: CGSize(width: width, height: frame.height))
  }

  /// The frame of a header or footer on the screen; in the plain style it is pinned.
  private func frame(of kind: HeaderOrFooter, _ section: Int) -> CGRect {
    let height = rows.height(of: kind, section)
    let y = kind == .header ? headerY(section) : footerY(section)
    return table.sectionRect(y: y, height: height)
  }

  /// A plain header stays at the top while its section is there; a section that is only its
  /// header takes it along.
  private func headerY(_ section: Int) -> CGFloat {
    let y = rows.y(of: .header, section)
    guard table.style == .plain, !Fault.pinsNothing.isOn else { return y }
    let top = table.bounds.minY + table.adjustedContentInset.top
    let last = rows.y(of: .footer, section) - rows.height(of: .header, section)
    return max(min(top, last), y)
  }

  /// A plain footer stays at the bottom while its section is there.
  private func footerY(_ section: Int) -> CGFloat {
    let y = rows.y(of: .footer, section)
    guard table.style == .plain, !Fault.pinsNothing.isOn else { return y }
    let bottom =
      table.bounds.maxY - table.adjustedContentInset.bottom - rows.height(of: .footer, section)
    let first = rows.y(of: .header, section) + rows.height(of: .header, section)
    return min(max(bottom, first), y)
  }
}

// MARK: - RowFollower

extension SectionHeaders: RowFollower {
  /// The views go with their sections; those of reloaded sections go.
  func apply(_ plan: UpdatePlan) {
    let reloaded = Set(plan.reloadedSections.map(\.source))
    for kind in HeaderOrFooter.allCases {
      var moved: [Int: UIView] = [:]
      for (section, view) in self[kind].sorted(by: { $0.key < $1.key }) {
        if Fault.replacesCellsInUpdates.isOn {
          view.removeFromSuperview()
        } else if let new = plan.newSection(of: section), !reloaded.contains(section) {
          moved[new] = view
        } else {
          retire(kind, section, view)
        }
      }
      self[kind] = moved
    }
    takeOffCells()
  }

  /// An update takes cells that are headers or footers out of the table, as cells without a row:
  /// their room stays empty until the section comes onto the screen again (hbang/libcephei #53 of
  /// 2021: the superview is nil after `beginUpdates` and `endUpdates`; RxSwiftCommunity/RxDataSources
  /// #249, Ramotion/folding-cell #82, adamshin/SwiftReorder #16).
  private func takeOffCells() {
    for view in views where view is UITableViewCell { takeOff(view) }
  }

  /// The next layout takes the views off.
  func rowsWereReloaded() {
    for kind in HeaderOrFooter.allCases {
      stale += self[kind].sorted { $0.key < $1.key }.map { (kind, $0, $1) }
      self[kind] = [:]
    }
  }
}
