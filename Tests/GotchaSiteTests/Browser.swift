import Foundation
import TestSupport

/// The Python script that looks at a site in headless Chromium.
enum Browser {
  /// What is missing for it; empty when it can run.
  static let missing: String = {
    guard let result = Python.run(script + ["probe"]) else { return "python3" }
    return result.code == 0 ? "" : result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  static var isAvailable: Bool { missing.isEmpty }

  private static let script = ["Tests/Browser/check_site.py"]

  /// Runs the script; nil when there is no Python.
  static func run(_ words: [String]) async throws -> (code: Int32, output: String)? {
    try await blocking { Python.run(script + words) }
  }
}
