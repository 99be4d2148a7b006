import Foundation
import TestReports
import Testing

/// Whatever runs a test hears of its failures; where nothing runs one, the process ends.
struct TestReportTests {
  private final class HearingTest: RunningTest {
    @TaskLocal static var heard: Heard?

    static func fail(_ message: String, file: String, line: Int) -> Bool {
      heard?.failures.append("\(file.split(separator: "/").last ?? ""):\(line): \(message)")
      return heard != nil
    }
  }

  private final class Heard: @unchecked Sendable { var failures: [String] = [] }

  @Test func `a failure where no test runs ends the process with its line`() async {
    let result = await #expect(
      processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
    ) {
      TestReport.record("The row is gone", at: #_sourceLocation, to: .none)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let place = /ScreenTestingTests\/TestReportTests\.swift:\d+:\d+: error: The row is gone/
    #expect(text.contains(place))
    #expect(text.contains("UIKitXCTest"))
  }

  @Test func `a test of another framework hears of it, at its line`() {
    let heard = Heard()
    HearingTest.$heard.withValue(heard) {
      TestReport.record("The row is gone", at: #_sourceLocation, to: .xctest(HearingTest.self))
    }
    #expect(heard.failures == ["TestReportTests.swift:\(#line - 2): The row is gone"])
  }

  @Test func `what it does not hear of, a test of Swift Testing does`() {
    TestReport.noteRunner()
    withKnownIssue {
      TestReport.record("The row is gone", at: #_sourceLocation, to: .xctest(HearingTest.self))
    }
    guard case .swiftTesting = TestReport.runner else {
      Issue.record("Swift Testing runs this test")
      return
    }
  }
}
