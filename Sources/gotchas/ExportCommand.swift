import Foundation
import GotchaVerdicts

/// `gotchas export`: writes a run to one file, for another machine to import.
enum ExportCommand: Command {
  static let name = "export"
  static let abstract = "Writes a run to one file that gotchas import reads on another machine."
  static let options = OptionParser(
    options: [
      .init(
        name: "--root", value: "folder", help: "the package the book belongs to", standard: "."),
      RunOptions.name,
      .init(name: "--shard", value: "K/N", help: "the part of the run, when it was split"),
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
    (.misuse, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let name = RunOptions.name(values)
    let shard = values.one("--shard").flatMap { Shard($0) }
    let run = RunStore(root: values.one("--root") ?? ".").run(named: name, shard: shard)
    guard let run else {
      Console.complain("gotchas export: error: there is no run “\(name)”; gotchas test makes one")
      return .cannotWrite
    }
    do {
      let data = try run.data()
      if let output = values.one("--output") {
        try data.write(to: URL(fileURLWithPath: output), options: .atomic)
      } else {
        FileHandle.standardOutput.write(data)
      }
      return .success
    } catch {
      Console.complain("gotchas export: error: \(error)")
      return .cannotWrite
    }
  }
}
