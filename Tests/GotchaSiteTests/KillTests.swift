import Foundation
import GotchaBook
import Testing

@testable import gotchas

/// Builds of a book that goes from one state to another, killed at random moments.
@Suite struct KillTests {
  /// What is another in a state of the book than in its first one.
  private enum State: CaseIterable {
    /// Nothing.
    case first
    /// The text of one entry: what shows on its own page only.
    case text
    /// The title of one entry: what other pages show too.
    case title
    /// Every entry: the whole site is made anew.
    case all
  }

  private static let kills = 100
  private static let entries = 1...30

  private let folder = NSTemporaryDirectory() + "gotcha-kill-\(UUID().uuidString)"
  private var output: String { folder + "/public" }

  @Test func `a build that is killed leaves the old site or the new one`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sites = try await sitesFromNothing()
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Numbers(state: seed)
    let seconds = try secondsOfBuilds()
    var standing = State.first
    var outcomes: Set<Bool> = []
    for number in 1...Self.kills {
      let next = State.allCases.filter { $0 != standing }.randomElement(using: &random) ?? .text
      try put(next)
      // Some are killed after their end, since builds do not all take the same time.
      let last = 1.25 * (seconds[next] ?? 0)
      try build(killedAfter: Double.random(in: 0...last, using: &random))
      let found = try files(output)
      let isNew = found == sites[next]
      #expect(isNew || found == sites[standing], "a mixture at kill \(number), seed \(seed)")
      outcomes.insert(isNew)
      if isNew { standing = next }
    }
    #expect(outcomes == [false, true], "each kill came too late, or each too early; seed \(seed)")
    let final: State = standing == .all ? .first : .all
    try put(final)
    try build(killedAfter: nil)
    #expect(try files(output) == sites[final], "seed \(seed)")
    #expect(try leftovers() == [], "seed \(seed)")
  }

  // MARK: - The book

  private func put(_ state: State) throws {
    for number in Self.entries {
      let isOther = state == .all || number == 5
      let title = isOther && state == .title ? "Another title" : "Entry \(number)"
      let text = isOther && state != .first && state != .title ? "Another sentence." : "A sentence."
      try write("e\(number)", title: title, lead: state == .all ? "All." : "One.", text: text)
    }
  }

  private func write(_ id: String, title: String, lead: String, text: String) throws {
    let url = URL(fileURLWithPath: folder + "/Gotchas/reuse/\(id).md")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let entry = """
      # \(title)

      \(lead) See `reloadData()`.

      - Area: Reuse
      - Kind: note
      - Evidence: model

      ## Why

      \(text)

      """
    if (try? String(contentsOf: url, encoding: .utf8)) != entry {
      try entry.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// The site of each state, as a build from nothing makes it.
  private func sitesFromNothing() async throws -> [State: [String: Data]] {
    var sites: [State: [String: Data]] = [:]
    for state in State.allCases {
      try put(state)
      let fresh = folder + "/fresh-\(state)"
      _ = await Gotchas.run(arguments(output: fresh, cache: fresh + ".cache"))
      sites[state] = try files(fresh)
    }
    return sites
  }

  // MARK: - Builds

  private func arguments(output: String, cache: String) -> [String] {
    [
      "build", "--root", folder, "--output", output, "--cache", cache, "--theme",
      SiteOnDisk.package + "/Site/theme",
    ]
  }

  /// Builds in a process of its own, which is killed after so many seconds; nil lets it end.
  private func build(killedAfter seconds: Double?) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "gotchas")
    process.arguments = arguments(output: output, cache: folder + "/cache")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let seconds {
      usleep(UInt32(seconds * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }

  /// How long a build takes to bring each state about; the first one stands at the end.
  private func secondsOfBuilds() throws -> [State: Double] {
    var seconds: [State: Double] = [:]
    for state in State.allCases.reversed() {
      try put(.all)
      try build(killedAfter: nil)
      try put(.first)
      if state != .first { try build(killedAfter: nil) }
      try put(state)
      let time = try ContinuousClock().measure { try build(killedAfter: nil) }
      seconds[state] = time / .seconds(1)
    }
    return seconds
  }

  // MARK: - Folders

  private func files(_ folder: String) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      names.compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name).map { (name, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// What builds have left beside the site that is of no use to the next.
  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix(".public.building-") }
  }
}

/// The SplitMix64 generator, so that a seed gives the same kills again.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
