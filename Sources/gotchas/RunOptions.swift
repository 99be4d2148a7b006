import Foundation
import GotchaRunner

/// The options of every command that runs cases.
enum RunOptions {
  static let name = OptionParser.Option(
    name: "--name", value: "name", help: "what the run is called beside others",
    standard: standardName)

  static func name(_ values: OptionParser.Values) -> String {
    values.one("--name") ?? standardName
  }

  /// A runner that builds with the flags in `SWIFT_FLAGS`, as the Makefile does.
  static func runner(_ values: OptionParser.Values) -> CaseRunner {
    let flags = ProcessInfo.processInfo.environment["SWIFT_FLAGS"] ?? ""
    return CaseRunner(
      root: values.one("--root") ?? ".", flags: flags.split(separator: " ").map(String.init),
      say: Console.progress)
  }

  private static let standardName = "model"
}
