import Foundation

extension NSError {
  /// An error of no domain: `NSError()`.
  ///
  /// Linux's Foundation has no initializer without arguments, and an extension can add none.
  public convenience init(userInfo: [String: Any]? = nil) {
    self.init(domain: "", code: 0, userInfo: userInfo)
  }
}
