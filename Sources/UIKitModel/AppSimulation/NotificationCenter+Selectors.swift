public import Foundation

// Observers that are called by a selector. Foundation on Linux has only those with a closure.

extension NotificationCenter {
  /// Calls a method of the observer for each notification of a name and an object; nil is any.
  ///
  /// The observer is not kept; one that is gone hears nothing. Of the notifications that UIKit
  /// posts it hears those of its own process.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.add(
      observer as AnyObject, aSelector, name: aName, object: anObject, in: self)
  }

  /// Ends all observations of an observer, or the one that a token of
  /// `addObserver(forName:object:queue:using:)` represents.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    guard !SelectorObservers.shared.remove(observer, name: nil, object: nil, in: self) else {
      return
    }
    removeObserver(observer as Any)
  }

  /// Ends the observations of an observer for a name and an object; nil is any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    guard !SelectorObservers.shared.remove(observer, name: aName, object: anObject, in: self) else {
      return
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers that are called by a selector, of all centers.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Entry {
    weak var observer: AnyObject?
    let identity: ObjectIdentifier
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
    in center: NotificationCenter
  ) {
    let (process, scope) = (AppProcess.current, NotificationScope())
    nonisolated(unsafe) weak let receiver = observer
    let token = center.addObserver(
      forName: name, object: object, queue: OperationQueue?.none
    ) { note in
      guard let receiver, scope.hears(note), !Fault.deliversNoNotification.isOn else {
        return
      }
      process.call("\(selector)", of: receiver) {
        ObjectiveC.deliver(selector, to: receiver, [note])
      }
    }
    let entry = Entry(
      observer: observer, identity: ObjectIdentifier(observer), center: ObjectIdentifier(center),
      name: name, object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token)
    let gone = lock.withLock { () -> [Entry] in
      let gone = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { center.removeObserver(entry.token as Any) }
  }

  /// Ends observations; false if there was none.
  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?, in center: NotificationCenter
  ) -> Bool {
    let identity = ObjectIdentifier(observer)
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    let isMeant = { (entry: Entry) in
      entry.identity == identity && entry.center == ObjectIdentifier(center)
        && (name == nil || entry.name == name) && (sender == nil || entry.object == sender)
    }
    let removed = lock.withLock { () -> [Entry] in
      let removed = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return removed
    }
    for entry in removed { center.removeObserver(entry.token as Any) }
    return !removed.isEmpty
  }
}
