package import Foundation
package import GotchaBook
package import RunRecord

/// The folder that keeps runs for the next build of the site: this machine's own and imported ones.
///
/// A run is a folder with one file for the run and one for each entry, each of them a `Run`, so that
/// running one entry again writes one small file.
package struct RunStore: Sendable {
  /// The runs in the folder, and the files that are no runs.
  package struct Contents: Sendable {
    package var runs: [Run] = []
    package var damaged: [(path: String, damage: Run.Damage)] = []
  }

  package let folder: URL

  /// The runs of a book of the package at `root`, in its folder `build`.
  package init(root: String, build: String = ".build") {
    folder = URL(fileURLWithPath: root).appending(path: "\(build)/runs").standardizedFileURL
  }

  package init(folder: URL) {
    self.folder = folder
  }
}

// MARK: - Reading

extension RunStore {
  /// All runs, in the order of their folders' names.
  package func read() -> Contents {
    var contents = Contents()
    for folder in Self.children(of: folder) { read(folder, into: &contents) }
    return contents
  }

  /// The run of a name, or one part of it; nil when there is none.
  package func run(named name: String, shard: Shard? = nil) -> Run? {
    var contents = Contents()
    read(url(name: name, shard: shard), into: &contents)
    return contents.runs.first
  }

  private func read(_ folder: URL, into contents: inout Contents) {
    var run: Run?
    let files = Self.children(of: folder).filter { $0.pathExtension == "json" }.map(\.path)
    for (file, part) in zip(files, files.concurrentMap(Run.read)) {
      switch part {
      case .success(let part) where run == nil: run = part
      case .success(let part): run?.add(part)
      case .failure(let damage): contents.damaged.append((file, damage))
      }
    }
    run?.sort()
    if let run { contents.runs.append(run) }
  }

  private static func children(of folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }
}

// MARK: - Writing

extension RunStore {
  /// Keeps a run, and replaces one of the same name and shard.
  package func write(_ run: Run) throws {
    try? FileManager.default.removeItem(at: url(name: run.name, shard: run.shard))
    try write(run, over: [])
  }

  /// Replaces the results of some entries, and keeps those of the others.
  package func update(_ run: Run, of entries: [Entry]) throws {
    var run = run
    let earlier = head(of: run)?.conditions ?? []
    run.conditions += earlier.filter { !run.conditions.contains($0) }
    try write(run, over: entries)
  }

  private func write(_ run: Run, over entries: [Entry]) throws {
    let folder = url(name: run.name, shard: run.shard)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in entries {
      try? FileManager.default.removeItem(at: Self.file(of: entry.path, in: folder))
      try? FileManager.default.removeItem(at: Self.file(of: entry.id, in: folder))
    }
    let refused = Dictionary(grouping: run.refusals, by: \.path).map { path, refusals in
      (file: Self.file(of: path, in: folder), part: part(of: run, refusals: refusals))
    }
    let recorded = Dictionary(grouping: run.records, by: \.entry).map { entry, records in
      (file: Self.file(of: entry, in: folder), part: part(of: run, records: records))
    }
    for written in (refused + recorded).concurrentMap({ each in
      Result { try each.part.write(to: each.file) }
    }) { try written.get() }
    var head = part(of: run)
    head.conditions = run.conditions
    try head.write(to: Self.head(in: folder))
  }

  private func part(
    of run: Run, refusals: [Run.Refusal] = [], records: [CaseRecord] = []
  ) -> Run {
    Run(
      name: run.name, shard: run.shard, system: run.system, origin: run.origin,
      isContained: run.isContained, refusals: refusals, records: records)
  }

  private func head(of run: Run) -> Run? {
    let file = Self.head(in: url(name: run.name, shard: run.shard))
    return (try? Data(contentsOf: file)).flatMap { try? Run(data: $0) }
  }
}

// MARK: - Names

extension RunStore {
  private func url(name: String, shard: Shard?) -> URL {
    folder.appending(
      path: FileName.escaped(name) + (shard.map { ".\($0.number)-of-\($0.count)" } ?? ""))
  }

  /// The file with what concerns the run as a whole.
  private static func head(in folder: URL) -> URL {
    folder.appending(path: "run.json")
  }

  private static func file(of name: String, in folder: URL) -> URL {
    folder.appending(path: "entry." + FileName.escaped(name) + ".json")
  }
}

extension Run {
  fileprivate func write(to file: URL) throws {
    try data().write(to: file, options: .atomic)
  }
}
