/// Sections held in memory.
@MainActor public final class MemorySections: SectionStorage {
  /// The items, by section.
  public var items: [[Any]]
  /// The models of headers and footers.
  public var supplementaryModels = SupplementaryModels()

  /// Sections of these items.
  public init(_ items: [[Any]] = []) { self.items = items }

  /// How many sections there are.
  public var numberOfSections: Int { items.count }

  /// How many items a section has; 0 for one that does not exist.
  public func numberOfItems(in section: Int) -> Int {
    items.indices.contains(section) ? items[section].count : 0
  }
}
