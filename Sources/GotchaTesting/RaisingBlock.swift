import Synchronization

/// Code that may raise an exception, as the tasks know it that the code makes: behind the exception UIKit
/// would come to none of them.
final class RaisingBlock: Sendable {
  @TaskLocal static var current: RaisingBlock?

  private let raised = Mutex(false)

  /// Whether the code has raised an exception that it did not catch.
  var hasRaised: Bool { raised.withLock { $0 } }

  /// Notes that the code has raised an exception.
  func noteRaise() { raised.withLock { $0 = true } }
}
