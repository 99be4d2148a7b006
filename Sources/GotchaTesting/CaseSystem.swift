package import Drawings
import Foundation

/// What the cases of a book run on: the system at hand, or a model of others.
package protocol CaseSystem: Sendable {
  init()

  /// The versions that cases can run on in this process, oldest first; none where it is not
  /// known what versions are versions of.
  var versions: [Version] { get }
  /// The version that the current task runs on; nil where none is known.
  var version: Version? { get }
  /// Whether the caller may enter the main actor without waiting.
  var isOnMain: Bool { get }
  /// Whether UIKit would not come to the code that runs, since it has raised an exception.
  var isBehindException: Bool { get }
  /// The types of what was used and made by another run: on another version, or on the other way
  /// through a pair.
  @MainActor var strangers: [String] { get }
  /// What has been printed to the console, also what the case has removed from its log.
  @MainActor var messages: [String] { get }

  /// The reasons of what the system has raised, also of what the case has caught.
  @MainActor var reasons: [String] { get }

  /// Makes what the system has for all cases, before the first.
  @MainActor func begin()
  /// Has nibs and storyboards found in the folder of a page, which is named from the book's folder.
  @MainActor func lookForNibs(beside page: String)
  /// Has classes that a nib names looked for in a type first.
  @MainActor func lookForNibClasses(in scope: Any.Type)

  /// Runs `body` as on a version, in a process of its own.
  @MainActor func run(on version: Version?, _ body: @MainActor () async -> Void) async
  /// Runs `body` and returns the exception that it raised and did not catch, which is noted when it
  /// happens; a case that raises does not take the others down.
  @MainActor func exception(
    onRaise: @escaping @MainActor () -> Void, in body: @MainActor () async throws -> Void
  ) async rethrows -> RaisedException?

  /// Films what is seen while a case runs; nil where nothing is.
  @MainActor func recorder(isOn: Bool) -> (any CaseFilming)?
  /// A run on the system broken by a fault, or by none, to see which faults it comes to; nil where
  /// nothing can be broken.
  @MainActor func trial(breaking fault: CaseFault?) -> (any CaseTrial)?
}

/// An exception that a case did not catch.
package struct RaisedException: Sendable {
  package var reason: String
  /// The line that the system prints when nothing catches it.
  package var description: String
  /// Whether the code of the case raised it, and not the system.
  package var isOfApp: Bool

  package init(reason: String, description: String, isOfApp: Bool) {
    self.reason = reason
    self.description = description
    self.isOfApp = isOfApp
  }
}

/// Films what is seen while one way through a case runs.
@MainActor package protocol CaseFilming {
  /// Films while `body` runs, and returns what was seen; nil if nothing was.
  func filming(_ body: @MainActor () async -> Void) async -> Film?
  /// Adds what is seen now under a mark.
  func mark(_ mark: String)
  /// What is wrong with a picture of what is seen now.
  func faults() -> [String]
}

/// One way in which what cases run on can be broken.
package struct CaseFault: Hashable, Sendable {
  /// The phrase as an identifier.
  package var id: String
  /// What a broken table does, as a verb in the third person.
  package var words: String
  /// Where it comes when several faults are tried, the lowest first.
  package var rank: Int
  /// Whether it breaks little, so that it says what a case is about.
  package var isSpecific: Bool
  /// Whether it is the behavior of another version.
  package var isOfVersion: Bool
  /// Whether exceptions have another reason.
  package var isOfReason: Bool

  package init(
    id: String, words: String, rank: Int, isSpecific: Bool = true, isOfVersion: Bool = false,
    isOfReason: Bool = false
  ) {
    self.id = id
    self.words = words
    self.rank = rank
    self.isSpecific = isSpecific
    self.isOfVersion = isOfVersion
    self.isOfReason = isOfReason
  }
}

/// A run on what is broken by one fault, or by none.
package protocol CaseTrial: Sendable {
  /// The faults whose places were reached, in the order of the first time.
  var reached: [CaseFault] { get }
  /// Runs `body` with the fault.
  @MainActor func run<Result>(_ body: @MainActor () async -> Result) async -> Result
}

// MARK: - The one of this program

/// Finds what the cases of this program run on.
enum CaseSystems {
  /// The name of the class that has cases run on the model. It is looked up by its name, so that
  /// linking its module is all that a book about the model does, and no other builds it.
  private static let modelName = "ModelCases.ModelSystem"

  /// The model in a program that is linked with it, otherwise the system at hand.
  static let current: any CaseSystem = model ?? SystemAtHand()

  private static var model: (any CaseSystem)? {
    #if canImport(UIKit)
      nil
    #else
      (NSClassFromString(modelName) as? any CaseSystem.Type)?.init()
    #endif
  }
}
