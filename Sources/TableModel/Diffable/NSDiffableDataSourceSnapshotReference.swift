import Foundation
import UIKitModel

/// A snapshot that is an object, as Objective-C has it: of identifiers of any type.
///
/// ``NSDiffableDataSourceSnapshot`` is its part for Swift, and `as` makes one of the other.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// An identifier of any type. What cannot be compared equals nothing else.
  private struct Identifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    let value: AnyHashable
    let original: Any

    init(_ original: Any) {
      self.original = original
      value = original as? AnyHashable ?? AnyHashable(ObjectIdentifier(original as AnyObject))
    }

    var description: String { "\(original)" }

    static func == (first: Self, second: Self) -> Bool { first.value == second.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  private var snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>()

  /// An empty snapshot.
  public override init() { super.init() }

  /// Another snapshot of the same sections and items.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.snapshot = snapshot
    return copy
  }

  /// The same as a snapshot of types; nil if an identifier is of another type.
  fileprivate func typed<Section, Item>() -> NSDiffableDataSourceSnapshot<Section, Item>? {
    snapshot.mapped({ $0.original as? Section }, { $0.original as? Item })
  }

  /// The same as a snapshot of types.
  fileprivate convenience init<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    if let mapped = snapshot.mapped(Identifier.init, Identifier.init) { self.snapshot = mapped }
  }

  private func identifiers(_ values: [Any]) -> [Identifier] { values.map(Identifier.init) }
}

// MARK: - Queries

extension NSDiffableDataSourceSnapshotReference {
  /// How many items there are in all sections.
  public var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are.
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in order.
  public var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.original) }
  /// The items of all sections in order.
  public var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.original) }
  /// The sections to reload.
  public var reloadedSectionIdentifiers: [Any] {
    snapshot.reloadedSectionIdentifiers.map(\.original)
  }
  /// The items to reload.
  public var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.original) }
  /// The items to reconfigure.
  public var reconfiguredItemIdentifiers: [Any] {
    snapshot.reconfiguredItemIdentifiers.map(\.original)
  }

  /// How many items a section has; 0 for one that is not there.
  public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: Identifier(sectionIdentifier))
  }

  /// The items of a section in order; for one that is not there as
  /// ``NSDiffableDataSourceSnapshot/itemIdentifiers(inSection:)``.
  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: Identifier(sectionIdentifier)).map(\.original)
  }

  /// The section that an item is in; nil for none.
  public func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: Identifier(itemIdentifier))?.original
  }

  /// The position of an item among all items; `NSNotFound` for none.
  public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
  }

  /// The position of a section; `NSNotFound` for none.
  public func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
  }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshotReference {
  /// Adds items at the end of the last section.
  public func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(self.identifiers(identifiers))
  }

  /// Adds items at the end of a section.
  public func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    snapshot.appendItems(self.identifiers(identifiers), toSection: Identifier(sectionIdentifier))
  }

  /// Adds items before another.
  public func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(self.identifiers(identifiers), beforeItem: Identifier(itemIdentifier))
  }

  /// Adds items behind another.
  public func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(self.identifiers(identifiers), afterItem: Identifier(itemIdentifier))
  }

  /// Takes items out; those that are not there are passed over.
  public func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(self.identifiers(identifiers))
  }

  /// Takes all items and sections out.
  public func deleteAllItems() { snapshot.deleteAllItems() }

  /// Puts an item before another.
  public func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(Identifier(fromIdentifier), beforeItem: Identifier(toIdentifier))
  }

  /// Puts an item behind another.
  public func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(Identifier(fromIdentifier), afterItem: Identifier(toIdentifier))
  }

  /// Has the cells of items made anew when the snapshot is applied.
  public func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(self.identifiers(identifiers))
  }

  /// Has the cells of items configured again in place when the snapshot is applied (iOS 15).
  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(self.identifiers(identifiers))
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshotReference {
  /// Adds sections at the end.
  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(identifiers(sectionIdentifiers))
  }

  /// Adds sections before another.
  public func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.insertSections(
      identifiers(sectionIdentifiers), beforeSection: Identifier(toIdentifier))
  }

  /// Adds sections behind another.
  public func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.insertSections(
      identifiers(sectionIdentifiers), afterSection: Identifier(toIdentifier))
  }

  /// Takes sections out with their items.
  public func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(identifiers(sectionIdentifiers))
  }

  /// Puts a section before another.
  public func moveSection(
    withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveSection(Identifier(fromIdentifier), beforeSection: Identifier(toIdentifier))
  }

  /// Puts a section behind another.
  public func moveSection(
    withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveSection(Identifier(fromIdentifier), afterSection: Identifier(toIdentifier))
  }

  /// Has the rows of sections made anew when the snapshot is applied.
  public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(identifiers(sectionIdentifiers))
  }
}

// MARK: - Conversion

/// `reference as NSDiffableDataSourceSnapshot<Section, Item>` and back, as with UIKit.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The same snapshot as an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(self)
  }

  /// The object as a snapshot of types; nil if one of its identifiers is of another type.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    result = source.typed()
  }

  /// The object as a snapshot of types; false if one of its identifiers is of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = source.typed()
    return result != nil
  }

  /// The object as a snapshot of types.
  ///
  /// - Raises: an exception, with the model's words, where an identifier is of another type; a
  ///   conversion ends the program there on Apple's systems.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    guard let source else { return Self() }
    if let typed: Self = source.typed() { return typed }
    AppProcess.current.raise(
      UIKitException("An identifier of the snapshot is of another type than those of \(Self.self)"))
    return Self()
  }
}
