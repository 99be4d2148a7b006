import Foundation

extension UIWindow {
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIWindow\(name)Notification")
  }

  /// Posted when a window is shown.
  public nonisolated static let didBecomeVisibleNotification = name("DidBecomeVisible")
  /// Posted when a window that was shown is hidden.
  public nonisolated static let didBecomeHiddenNotification = name("DidBecomeHidden")
  /// Posted when a window gets keyboard events.
  public nonisolated static let didBecomeKeyNotification = name("DidBecomeKey")
  /// Posted when another window gets keyboard events.
  public nonisolated static let didResignKeyNotification = name("DidResignKey")
}
