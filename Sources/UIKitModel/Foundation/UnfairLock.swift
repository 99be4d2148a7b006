import Foundation

// Locks of Darwin and of the module `os`. A lock of two bits in memory of the app's own: whoever comes
// while it is held waits in turns.

/// A lock in memory of the app's own.
public struct os_unfair_lock_s: @unchecked Sendable {
  /// Whether the lock is held.
  fileprivate var state: UInt32 = 0

  /// A lock that is free.
  public init() {}
}

/// A lock in memory of the app's own.
public typealias os_unfair_lock = os_unfair_lock_s
/// A place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Keeps the bits of all locks consistent. Held for a moment only.
private let guardian = NSCondition()

/// Waits until a lock is free, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  guardian.lock()
  while lock.pointee.state != 0 { guardian.wait() }
  lock.pointee.state = 1
  guardian.unlock()
}

/// Holds a lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guardian.lock()
  defer { guardian.unlock() }
  guard lock.pointee.state == 0 else { return false }
  lock.pointee.state = 1
  return true
}

/// Lets a lock go.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guardian.lock()
  lock.pointee.state = 0
  guardian.broadcast()
  guardian.unlock()
}

/// Stops a process in which the lock is not held by the caller. Inert: who holds it is not known.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Stops a process in which the lock is held by the caller. Inert: who holds it is not known.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
