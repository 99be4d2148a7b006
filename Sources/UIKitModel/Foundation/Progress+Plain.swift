import Foundation

extension Progress {
  /// Progress of no parent, of unknown extent: `Progress()`.
  ///
  /// Linux's Foundation has no initializer without arguments, and an extension can add none.
  public convenience init(userInfo: [ProgressUserInfoKey: Any]? = nil) {
    self.init(parent: nil, userInfo: userInfo)
  }
}
