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
