import Foundation
import Observation
import SystemVersions
import UIKitModel

extension UIView {
  /// Runs `body`, and from iOS 26 on `update` when something observable that it has read is about to
  /// change (M-46).
  ///
  /// A change on another queue than the main one is not noticed.
  func trackChanges(update: @escaping @MainActor () -> Void, of body: () -> Void) {
    guard systemVersion.behavior.tracksObservedChanges else { return body() }
    let process = process
    withObservationTracking(body) {
      guard DispatchQueue.isOnMain else { return }
      MainActor.assumeIsolated { process.bind(update) }
    }
  }
}
