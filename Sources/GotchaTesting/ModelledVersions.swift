#if canImport(UIKit)
  import Foundation
#else
  import Foundation
  import TableEngine
  import TableModel
#endif

/// The versions that cases can run on in this process.
enum ModelledVersions {
  #if canImport(UIKit)
    #if targetEnvironment(macCatalyst)
      /// The major version of the iOS whose UIKit a Mac has; 0 if it is not known.
      static let current: Int = {
        let path = "/System/Library/CoreServices/SystemVersion.plist"
        let system = NSDictionary(contentsOfFile: path)?["iOSSupportVersion"] as? String
        return system?.split(separator: ".").first.flatMap { Int($0) } ?? 0
      }()
    #else
      /// The major version of the system.
      static var current: Int { ProcessInfo.processInfo.operatingSystemVersion.majorVersion }
    #endif

    /// What a real system prints cannot be read.
    @MainActor static var messages: [String] { [] }

    /// A real system has compiled nibs in its bundles.
    @MainActor static func lookForNibs(beside page: String) {}

    /// On a real system there is only its own version.
    static var all: [Int] { [current] }

    @MainActor static func run(on version: Int, _ body: @MainActor () async -> Void) async {
      await body()
    }

    /// Nothing in Swift can catch what UIKit raises.
    @MainActor static func uncaughtException(
      onRaise: @escaping @MainActor () -> Void, in body: @MainActor () async throws -> Void
    ) async rethrows -> (text: String, isOfApp: Bool)? {
      try await body()
      return nil
    }

    /// On a real system there is one process.
    @MainActor static var strangers: [String] { [] }
  #else
    static var current: Int { SystemVersion.current.major }

    /// What has been printed to the console, also what the case has removed from its log.
    @MainActor static var messages: [String] { AppProcess.current.console.printed }

    /// Has nibs and storyboards found in the folder of a page, which is named from the book's folder.
    @MainActor static func lookForNibs(beside page: String) {
      AppProcess.current.resourceFolders = [URL(filePath: page).deletingLastPathComponent()]
    }

    /// The modeled versions, oldest first.
    static var all: [Int] { SystemVersion.modelled.map(\.major) }

    /// Runs `body` as on a version, in a process of its own.
    @MainActor static func run(on version: Int, _ body: @MainActor () async -> Void) async {
      AppProcess.notesStrangers = true
      await SystemVersion.$current.withValue(.iOS(version)) {
        await AppProcess.$bound.withValue(AppProcess()) { await body() }
      }
    }

    /// Runs `body` and returns what it raised and did not catch, which is noted when it happens; a
    /// case that raises does not take the others down.
    @MainActor static func uncaughtException(
      onRaise: @escaping @MainActor () -> Void, in body: @MainActor () async throws -> Void
    ) async rethrows -> (text: String, isOfApp: Bool)? {
      try await UIKitException.caught(onRaise: onRaise, body).map { ($0.description, $0.isOfApp) }
    }

    /// The types of what was used and made by another run: on another version, or on the other way
    /// through a pair.
    @MainActor static var strangers: [String] { AppProcess.current.strangers.sorted() }
  #endif
}
