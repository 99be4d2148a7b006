import Foundation
import GotchaRunner

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

  /// Shows on a terminal how far a build is, in one line, and how long the rest takes at this speed.
  @Sendable func show(_ progress: BuildProgress) {
    guard isTerminal else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let share = Double(progress.done) / Double(progress.total)
    let isOver = progress.done >= progress.total
    // Files take different times: before a tenth is done nothing is known of the rest.
    let rest = share < 0.1 ? "" : String(format: ", about %.0f s left", seconds / share - seconds)
    let line = String(
      format: "\r[%5.1f s] %d of %d files%@\u{1B}[K", seconds, progress.done, progress.total,
      isOver ? "\n" : rest)
    FileHandle.standardError.write(Data(line.utf8))
  }
}
