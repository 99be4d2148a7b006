/// A test of another framework than Swift Testing, which can fail.
package protocol RunningTest: AnyObject {
  /// Fails the test that runs; false where none does.
  static func fail(_ message: String, file: String, line: Int) -> Bool
}
