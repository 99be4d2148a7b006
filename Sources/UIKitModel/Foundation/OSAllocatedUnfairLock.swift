import Foundation

/// A lock with the state that it guards (iOS 16).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock of a state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Changes or reads the state while nobody else does.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Changes or reads the state while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// The same if the lock is free; nil if it is not.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// The same if the lock is free; nil if it is not.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock of a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and holds it.
  public func lock() { storage.lock.lock() }
  /// Lets the lock go.
  public func unlock() { storage.lock.unlock() }
  /// Holds the lock if it is free, and returns whether it was.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Does something while nobody else holds the lock.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body() }
  }

  /// Does something while nobody else holds the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }
}
