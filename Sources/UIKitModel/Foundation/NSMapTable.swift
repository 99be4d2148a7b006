public import Foundation

/// A dictionary whose keys and values may be kept weakly, which Linux's Foundation lacks.
///
/// The entries are in the order in which they were added (model's choice).
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: TableObject, value: TableObject)] = []

  /// An empty dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// An empty dictionary that keeps keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// An empty dictionary that keeps values only.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// An empty dictionary that keeps keys only.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// An empty dictionary that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: AnyObject, value: AnyObject)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of entries whose key and value are still there.
  open var count: Int { living.count }

  /// The value of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isSame(as: aKey as AnyObject) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; nil takes it out.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append(
      (TableObject(aKey as AnyObject, keyOptions), TableObject(anObject as AnyObject, valueOptions))
    )
  }

  /// Takes the value of a key out.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard entry.key.object != nil, entry.value.object != nil else { return true }
      return aKey.map { entry.key.isSame(as: $0 as AnyObject) } ?? false
    }
  }

  /// Takes all values out.
  open func removeAllObjects() { entries = [] }

  /// Goes through the keys.
  open func keyEnumerator() -> NSEnumerator { TableEnumerator(living.map(\.key)) }
  /// Goes through the values.
  open func objectEnumerator() -> NSEnumerator? { TableEnumerator(living.map(\.value)) }

  /// The entries as a dictionary, as far as the keys can be in one.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let pairs = living.compactMap { key, value -> (AnyHashable, ObjectType)? in
      guard let key = key as? AnyHashable, let value = value as? ObjectType else { return nil }
      return (key, value)
    }
    return Dictionary(pairs) { _, last in last }
  }
}
