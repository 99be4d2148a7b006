import Foundation
import RunFiles
import RunRecord

/// `gotchas export`: writes a run to one file, for another machine to import.
enum ExportCommand: Command {
  static let name = "export"
  static let abstract = "Writes a run to one file that gotchas import reads on another machine."
  static let options = OptionParser(
    options: [
      BookOptions.root, RunOptions.name,
      RunOptions.shard(help: "the part of the run, when it was split"),
      .init(
        name: "--output", value: "file", help: "where the run goes; standard output if not given"),
    ])
  static let examples = [
    (line: "--output model.json", meaning: "the last run of this machine"),
    (line: "--shard 1/4 --output part-1.json", meaning: "the part that this machine ran"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the run is written"),
    (.cannotWrite, "there is no run of that name, or the file cannot be written"),
    (.usageError, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    do {
      let shard = try RunOptions.shard(values)
      let store = RunStore(values)
      guard let run = store.run(named: RunOptions.name(values), shard: shard) else {
        Console.printError("gotchas export: error: \(missing(values, in: store))")
        return .cannotWrite
      }
      try write(run, to: values.one("--output"))
      return .success
    } catch {
      return report(error)
    }
  }

  private static func write(_ run: Run, to path: String?) throws {
    let data = try run.data()
    if let path {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } else {
      FileHandle.standardOutput.write(data)
    }
  }

  private static func missing(_ values: OptionParser.Values, in store: RunStore) -> String {
    let kept = store.read().runs.map { run in
      "“\(run.name)”" + (run.shard.map { ", shard \($0)" } ?? "")
    }
    let part = values.one("--shard").map { ", shard \($0)" } ?? ""
    let advice =
      kept.isEmpty ? "gotchas test makes one" : "there are: \(kept.joined(separator: "; "))"
    return "there is no run “\(RunOptions.name(values))”\(part); \(advice)"
  }
}
