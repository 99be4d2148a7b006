import Foundation

/// A process of scripts of misuse, watched from outside: a trap, a hang and memory without bound end
/// it, and the journal says in which step.
struct MisuseRun {
  /// What a process came to.
  enum Outcome {
    /// All scripts were played, or the time was over.
    case done
    /// An exception of UIKit's ended the process, or a trap behind one, where UIKit would not come to.
    case exception(seed: UInt64)
    case found(MisuseFinding)
  }

  /// Seconds of CPU time that a step may take; the model's choice, for a busy machine.
  var mostSeconds = 10.0
  /// Seconds without computing, or waiting for the processor, after which a process counts as blocked.
  private static let mostIdleSeconds = 120.0
  /// The resident memory of a process; a script takes some 60 MB.
  private static let mostMegabytes = 1500
  private static let pause = 0.02

  let first: UInt64
  let count: UInt64
  let only: [Int]?
  /// Whether a trap shows where it was; that takes a second.
  var showsPlaces = true

  /// Plays the scripts in a child of this program, until the time is over.
  func play(
    until end: ContinuousClock.Instant? = nil
  ) throws -> (outcome: Outcome, counts: MisuseCounts) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "misuse-\(getpid())-\(first)-\(UInt32.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (journal, errors) = (folder.appending(path: "journal"), folder.appending(path: "errors"))
    try Data().write(to: errors)
    let child = Process()
    child.executableURL = Self.program
    child.arguments = ["--scripts-of-misuse", journal.path, "\(first)", "\(count)"]
    if let only { child.arguments?.append(only.map(String.init).joined(separator: ",")) }
    let environment = ProcessInfo.processInfo.environment
    child.environment = environment.merging(["SWIFT_BACKTRACE": backtrace]) { $1 }
    child.standardError = try FileHandle(forWritingTo: errors)
    try child.run()
    let ending = watch(child, journal: journal, until: end)
    let text = (try? String(contentsOf: journal, encoding: .utf8)) ?? ""
    let output = (try? String(decoding: Data(contentsOf: errors), as: UTF8.self)) ?? ""
    let isDone = text.contains("\ndone ")
    return (
      outcome(of: ending ?? (isDone ? nil : Self.status(of: child)), journal: text, errors: output),
      MisuseCounts(in: text, behind: isDone ? "\ndone " : "after ")
    )
  }

  /// Names of functions alone: to find their lines takes a minute on a busy machine.
  private var backtrace: String {
    showsPlaces
      ? "symbolicate=fast,threads=crashed,registers=none,images=none,limit=64,color=no"
      : "enable=no"
  }

  /// This program; where its code is linked to tests, the one that is built beside them.
  static var program: URL {
    let own = URL(fileURLWithPath: CommandLine.arguments[0])
    guard !own.lastPathComponent.hasPrefix("soak") else { return own }
    return own.deletingLastPathComponent().appending(path: "soak")
  }

  private static func status(of child: Process) -> String {
    child.terminationReason == .uncaughtSignal
      ? "signal \(child.terminationStatus)" : "exit \(child.terminationStatus)"
  }

  private func outcome(of ending: String?, journal: String, errors: String) -> Outcome {
    guard let ending, ending != Self.timeIsOver else { return .done }
    let seed = journal.split(separator: " ").dropFirst().first.flatMap { UInt64($0) } ?? first
    let isException =
      ending.hasPrefix("signal")
      && ["*** Terminating app due to", "error: before this trap"].contains(where: errors.contains)
    if isException { return .exception(seed: seed) }
    return .found(MisuseFinding(seed: seed, ending: ending, journal: journal, errors: errors))
  }

  private static let timeIsOver = "the time is over"

  /// The lines of a journal so far; a step has one.
  private static func place(in journal: URL) -> Data {
    guard let text = try? Data(contentsOf: journal) else { return Data() }
    return text.prefix(20) + Data("\(text.count { $0 == UInt8(ascii: "\n") })".utf8)
  }

  /// Waits for the child; returns why it was ended, or nil if it ended by itself.
  private func watch(
    _ child: Process, journal: URL, until end: ContinuousClock.Instant?
  ) -> String? {
    var place = Data()
    var (computed, used, changed) = (0.0, 0.0, ContinuousClock.now)
    while child.isRunning {
      Thread.sleep(forTimeInterval: Self.pause)
      let use = ProcessUse(of: child.processIdentifier)
      let now = Self.place(in: journal)
      if now != place { (place, computed) = (now, use.seconds) }
      if use.seconds > used || use.isRunnable { (used, changed) = (use.seconds, .now) }
      let reason: String? =
        if use.seconds - computed > mostSeconds {
          "a step took more than \(Int(mostSeconds)) s of CPU time"
        } else if use.megabytes > Self.mostMegabytes {
          "it took more than \(Self.mostMegabytes) MB"
        } else if changed.duration(to: .now) > .seconds(Self.mostIdleSeconds) {
          "blocked for \(Int(Self.mostIdleSeconds)) s"
        } else if let end, ContinuousClock.now > end {
          Self.timeIsOver
        } else {
          nil
        }
      guard let reason else { continue }
      kill(child.processIdentifier, SIGKILL)
      child.waitUntilExit()
      return reason
    }
    child.waitUntilExit()
    return nil
  }
}
