public import Foundation

/// A set of objects that may be kept weakly, which Linux's Foundation lacks.
///
/// The objects are in the order in which they were added (model's choice).
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [TableObject] = []

  /// An empty set.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// An empty set that keeps its objects.
  public override convenience init() { self.init(options: []) }

  /// An empty set that does not keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// Any object; nil for none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that are still there.
  open var count: Int { entries.count { $0.object != nil } }
  /// The objects as a set, as far as they can be in one.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// The object that is the same as another; nil for none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries.first { $0.isSame(as: object as AnyObject) }?.object as? ObjectType
  }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless one that is the same is there.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(TableObject(object as AnyObject, options))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || $0.isSame(as: object as AnyObject) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries = [] }

  /// Goes through the objects.
  open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

  /// Adds the objects of another set.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Takes the objects of another set out.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Takes out what is not in another set.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
}
