package import Foundation

#if !canImport(UIKit)
  import TableModel
#endif

/// The main run loop: the model's, or on Apple's systems the real one.
@MainActor package enum MainRunLoop {
  /// How long real work gets to finish, in seconds; the model's choice.
  private static let patience: TimeInterval = 0.5

  /// Lets everything that waits for the main loop happen.
  package static func settle() {
    #if canImport(UIKit)
      run(for: patience)
    #else
      MainLoop.runUntilIdle()
    #endif
  }

  /// Lets the clock run for some seconds.
  package static func run(for duration: TimeInterval) {
    #if canImport(UIKit)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
    #else
      MainLoop.run(for: duration)
    #endif
  }
}
