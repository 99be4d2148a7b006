#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Heights

extension TemplateTableView {
  /// The height of a row that cannot be measured, in points: that of a standard row.
  private static let standardHeight: CGFloat = 44

  /// The height of a row, measured with the template cell of an identifier; nothing is kept.
  ///
  /// The identifier must be registered, by a class, a nib or a prototype. A cell that cannot be
  /// measured raises (``TemplateFault/reason``) and counts as 44 points high, and so does, without
  /// raising, any cell while the table has no width.
  ///
  /// - Parameters:
  ///   - identifier: A registered reuse identifier.
  ///   - configuration: Sets the content just as `cellForRowAt` does; called once.
  /// - Returns: Points, separator included.
  public func heightForCell<Cell: UITableViewCell>(
    withIdentifier identifier: String, configuration: (Cell) -> Void
  ) -> CGFloat { measuredHeight(identifier, configuration) ?? Self.standardHeight }

  /// The height of a row, measured when it is first requested and kept until its row changes.
  ///
  /// The first call also has the heights of all other rows measured while the main loop is idle,
  /// by requesting them from the delegate.
  public func heightForCell<Cell: UITableViewCell>(
    withIdentifier identifier: String, cacheByIndexPath indexPath: IndexPath,
    configuration: (Cell) -> Void
  ) -> CGFloat {
    if let height = cachedHeight(at: indexPath) {
      debugLog("hit cache", indexPath, height)
      return height
    }
    precache()
    let unmeasured = TechniqueFault.keepsUnmeasured.isOn ? Self.standardHeight : nil
    guard let height = measuredHeight(identifier, configuration) ?? unmeasured else {
      return Self.standardHeight
    }
    debugLog("calculate", indexPath, height)
    store(height, at: indexPath)
    return height
  }

  /// The height of a row, measured when a key is first requested and kept for that key.
  ///
  /// The key represents the content: another content needs another key, or
  /// ``invalidateHeight(forKey:)``. Updates and reloads leave it alone.
  public func heightForCell<Cell: UITableViewCell>(
    withIdentifier identifier: String, cacheByKey key: some Hashable,
    configuration: (Cell) -> Void
  ) -> CGFloat {
    if let height = cachedHeight(forKey: key) {
      debugLog("hit cache", key: key, height)
      return height
    }
    guard let height = measuredHeight(identifier, configuration) else {
      return Self.standardHeight
    }
    debugLog("calculate", key: key, height)
    keyedHeights[AnyHashable(key)] = height
    return height
  }

  /// Measures, or raises what is wrong; nil without a height.
  private func measuredHeight<Cell: UITableViewCell>(
    _ identifier: String, _ configuration: (Cell) -> Void
  ) -> CGFloat? {
    do throws(TemplateFault) {
      return try templates.measurement(
        withIdentifier: identifier, in: self, configuration: configuration
      ).height
    } catch {
      if !error.isTemporary { error.raise() }
      return nil
    }
  }
}

// MARK: - Kept heights

extension TemplateTableView {
  /// The height that is kept for a row, if there is one.
  public func cachedHeight(at indexPath: IndexPath) -> CGFloat? {
    discardHeightsOfOtherConditions()
    return TechniqueFault.findsNoHeight.isOn ? nil : rowHeights[indexPath]
  }

  /// The height that is kept for a key, if there is one.
  public func cachedHeight(forKey key: some Hashable) -> CGFloat? {
    discardHeightsOfOtherConditions()
    return TechniqueFault.findsNoHeight.isOn ? nil : keyedHeights[AnyHashable(key)]
  }

  /// Forgets the height of a row.
  public func invalidateHeight(at indexPath: IndexPath) { rowHeights.forget(indexPath) }

  /// Forgets the height of a key.
  public func invalidateHeight(forKey key: some Hashable) {
    if !TechniqueFault.forgetsNoKey.isOn { keyedHeights[AnyHashable(key)] = nil }
  }

  /// Forgets all heights, of rows and of keys.
  public func invalidateAllHeights() {
    discardRowHeights()
    keyedHeights.removeAll()
  }

  /// Lets the kept heights follow a row that the user has dragged to another place.
  ///
  /// A table calls only its data source for a reordering: call this from
  /// `tableView(_:moveRowAt:to:)`, after the data has changed.
  public func moveHeight(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let counts = sourceCounts else { return discardRowHeights() }
    rowHeights.move(indexPath, to: newIndexPath, counts: counts)
  }

  func discardRowHeights() { rowHeights = RowHeights() }

  /// Keeps the height of a row that exists in the data source.
  ///
  /// The counts come from the data source, not the table: a table whose counts are read within a
  /// height request may start to rebuild them.
  private func store(_ height: CGFloat, at indexPath: IndexPath) {
    guard let counts = sourceCounts, indexPath.count == 2 else { return }
    let (section, row) = (indexPath.section, indexPath.row)
    guard section >= 0, row >= 0, section < counts.sections else { return }
    let rowCount = counts.rows(section)
    guard row < rowCount else { return }
    rowHeights.store(height, at: indexPath, sectionCount: counts.sections, rowCount: rowCount)
  }

  /// The counts of the data source.
  var sourceCounts: TableCounts? {
    guard let dataSource else { return nil }
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    return TableCounts(sections: max(sections, 0)) { section in
      dataSource.tableView(self, numberOfRowsInSection: section)
    }
  }

  /// Heights measured at another width, with another separator or text size, are of no use.
  func discardHeightsOfOtherConditions() {
    let isSame =
      conditions.map { $0.width == bounds.width && $0.hasSeparators == (separatorStyle != .none) }
      ?? false
    guard !isSame, !TechniqueFault.keepsHeights.isOn else { return }
    invalidateAllHeights()
    conditions = MeasuringConditions(
      width: bounds.width, hasSeparators: separatorStyle != .none)
  }
}
