import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other (iOS 15).
  ///
  /// They are those that are posted from the moment on that somebody begins to go through them.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(of: self, name, object) }

  /// The notifications of a name.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(of center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let scope = NotificationScope()
      let center = center
      let stream = AsyncStream<Posted> { continuation in
        nonisolated(unsafe) let token = center.addObserver(
          forName: name, object: object, queue: OperationQueue?.none
        ) { note in
          guard scope.hears(note) else { return }
          continuation.yield(Posted(note: note))
        }
        continuation.onTermination = { _ in center.removeObserver(token as Any) }
      }
      return Iterator(posted: stream.makeAsyncIterator())
    }

    /// Goes through notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      /// The next notification; nil when the task is canceled.
      public mutating func next() async -> Notification? { await posted.next()?.note }

      /// The next notification; nil when the task is canceled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await posted.next(isolation: actor)?.note }
    }
  }

  fileprivate struct Posted: @unchecked Sendable {
    let note: Notification
  }
}
