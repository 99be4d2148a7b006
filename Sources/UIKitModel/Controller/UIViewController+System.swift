import Foundation

// What a controller has to tell the system, which there is none of.

extension UIViewController {
  /// Inert: the bar at the bottom of the screen is not drawn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Inert: there are no swipes of the system.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Inert: nothing turns by itself (iOS 16).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the screen if it is held otherwise. Inert: nothing turns by itself.
  public class func attemptRotationToDeviceOrientation() {}
}
