import Foundation
import UIKitModel

extension UITableView {
  /// Empties the reuse pools at each memory warning (M-10, iOS 26; no other version is on record).
  ///
  /// The notification is UIKit's own and comes on the main queue; one from elsewhere, or of
  /// another process, is none.
  func observeMemoryWarnings() {
    registry.memoryWarnings = NotificationToken(UIApplication.didReceiveMemoryWarningNotification) {
      [weak self] in self?.emptyReusePools()
    }
  }

  private func emptyReusePools() {
    guard AppProcess.current === process else { return }
    registry.cells.removeAll()
    registry.headersAndFooters.removeAll()
  }
}

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
