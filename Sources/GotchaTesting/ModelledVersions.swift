#if canImport(UIKit)
  import Foundation
#else
  import TableEngine
  import TableModel
#endif

/// The versions that cases can run on in this process.
enum ModelledVersions {
  #if canImport(UIKit)
    /// The major version of the system.
    static var current: Int { ProcessInfo.processInfo.operatingSystemVersion.majorVersion }

    /// On a real system there is only its own version.
    static var all: [Int] { [current] }

    @MainActor static func run(on version: Int, _ body: @MainActor () async -> Void) async {
      await body()
    }

    /// Nothing in Swift can catch what UIKit raises.
    @MainActor static func uncaughtException(
      in body: @MainActor () async throws -> Void
    ) async rethrows -> String? {
      try await body()
      return nil
    }
  #else
    static var current: Int { SystemVersion.current.major }

    /// The modelled versions, oldest first.
    static var all: [Int] { SystemVersion.modelled.map(\.major) }

    /// Runs `body` as on a version, in a process of its own.
    @MainActor static func run(on version: Int, _ body: @MainActor () async -> Void) async {
      await SystemVersion.$current.withValue(.iOS(version)) {
        await AppProcess.$bound.withValue(AppProcess()) { await body() }
      }
    }

    /// Runs `body` and returns what it raised and did not catch; a case that raises does not take
    /// the others down.
    @MainActor static func uncaughtException(
      in body: @MainActor () async throws -> Void
    ) async rethrows -> String? {
      try await UIKitException.caught(body)?.description
    }
  #endif
}
