import Foundation

/// What happened on the screen at one moment.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// What kind of event it is, more closely.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// The fingers.
  public package(set) var allTouches: Set<UITouch>?

  package init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }
}
