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
