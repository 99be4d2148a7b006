import Foundation

/// The system that the program runs on, which has one version and cannot be broken.
struct SystemAtHand: CaseSystem {
  #if canImport(UIKit)
    #if targetEnvironment(macCatalyst)
      /// The major version of the iOS whose UIKit a Mac has; nil if it is not known.
      private static let macVersion: Version? = {
        let path = "/System/Library/CoreServices/SystemVersion.plist"
        let system = NSDictionary(contentsOfFile: path)?["iOSSupportVersion"] as? String
        return system?.split(separator: ".").first.flatMap { Int($0) }.map { Version($0) }
      }()

      var version: Version? { Self.macVersion }
    #else
      var version: Version? {
        Version(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
      }
    #endif

    var versions: [Version] { version.map { [$0] } ?? [] }
  #else
    /// Which version is at hand of what a book is about, a library or a language, is not known.
    var version: Version? { nil }
    var versions: [Version] { [] }
  #endif

  var isOnMain: Bool { Thread.isMainThread }

  var isBehindException: Bool { false }

  /// On a real system there is one process.
  @MainActor var strangers: [String] { [] }

  /// What a real system prints cannot be read.
  @MainActor var messages: [String] { [] }

  /// What a real system raises cannot be caught.
  @MainActor var reasons: [String] { [] }

  @MainActor func begin() {}

  /// A real system has compiled nibs in its bundles.
  @MainActor func lookForNibs(beside page: String) {}

  @MainActor func lookForNibClasses(in scope: Any.Type) {}

  @MainActor func run(on version: Version?, _ body: @MainActor () async -> Void) async {
    await body()
  }

  /// Nothing in Swift can catch what a system raises.
  @MainActor func exception(
    onRaise: @escaping @MainActor () -> Void, in body: @MainActor () async throws -> Void
  ) async rethrows -> RaisedException? {
    try await body()
    return nil
  }

  @MainActor func recorder(isOn: Bool) -> (any CaseFilming)? { nil }

  @MainActor func trial(breaking fault: CaseFault?) -> (any CaseTrial)? { nil }
}
