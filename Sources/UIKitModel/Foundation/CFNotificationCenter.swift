import Foundation

/// The center of notifications between processes, of which the app is the only one here.
///
/// A C function is called on Apple's systems; here it is a closure without context.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate struct Entry {
    let observer: UnsafeRawPointer?
    let name: CFNotificationName?
    let callback: CFNotificationCallback
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  init() {}

  fileprivate func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  /// Removes what an observer hears of a name; nil is any.
  fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: CFNotificationName?) {
    lock.withLock {
      entries.removeAll { $0.observer == observer && (name == nil || $0.name == name) }
    }
  }

  /// Calls who observes a name, in a later turn of the loop.
  fileprivate func post(_ name: CFNotificationName) {
    let heard = lock.withLock { entries.filter { $0.name == nil || $0.name == name } }
    for entry in heard {
      nonisolated(unsafe) let entry = entry
      DispatchQueue.main.async {
        let observer = entry.observer.map { UnsafeMutableRawPointer(mutating: $0) }
        entry.callback(self, observer, name, nil, nil)
      }
    }
  }
}

/// What is called for a notification: with the center, the observer, the name, the object and values.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// The center between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! {
  AppProcess.current.notifyCenter
}

/// Begins to observe a name, of any object; nil is any name.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack else { return }
  let name = name.map { CFNotificationName($0) }
  center?.add(CFNotificationCenter.Entry(observer: observer, name: name, callback: callBack))
}

/// Ends to observe a name; nil is any.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) { center?.remove(observer, name) }

/// Ends to observe anything.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { center?.remove(observer, nil) }

/// Posts a notification; an object and values do not go from process to process.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let name else { return }
  center?.post(name)
}
