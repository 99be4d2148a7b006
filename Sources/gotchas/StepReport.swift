import Foundation

/// The steps of long work on standard error: on a terminal with the time since the work began, in a
/// pipe as plain lines.
struct StepReport: Sendable {
  private let start = ContinuousClock.now
  private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0

  /// Prints that a step begins.
  @Sendable func begin(_ step: String) {
    guard isTerminal else { return Console.printError(step) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    Console.printError(String(format: "[%5.1f s] %@ …", seconds, step))
  }
}
