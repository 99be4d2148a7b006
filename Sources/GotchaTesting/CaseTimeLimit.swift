import Foundation

/// How long a case may run on one version.
enum CaseTimeLimit {
  /// The limit in seconds, `GOTCHAS_TIME_LIMIT`, which the runner sets; nil for none.
  ///
  /// Under `swift test` there is none by default: cases wait there for the main actor while other
  /// tests have it, which no clock can distinguish from a case that does not end.
  static let seconds =
    ProcessInfo.processInfo.environment["GOTCHAS_TIME_LIMIT"].flatMap(Double.init)

  /// The exit code that the `timeout` command of the GNU core utilities has for it.
  static let exitCode: Int32 = 124

  /// Runs `body`, and ends the process when that takes longer than the limit: code that never
  /// returns cannot be stopped in any other way.
  @MainActor static func run(
    _ gotchaCase: GotchaCase, _ progress: CaseProgress, _ body: @MainActor () async -> Void
  ) async {
    Pulse.current?.beat()
    guard let seconds else { return await body() }
    let message =
      "\(gotchaCase.file):\(gotchaCase.line): error: the case \(gotchaCase.caseSlug) did not end "
      + "within \(seconds) s"
    // A timer or semaphore of Dispatch would count as one of the case; see `Sleepers`.
    let end = Pipe()
    Thread.detachNewThread {
      var isOver = pollfd(
        fd: end.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      var count: Int32
      repeat { count = poll(&isOver, 1, Int32(seconds * 1000)) } while count < 0 && errno == EINTR
      guard count == 0 else { return }
      FileHandle.standardError.write(Data("\(message)\(progress.text)\n".utf8))
      _exit(exitCode)
    }
    await body()
    try? end.fileHandleForWriting.close()
  }
}
