import Foundation

/// One finger on the screen, scripted.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The position in the window.
  package var windowLocation: CGPoint
  /// What the finger does.
  public package(set) var phase: Phase
  /// The view that the finger came down on.
  public package(set) weak var view: UIView?
  /// When it happened, on the virtual clock.
  public package(set) var timestamp: TimeInterval

  package init(at location: CGPoint, phase: Phase, view: UIView?) {
    windowLocation = location
    self.phase = phase
    self.view = view
    timestamp = AppProcess.current.loop.now
    super.init()
  }

  /// Where the finger is in the coordinates of a view; of the window when nil.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }
}

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
