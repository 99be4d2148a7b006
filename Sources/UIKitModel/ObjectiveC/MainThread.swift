import Foundation

/// Work of the main actor, called from code that has no isolation.
enum MainThread {
  /// Runs `body` at once where the main actor's work runs here; elsewhere the main queue gets it,
  /// and the caller an empty result.
  static func run(_ body: @escaping @MainActor () -> Selector.Outcome) -> Selector.Outcome {
    guard DispatchQueue.isMainHere else {
      DispatchQueue.main.async { _ = MainActor.assumeIsolated(body) }
      return .returned(nil)
    }
    nonisolated(unsafe) var outcome = Selector.Outcome.otherClass
    MainActor.assumeIsolated { outcome = body() }
    return outcome
  }
}
