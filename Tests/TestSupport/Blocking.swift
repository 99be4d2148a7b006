import Foundation

/// Runs what blocks its thread, such as waiting for a program to end, on a thread of its own.
///
/// Swift's threads are as many as the machine has cores: two blocked tests would stop all others.
/// So would Dispatch's, where tests wait for work on its queues.
package func blocking<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
