import Foundation
import GotchaRunner

/// Control-C and SIGTERM while cases run: what was started ends with this process.
enum Interruption {
  /// Ends the started processes and then this one with `code`; with 128 and the signal's number, as
  /// shells expect it, when there is none.
  static func endProcesses(code: ExitCode? = nil) {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler keeps its source for as long as the process runs.
        withExtendedLifetime(source) {}
        RunningProcesses.terminateAll {
          // Shells add 128 to a signal's number (POSIX, XCU 2.8.2).
          _exit(code?.rawValue ?? 128 + number)
        }
      }
      source.activate()
    }
  }
}
