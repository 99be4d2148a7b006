import Foundation
import GotchaBook
import Testing

@testable import gotchas

/// Builds of a book that goes to and fro between two states, killed at random moments.
@Suite struct KillTests {
  private enum State: String, CaseIterable {
    case first, second

    var other: State { self == .first ? .second : .first }
  }

  private static let kills = 30
  private static let entries = 1...30

  private let folder = NSTemporaryDirectory() + "gotcha-kill-\(UUID().uuidString)"
  private var output: String { folder + "/public" }

  @Test func `a build that is killed leaves the old site or the new one`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var sites: [State: [String: Data]] = [:]
    for state in [State.second, .first] {
      try write(state)
      try build(killedAfter: nil)
      sites[state] = try files(output)
    }
    let seconds = try ContinuousClock().measure { try build(killedAfter: nil) } / .seconds(1)
    var current = State.first
    var outcomes: Set<Bool> = []
    // Some are killed after their end, since builds do not all take the same time. On a machine
    // that has become busy all may be killed before it: then there are later kills.
    for longest in [1.25, 2.5, 5, 10].map({ $0 * seconds }) where outcomes.count < 2 {
      for number in 1...Self.kills {
        try write(current.other)
        try build(killedAfter: longest * Double(number) / Double(Self.kills))
        let found = try files(output)
        let isNew = found == sites[current.other]
        #expect(isNew || found == sites[current], "a mixture at kill \(number)")
        outcomes.insert(isNew)
        if isNew { current = current.other }
      }
    }
    #expect(outcomes == [false, true], "each kill came too late, or each too early")
    try write(current.other)
    try build(killedAfter: nil)
    #expect(try files(output) == sites[current.other])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.sorted() == ["Gotchas", "public"])
  }

  private func write(_ state: State) throws {
    for number in Self.entries {
      let url = URL(fileURLWithPath: folder + "/Gotchas/reuse/e\(number).md")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let entry = """
        # Entry \(number) in its \(state.rawValue) state

        A sentence. See `reloadData()`.

        - Area: Reuse
        - Kind: note
        - Evidence: model

        ## Why

        Another sentence.

        """
      try entry.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// Builds in a process of its own, which is killed after so many seconds; nil lets it end.
  private func build(killedAfter seconds: Double?) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "gotchas")
    process.arguments = [
      "build", "--root", folder, "--output", output, "--theme",
      SiteOnDisk.package + "/Site/theme",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let seconds {
      usleep(UInt32(seconds * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }

  private func files(_ folder: String) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      names.compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name).map { (name, $0) }
      }, uniquingKeysWith: { $1 })
  }
}
