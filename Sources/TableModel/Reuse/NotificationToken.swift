import Foundation
import UIKitModel

/// Observes a notification for as long as it lives.
final class NotificationToken {
  private let token: any NSObjectProtocol

  /// Calls `action` for each notification that is posted on the main queue.
  init(_ name: Notification.Name, action: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      guard DispatchQueue.isMainHere else { return }
      MainActor.assumeIsolated { action() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
