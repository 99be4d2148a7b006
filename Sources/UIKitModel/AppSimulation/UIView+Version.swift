import Foundation
import SystemVersions

extension UIView {
  /// Runs code that may make views, in the version that this view was made under, whatever calls it.
  package func inOwnVersion<Result>(_ body: () -> Result) -> Result {
    guard SystemVersion.current != systemVersion else { return body() }
    return SystemVersion.$current.withValue(systemVersion, operation: body)
  }
}
