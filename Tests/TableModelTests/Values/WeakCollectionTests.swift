import Testing
import UIKitModel

/// Collections that do not keep their objects.
@Suite struct WeakCollectionTests {
  private final class Observer {}

  @Test func `an object that has gone is no longer in a weak set`() {
    let table = NSHashTable<Observer>.weakObjects()
    let kept = Observer()
    table.add(kept)
    do {
      let gone = Observer()
      table.add(gone)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects.count == 1 && table.anyObject === kept)
    table.add(kept)
    #expect(table.count == 1)
    table.remove(kept)
    #expect(table.count == 0 && !table.contains(kept))
  }

  @Test func `equal objects are one, but not where addresses count`() {
    let (one, other) = (NSNumber(value: 1), NSNumber(value: 1))
    let byValue = NSHashTable<NSNumber>()
    let byAddress = NSHashTable<NSNumber>(options: .objectPointerPersonality)
    for table in [byValue, byAddress] {
      table.add(one)
      table.add(other)
    }
    #expect(byValue.count == 1 && byAddress.count == (one === other ? 1 : 2))
  }

  @Test func `a map keeps what it is made to keep`() {
    let map = NSMapTable<NSString, Observer>.strongToWeakObjects()
    let key = NSString(string: "a")
    do {
      let value = Observer()
      map.setObject(value, forKey: key)
      #expect(map.object(forKey: NSString(string: "a")) === value)
    }
    #expect(map.object(forKey: key) == nil && map.count == 0)
    let strong = NSMapTable<Observer, Observer>.weakToStrongObjects()
    let holder = Observer()
    strong.setObject(Observer(), forKey: holder)
    #expect(strong.object(forKey: holder) != nil && strong.count == 1)
    strong.removeObject(forKey: holder)
    #expect(strong.count == 0)
  }
}
