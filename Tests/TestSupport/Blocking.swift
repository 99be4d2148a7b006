import Dispatch

/// Runs what blocks its thread, such as waiting for a program to end, on a thread of its own.
///
/// Swift's thread pool is as wide as the machine has cores: two blocked tests would stop all others.
package func blocking<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
  }
}
