import Foundation

extension NSDate {
  /// The date and time of now (iOS 13), of the real clock as `Date()`.
  public class var now: Date { Date() }
}
