import Foundation
import Synchronization
package import Testing

/// Where what fails in a test is reported: to Swift Testing where it runs, else to XCTest. Where neither
/// would hear of it, the process ends, so that no failure goes by in silence.
package enum TestReport {
  /// What runs the code that reports.
  package enum Runner {
    case swiftTesting
    /// What fails the XCTest that runs, if there is one.
    case xctest(any RunningTest.Type)
    case none
  }

  /// The class that `UIKitXCTest` has for XCTest, which is found by its name: without that product
  /// nothing here links XCTest.
  private static let nameOfXCTest = "UIKitXCTest.RunningXCTest"

  /// Whether a test of Swift Testing was ever seen in this process.
  private static let hasSeenTest = Atomic(false)

  /// Notes that Swift Testing runs, if it does; called where it is certain to be known.
  package static func noteRunner() {
    if isInTest { hasSeenTest.store(true, ordering: .relaxed) }
  }

  /// Whether a test of Swift Testing runs this code.
  private static var isInTest: Bool { Test.current != nil || ExitTest.current != nil }

  /// What runs the code that asks.
  package static var runner: Runner {
    noteRunner()
    if isInTest { return .swiftTesting }
    if let found = NSClassFromString(nameOfXCTest) as? any RunningTest.Type {
      return .xctest(found)
    }
    return lastRunner
  }

  /// What runs code that is in no test: a task of its own, in a test of Swift Testing.
  private static var lastRunner: Runner {
    hasSeenTest.load(ordering: .relaxed) ? .swiftTesting : .none
  }

  /// Reports a failure at a line of the test.
  package static func record(
    _ message: String, at place: SourceLocation, to runner: Runner = TestReport.runner
  ) {
    switch runner {
    case .swiftTesting: Issue.record(Comment(rawValue: message), sourceLocation: place)
    case .xctest(let test):
      let isHeard = test.fail(message, file: path(of: place), line: place.line)
      if !isHeard { record(message, at: place, to: lastRunner) }
    case .none: end(with: message, at: place)
    }
  }

  private static func end(with message: String, at place: SourceLocation) -> Never {
    let end = """
      \(path(of: place)):\(place.line):\(place.column): error: \(message)
      The process ends, since no test hears of it: there is none of Swift Testing here, and one of \
      XCTest needs the product UIKitXCTest among the dependencies of its target.

      """
    FileHandle.standardError.write(Data(end.utf8))
    exit(EXIT_FAILURE)
  }

  /// The path of the file that the compiler was given.
  package static func path(of place: SourceLocation) -> String {
    #if compiler(>=6.3)
      place.filePath
    #else
      place._filePath
    #endif
  }
}
