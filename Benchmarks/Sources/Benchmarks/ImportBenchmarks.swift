import Foundation

/// A run of another machine taken in, beside Foundation's decoding of the same file.
enum ImportBenchmarks {
  static let all = [
    Benchmark(
      name: "import.run/decode",
      "CPU time of `gotchas import` of a run, beside `JSONDecoder` on its file", bar: 3
    ) { try measure() }
  ]

  private static let rounds = 3
  /// The size of the file; the ratio is the same at ten times as much, which takes minutes.
  private static let megabytes =
    ProcessInfo.processInfo.environment["IMPORT_MEGABYTES"].flatMap(Int.init) ?? 20
  private static let caseCount = 100

  private static func measure() throws -> Double {
    let folder = Folders.scratch.appending(path: "import")
    OldFiles.putAside(folder)
    let pages = folder.appending(path: "Gotchas/rows")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    for number in 0..<caseCount {
      try Data(ImportedRun.entry(number).utf8)
        .write(to: pages.appending(path: "\(ImportedRun.id(number)).md"))
    }
    let file = folder.appending(path: "run.json")
    let run = ImportedRun(caseCount: caseCount, bytes: megabytes << 20)
    try JSONEncoder().encode(run).write(to: file)
    var best = (gotchas: Double.infinity, decoding: Double.infinity)
    for _ in 0..<rounds {
      let (own, other) = (CPUTime.ofProcess, CPUTime.ofChildren)
      let read = try JSONDecoder().decode(ImportedRun.self, from: Data(contentsOf: file))
      guard read == run else { throw Command.Failure(description: "the file is read otherwise") }
      best.decoding = min(best.decoding, CPUTime.ofProcess - own)
      try Command(
        words: [
          Folders.build.appending(path: "release/gotchas").path, "import", file.path, "--root",
          folder.path,
        ], folder: folder
      ).run()
      best.gotchas = min(best.gotchas, CPUTime.ofChildren - other)
    }
    return best.gotchas / best.decoding
  }
}
