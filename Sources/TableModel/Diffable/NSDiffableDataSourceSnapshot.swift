import Foundation
import SystemVersions
import UIKitModel

/// Sections and items by their identifiers, at one moment.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to reload.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to reconfigure.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// An empty snapshot.
  public init() {}
}

// MARK: - Queries

extension NSDiffableDataSourceSnapshot {
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items a section has; 0 for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section in order; up to iOS 13 none for a section that is not there.
  ///
  /// - Raises: from iOS 14 an exception for a section that is not there (M-23; its words are not on
  ///   record).
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if items[identifier] == nil, SystemVersion.current.behavior.raisesForItemsOfMissingSection {
      raise("Invalid parameter not satisfying: section identifier \(identifier) is in the snapshot")
    }
    return items[identifier] ?? []
  }

  /// The section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// The position of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    else { return nil }
    let before = sectionIdentifiers.prefix { $0 != section }
    return before.reduce(index) { $0 + (items[$1]?.count ?? 0) }
  }

  /// The position of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one.
  ///
  /// Those that are there already are moved, with a warning (M-15); up to iOS 14 they raise.
  ///
  /// - Raises: an exception for an identifier that is in the array twice, or without a section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      raise("There are currently no sections in the data source. Please add a section first.")
      return
    }
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Adds items behind another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in gone { sectionOfItem[identifier] = nil }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = Self() }

  /// Puts an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Puts an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Has the cells of items made anew when the snapshot is applied.
  ///
  /// - Raises: an exception for an identifier that is not in the snapshot (M-22).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) {
      raise(
        "Attempted to reload item identifier that does not exist in the snapshot: \(missing)")
      return
    }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items configured again in place when the snapshot is applied (iOS 15).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard require(identifiers) else { return }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    let known = identifiers.filter { sectionOfItem[$0] != nil }
    let moves = SystemVersion.current.behavior.movesKnownIdentifiers
    guard moves || known.isEmpty, Set(identifiers).count == identifiers.count else {
      raise(SnapshotMessage.duplicates(moves || known.isEmpty ? identifiers : known))
      return
    }
    guard known.isEmpty || !Fault.movesNoItem.isOn else { return }
    let target = known.isEmpty ? index : takeOut(known, movedTo: section, at: index)
    items[section, default: []].insert(contentsOf: identifiers, at: target)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  /// Takes out what is added again, with a warning; returns where the new place is without it.
  private mutating func takeOut(
    _ known: [ItemIdentifierType], movedTo section: SectionIdentifierType, at index: Int
  ) -> Int {
    AppProcess.current.console.log(SnapshotMessage.known(known))
    let gone = Set(known)
    let before = items[section]?.prefix(index).count(where: gone.contains) ?? 0
    deleteItems(known)
    return index - before
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard require([other]), let section = sectionOfItem[other],
      let index = items[section]?.firstIndex(of: other)
    else { return }
    insert(identifiers, in: section, at: index + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard require([identifier, other]), identifier != other else { return }
    deleteItems([identifier])
    insert([identifier], beside: other, offset: offset)
  }

  private func require(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
    raise("Invalid parameter not satisfying: item identifier \(missing) is in the snapshot")
    return false
  }

  private func raise(_ reason: String) { AppProcess.current.raise(UIKitException(reason)) }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
  }

  /// Adds sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Takes sections out with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { sectionOfItem[item] = nil }
      items[identifier] = nil
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Puts a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Puts a section behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Has the rows of sections made anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ index(of: $0) != nil }) else { return }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let doubles = identifiers.filter { items[$0] != nil }
    guard doubles.isEmpty, Set(identifiers).count == identifiers.count else {
      raise(SnapshotMessage.duplicates(doubles.isEmpty ? identifiers : doubles))
      return
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard let source = index(of: identifier), index(of: other) != nil, identifier != other else {
      return
    }
    sectionIdentifiers.remove(at: source)
    guard let target = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(identifier, at: target + offset)
  }

  private func index(of identifier: SectionIdentifierType) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: identifier)
    if index == nil {
      raise("Invalid parameter not satisfying: section identifier \(identifier) is in the snapshot")
    }
    return index
  }
}

// MARK: - Applying

extension NSDiffableDataSourceSnapshot {
  /// The same snapshot without requests to reload, with the values of `old` for identifiers that
  /// are equal: what is equal is not replaced (catalogue: diffable-equal-id-stale-item).
  func applied(over old: Self) -> Self {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    let known = Set(old.sectionOfItem.keys)
    for (section, identifiers) in items {
      result.items[section] = identifiers.map { identifier in
        known.firstIndex(of: identifier).map { known[$0] } ?? identifier
      }
    }
    return result
  }
}

/// What a snapshot raises and logs.
private enum SnapshotMessage {
  /// M-15.
  static func known<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    let isOne = identifiers.count == 1
    let (item, exist) = isOne ? ("identifier", "exists") : ("identifiers", "exist")
    let list =
      isOne
      ? "\(identifiers[0])"
      : "(\n" + identifiers.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    return
      "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append "
      + "\(identifiers.count) item \(item) that already \(exist) in the snapshot. The existing item "
      + "\(item) will be moved into place instead, but this operation will be more expensive. For "
      + "best performance, inserted item identifiers should always be unique. Set a symbolic "
      + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch "
      + "this in the debugger. Item \(item) that already \(exist): \(list)"
  }

  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    let list = identifiers.map { "\($0)" }.joined(separator: ", ")
    return "Fatal: supplied identifiers are not unique. Duplicate identifiers: {(\(list))}"
  }
}

// MARK: - Other identifiers

extension NSDiffableDataSourceSnapshot {
  /// The same with other identifiers, each made of one of these; nil where one cannot be made.
  func mapped<Section, Item>(
    _ section: (SectionIdentifierType) -> Section?, _ item: (ItemIdentifierType) -> Item?
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    for each in sectionIdentifiers {
      let own = items[each] ?? []
      let mapped = own.compactMap(item)
      guard let new = section(each), mapped.count == own.count else { return nil }
      result.appendSections([new])
      result.appendItems(mapped, toSection: new)
    }
    result.reloadedSectionIdentifiers = reloadedSectionIdentifiers.compactMap(section)
    result.reloadedItemIdentifiers = reloadedItemIdentifiers.compactMap(item)
    result.reconfiguredItemIdentifiers = reconfiguredItemIdentifiers.compactMap(item)
    return result
  }
}
