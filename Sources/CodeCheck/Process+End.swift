#if os(macOS) || os(Linux) || os(Windows)
  package import Foundation

  extension Process {
    /// Starts the process and returns when it has ended. `waitUntilExit` looks every 50 ms only on
    /// Linux, which is longer than many programs run.
    package func runToEnd() throws {
      let end = DispatchSemaphore(value: 0)
      terminationHandler = { _ in end.signal() }
      try run()
      end.wait()
    }
  }
#endif
