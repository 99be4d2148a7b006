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
  #endif
}
