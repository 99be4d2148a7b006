import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import gotchas

/// A book in a folder of its own, built by the command line again and again.
final class BookOnDisk: Sendable {
  let folder = NSTemporaryDirectory() + "gotcha-book-\(UUID().uuidString)"
  var output: String { folder + "/public" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ id: String, area: String = "Reuse", _ text: String) throws {
    let url = URL(fileURLWithPath: path(of: id, area: area))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func path(of id: String, area: String = "Reuse") -> String {
    folder + "/Gotchas/\(area.lowercased())/\(id).md"
  }

  /// Keeps a run where builds look for it.
  func keep(_ run: RunFile) throws { try RunStore(root: folder).write(run) }

  /// Keeps a run that speaks of versions, and of one entry only, in its case "One".
  func keepRun(of entry: String) throws {
    let runs = (8...12).map { VersionRun(version: "\($0)", claim: .applies) }
    let records = [CaseRecord.Phase.started, .finished].map { phase in
      CaseRecord(
        phase: phase, entry: entry, caseID: "one", contentHash: "old",
        runs: phase == .finished ? runs : [])
    }
    try keep(RunFile(name: "model", records: records))
  }

  func build(to output: String? = nil, cache: String? = nil) async -> ExitCode {
    await Gotchas.run([
      "build", "--root", folder, "--output", output ?? self.output, "--theme",
      SiteOnDisk.package + "/Site/theme", "--cache", cache ?? folder + "/cache", "--base-url",
      "https://example.com/book",
    ])
  }

  /// Expects that the site is what a build from nothing gives.
  func expectAsFromNothing(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let fresh = folder + "/fresh-\(UUID().uuidString)"
    _ = await build(to: fresh, cache: fresh + ".cache")
    defer {
      for path in [fresh, fresh + ".cache"] { try? FileManager.default.removeItem(atPath: path) }
    }
    let (expected, found) = try (files(fresh), files(output))
    let unlike = Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }.sorted()
    #expect(unlike == [], comment, sourceLocation: sourceLocation)
  }

  /// A file of the site.
  func text(_ path: String) throws -> String {
    try String(contentsOfFile: output + "/" + path, encoding: .utf8)
  }

  /// Changes a file so that nobody who looks only at its stamp sees it; the text must stay as long.
  func changeBehindItsStamp(_ path: String, _ change: (String) -> String) throws {
    guard let stamp = FileStamp(ofFile: path) else { throw CocoaError(.fileNoSuchFile) }
    try change(String(contentsOfFile: path, encoding: .utf8)).write(
      toFile: path, atomically: false, encoding: .utf8)
    let time = timespec(
      tv_sec: stamp.modified / 1_000_000_000, tv_nsec: stamp.modified % 1_000_000_000)
    guard utimensat(AT_FDCWD, path, [time, time], 0) == 0, FileStamp(ofFile: path) == stamp else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Every file of a site with its bytes.
  private func files(_ output: String) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: output)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for name in names {
      files[name] = FileManager.default.contents(atPath: output + "/" + name)
    }
    return files
  }
}
