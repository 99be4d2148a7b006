import Foundation

/// One finger on the screen, scripted.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// The position in the window.
  package private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint
  /// What the finger does.
  public package(set) var phase: Phase
  /// The view that the finger came down on.
  public package(set) weak var view: UIView?
  /// The window that the finger came down in.
  public package(set) weak var window: UIWindow?
  /// When it happened, on the virtual clock.
  public package(set) var timestamp: TimeInterval
  /// When the finger came down, on the virtual clock.
  package let began: TimeInterval
  /// How many times a finger has come down here in a row.
  public package(set) var tapCount = 1
  /// What touches the screen: a finger.
  public var type: TouchType { .direct }
  /// How hard the finger presses: as always.
  public var force: CGFloat { 1 }
  /// How hard a finger can press.
  public var maximumPossibleForce: CGFloat { 1 }
  /// The recognizers that get the touch, in the order in which they do.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  weak var sequence: TouchSequence?

  package init(at location: CGPoint, phase: Phase, view: UIView?) {
    windowLocation = location
    previousWindowLocation = location
    self.phase = phase
    self.view = view
    began = AppProcess.current.loop.now
    timestamp = began
    super.init()
  }

  /// The finger goes to a point of the window.
  func move(to point: CGPoint, at time: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = point
    timestamp = time
  }

  /// Where the finger is in the coordinates of a view; of the window when nil.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Where the finger was before its last move, in the coordinates of a view.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}
