import Foundation

/// What happened on the screen at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

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

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The buttons as bits.
    public let rawValue: Int

    /// Buttons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// What kind of event it is, more closely: none of a touch.
  open var subtype: EventSubtype { .none }
  /// When it happened, on the virtual clock.
  open var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }
  /// The fingers on the screen.
  open package(set) var allTouches: Set<UITouch>?

  package init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The fingers that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The fingers of a gesture.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.recognizers.contains(gesture) }
  }
}
