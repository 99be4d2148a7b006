import TestReports
import XCTest

/// The XCTest that runs; `TestReport` finds the class by its name.
final class RunningXCTest: RunningTest {
  /// Fails the test that runs; XCTest drops a failure where none does, which its observers tell.
  static func fail(_ message: String, file: String, line: Int) -> Bool {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    XCTFail(message, file: StaticString(keeping: file), line: UInt(line))
    return observer.hasHeard
  }
}

/// Hears whether a failure belongs to a test.
private final class FailureObserver: XCTestObservation {
  private(set) var hasHeard = false

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hasHeard = true
  }
}

extension StaticString {
  /// A text that is kept until the process ends: XCTest takes the path of a file only so.
  ///
  /// The stored properties of `StaticString` are frozen: the address, the length in bytes, and flags, of
  /// which the first two bits say that it is one scalar, and that it is ASCII (`StaticString.swift`
  /// in Swift's standard library).
  fileprivate init(keeping text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    let end = bytes.initialize(fromContentsOf: text.utf8)
    bytes.initializeElement(at: end, to: 0)
    let address = UInt(bitPattern: bytes.baseAddress)
    self = unsafeBitCast((address, UInt(end), UInt8(0)), to: StaticString.self)
  }
}
