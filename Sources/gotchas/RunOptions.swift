import Foundation
import GotchaRunner
import GotchaVerdicts

/// The options of every command that runs cases.
enum RunOptions {
  static let name = OptionParser.Option(
    name: "--name", value: "name", help: "what the run is called beside others",
    standard: standardName)

  static func name(_ values: OptionParser.Values) -> String {
    values.one("--name") ?? standardName
  }

  static func shard(help: String) -> OptionParser.Option {
    .init(name: "--shard", value: "K/N", help: help)
  }

  /// The part that is asked for; nil for the whole.
  static func shard(_ values: OptionParser.Values) throws(OptionParser.Misuse) -> Shard? {
    guard let text = values.one("--shard") else { return nil }
    guard let shard = Shard(text) else {
      throw OptionParser.Misuse(
        description: "--shard needs a part of a whole, such as 1/4, not “\(text)”")
    }
    return shard
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
