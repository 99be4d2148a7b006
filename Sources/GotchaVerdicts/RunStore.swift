package import Foundation
package import GotchaBook
import RunRecord

/// The folder in which runs wait for the site to be built: this machine's own and imported ones.
///
/// A run is a folder with one file for the run and one for each entry, all of them `RunFile`s, so
/// that running one entry again writes one small file.
package struct RunStore: Sendable {
  /// What is in the folder: the runs, and the files that are none.
  package struct Contents: Sendable {
    package var files: [RunFile] = []
    package var damaged: [(path: String, damage: RunFile.Damage)] = []
  }

  package let folder: URL

  /// The runs of the package at `root`.
  package init(root: String) {
    folder = URL(fileURLWithPath: root).appending(path: ".build/runs").standardizedFileURL
  }

  package init(folder: URL) {
    self.folder = folder
  }
}

// MARK: - Reading

extension RunStore {
  /// Reads one file; whoever has read it before may know what it holds.
  package typealias Reader = @Sendable (_ path: String) -> Result<RunFile, RunFile.Damage>

  /// All runs, in the order of their folders' names.
  package func read(with reader: Reader = RunFile.read) -> Contents {
    var contents = Contents()
    for folder in Self.children(of: folder) { read(folder, with: reader, into: &contents) }
    return contents
  }

  /// The run of a name, or one part of it; nil when there is none.
  package func run(named name: String, shard: Shard? = nil) -> RunFile? {
    var contents = Contents()
    read(url(name: name, shard: shard), with: RunFile.read, into: &contents)
    return contents.files.first
  }

  private func read(_ folder: URL, with reader: Reader, into contents: inout Contents) {
    var run: RunFile?
    let files = Self.children(of: folder).filter { $0.pathExtension == "json" }.map(\.path)
    for (file, part) in zip(files, files.concurrentMap(reader)) {
      switch part {
      case .success(let part): run.add(part)
      case .failure(let damage): contents.damaged.append((file, damage))
      }
    }
    run?.sort()
    if let run { contents.files.append(run) }
  }

  private static func children(of folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }
}

// MARK: - Writing

extension RunStore {
  /// Keeps a run, in the place of one of the same name and shard.
  package func write(_ run: RunFile) throws {
    try? FileManager.default.removeItem(at: url(name: run.name, shard: run.shard))
    try write(run, over: [])
  }

  /// Keeps what a run says of some entries, and leaves what was said of the others.
  package func update(_ run: RunFile, of entries: [Entry]) throws {
    var run = run
    let earlier = head(of: run)?.conditions ?? []
    run.conditions += earlier.filter { !run.conditions.contains($0) }
    try write(run, over: entries)
  }

  private func write(_ run: RunFile, over entries: [Entry]) throws {
    let folder = url(name: run.name, shard: run.shard)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in entries {
      try? FileManager.default.removeItem(at: Self.file(of: entry.path, in: folder))
      try? FileManager.default.removeItem(at: Self.file(of: entry.id, in: folder))
    }
    for (path, refusals) in Dictionary(grouping: run.refusals, by: \.path) {
      try part(of: run, refusals: refusals).write(to: Self.file(of: path, in: folder))
    }
    for (entry, records) in Dictionary(grouping: run.records, by: \.entry) {
      try part(of: run, records: records).write(to: Self.file(of: entry, in: folder))
    }
    var head = part(of: run)
    head.conditions = run.conditions
    try head.write(to: Self.head(in: folder))
  }

  private func part(
    of run: RunFile, refusals: [RunFile.Refusal] = [], records: [CaseRecord] = []
  ) -> RunFile {
    RunFile(
      name: run.name, shard: run.shard, isContained: run.isContained, refusals: refusals,
      records: records)
  }

  private func head(of run: RunFile) -> RunFile? {
    let file = Self.head(in: url(name: run.name, shard: run.shard))
    return (try? Data(contentsOf: file)).flatMap { try? RunFile(data: $0) }
  }
}

// MARK: - Names

extension RunStore {
  private func url(name: String, shard: Shard?) -> URL {
    folder.appending(
      path: Self.spelt(name) + (shard.map { ".\($0.number)-of-\($0.count)" } ?? ""))
  }

  /// The file that says what is true of the run as a whole.
  private static func head(in folder: URL) -> URL {
    folder.appending(path: "run.json")
  }

  private static func file(of name: String, in folder: URL) -> URL {
    folder.appending(path: "entry." + spelt(name) + ".json")
  }

  /// A file name of its own for each name: letters, digits and `-` stay, the rest is bytes.
  private static func spelt(_ name: String) -> String {
    name.utf8.map { byte -> String in
      let character = Character(Unicode.Scalar(byte))
      let stays = character.isASCII && (character.isLetter || character.isNumber || byte == 0x2D)
      return stays ? String(character) : "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

extension RunFile? {
  /// Puts one more part to those there are.
  fileprivate mutating func add(_ part: RunFile) {
    guard self != nil else { return self = part }
    self?.conditions += part.conditions
    self?.refusals += part.refusals
    self?.records += part.records
    if !part.isContained { self?.isContained = false }
  }
}

extension RunFile {
  fileprivate func write(to file: URL) throws {
    try data().write(to: file, options: .atomic)
  }
}
