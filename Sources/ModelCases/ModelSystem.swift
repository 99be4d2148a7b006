#if !canImport(UIKit)
  import Foundation
  package import GotchaTesting
  import ScreenPictures
  import SystemVersions
  import TableModel
  import UIKitModel

  /// The model in all of its versions. A program that is linked with this module runs its cases on
  /// it, see `CaseSystems` in `GotchaTesting`.
  package final class ModelSystem: CaseSystem {
    package init() {}

    package var versions: [Version] { SystemVersion.modelled.map { Version($0.major) } }

    package var version: Version? { Version(SystemVersion.current.major) }

    package var isOnMain: Bool { DispatchQueue.isMainHere }

    package var isBehindException: Bool {
      DispatchQueue.isMainHere && AppProcess.current.isBehindException
    }

    @MainActor package var strangers: [String] { AppProcess.current.strangers.sorted() }

    @MainActor package var messages: [String] { AppProcess.current.console.printed }

    @MainActor package var reasons: [String] { AppProcess.current.reasons }

    @MainActor package func begin() {
      // The thread that watches calls begins with the first of them.
      ReturnWatch.watching("begin") {}
    }

    @MainActor package func lookForNibs(beside page: String) {
      AppProcess.current.resourceFolders = [URL(filePath: page).deletingLastPathComponent()]
    }

    @MainActor package func lookForNibClasses(in scope: Any.Type) {
      AppProcess.current.nibScope = _typeName(scope, qualified: true)
    }

    @MainActor package func run(on version: Version?, _ body: @MainActor () async -> Void) async {
      AppProcess.notesStrangers = true
      let system = version.map { SystemVersion.iOS($0.major) } ?? .current
      await SystemVersion.$current.withValue(system) {
        await AppProcess.$bound.withValue(AppProcess()) { await body() }
      }
    }

    @MainActor package func exception(
      onRaise: @escaping @MainActor () -> Void, in body: @MainActor () async throws -> Void
    ) async rethrows -> RaisedException? {
      try await UIKitException.caught(onRaise: onRaise, body).map {
        RaisedException(reason: $0.reason, description: $0.description, isOfApp: $0.isOfApp)
      }
    }

    @MainActor package func recorder(isOn: Bool) -> (any CaseFilming)? {
      FilmRecorder(isOn: isOn)
    }

    @MainActor package func trial(breaking fault: CaseFault?) -> (any CaseTrial)? {
      ModelTrial(breaking: fault)
    }
  }
#endif
