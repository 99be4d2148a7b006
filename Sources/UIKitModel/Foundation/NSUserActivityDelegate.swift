import Foundation

/// Called when another device goes on with an activity. Inert: there is none.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before what is needed to go on is sent. Inert.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device has gone on. Inert.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Called with the streams of another device. Inert.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension NSUserActivityDelegate {
  /// Default implementation: does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Default implementation: does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Default implementation: does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}
