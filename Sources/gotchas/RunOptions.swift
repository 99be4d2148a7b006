import Foundation
import GotchaRunner
import RunFiles
import RunRecord

/// The options of every command that runs cases.
enum RunOptions {
  static let name = OptionParser.Option(
    name: "--name", value: "name", help: "what the run is called beside others",
    defaultValue: standardName)

  static func name(_ values: OptionParser.Values) -> String {
    values.one("--name") ?? standardName
  }

  static func shard(help: String) -> OptionParser.Option {
    .init(name: "--shard", value: "K/N", help: help)
  }

  /// The part that is requested; nil for the whole.
  static func shard(_ values: OptionParser.Values) throws(OptionParser.UsageError) -> Shard? {
    guard let text = values.one("--shard") else { return nil }
    guard let shard = Shard(text) else {
      throw OptionParser.UsageError(
        description: "--shard needs a part of a whole, such as 1/4, not “\(text)”")
    }
    return shard
  }

  static let library = OptionParser.Option(
    name: "--library", value: "folder",
    help: "a package whose library is built already; also in GOTCHAS_LIBRARY")

  /// Many times what the longest case of a book takes on a busy machine, in seconds.
  private static let defaultTimeLimit = 30.0

  static let timeLimit = OptionParser.Option(
    name: "--time-limit", value: "seconds", help: "how long a case may run on one version",
    defaultValue: "30")

  /// The limit for a case on one version, in seconds.
  private static func timeLimit(
    _ values: OptionParser.Values
  ) throws(OptionParser.UsageError) -> Double {
    guard let text = values.one("--time-limit") else { return defaultTimeLimit }
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw OptionParser.UsageError(
        description: "--time-limit needs a number of seconds above 0, not “\(text)”")
    }
    return seconds
  }

  /// A runner that builds with the flags in `SWIFT_FLAGS`, as the Makefile does.
  static func runner(
    _ values: OptionParser.Values
  ) throws(OptionParser.UsageError) -> CaseRunner {
    let steps = StepReport()
    return CaseRunner(try setting(values), report: steps.begin, progress: steps.show)
  }

  /// Where and how code is run.
  static func setting(
    _ values: OptionParser.Values
  ) throws(OptionParser.UsageError) -> CaseRunner.Setting {
    let environment = ProcessInfo.processInfo.environment
    var setting = CaseRunner.Setting(
      root: values.root, book: values.book)
    setting.build = values.places.build
    setting.flags = (environment["SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    setting.timeLimit = try timeLimit(values)
    setting.library = (values.one("--library") ?? environment["GOTCHAS_LIBRARY"])
      .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return setting
  }

  private static let standardName = Run.ownName
}
