import CSwiftCall
import Foundation

/// An exception that UIKit raises, with its name and its reason in the text of the version.
public struct UIKitException: Error, Hashable, Sendable {
  /// The exception's name: `NSInternalInconsistencyException`, `NSRangeException`, …
  public let name: String
  /// The reason, in the text of the version that raised it.
  public let reason: String

  /// Whether the app has raised it, and not the model.
  package fileprivate(set) var isOfApp = false

  /// What the model adds: where the cause is, what there is in place of what is missing, and what to
  /// do. UIKit has no such text, and two exceptions that differ in it are equal.
  package var hint: String?

  /// An exception that is not raised yet.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  package init(
    _ reason: String, name: String = Name.internalInconsistency, hint: String? = nil
  ) {
    self.init(name: name, reason: reason)
    self.hint = hint
  }

  /// The reason, and behind it the hint.
  package var explainedReason: String { hint.map { "\(reason)\n\($0)" } ?? reason }

  /// Raises the exception, as a failed assertion does.
  ///
  /// Swift cannot unwind: where a `caught` runs, this returns. Without one
  /// the process ends with the reason.
  @MainActor public func raise() { AppProcess.current.raise(self, isOfApp: true) }

  /// The exception as one of the app's.
  fileprivate var ofApp: UIKitException {
    var exception = self
    exception.isOfApp = true
    return exception
  }

  /// The exception as a broken model raises it.
  fileprivate var broken: UIKitException {
    UIKitException(
      Fault.raisesOtherText.isOn ? Fault.otherReason(than: reason) : reason,
      name: Fault.raisesOtherName.isOn ? Fault.otherText : name, hint: hint)
  }

  /// Ends the process with the reason, where code that a `caught` runs cannot go on.
  package func end() -> Never { fatalError(description) }

  /// Runs `body` and returns the first exception it raised, or nil.
  ///
  /// Swift cannot unwind, so the call that raises returns at once without having changed
  /// anything, and `body` goes on behind it; make it the last call of `body`. If it goes on into a
  /// trap, as a cast that fails, the process ends with the exception's text on standard error.
  /// Without a catcher an exception ends the process with its reason.
  @MainActor public static func caught(_ body: () throws -> Void) rethrows -> UIKitException? {
    try caught(at: { nil }, body)
  }

  /// The same; `place` is what a trap behind the exception names.
  @MainActor package static func caught(
    at place: @escaping () -> String?, _ body: () throws -> Void
  ) rethrows -> UIKitException? {
    let process = AppProcess.current
    let catcher = ExceptionCatcher(place: place)
    process.catchers.append(catcher)
    defer { process.catchers.removeAll { $0 === catcher } }
    try body()
    return catcher.exception
  }

  /// The same for a body that suspends.
  @MainActor public static func caught(
    _ body: @MainActor () async throws -> Void
  ) async rethrows -> UIKitException? { try await caught(onRaise: {}, body) }

  /// The same; `onRaise` is called when the first exception is raised.
  @MainActor package static func caught(
    onRaise: @escaping @MainActor () -> Void, _ body: @MainActor () async throws -> Void
  ) async rethrows -> UIKitException? {
    let process = AppProcess.current
    let catcher = ExceptionCatcher(onRaise: onRaise)
    process.catchers.append(catcher)
    defer { process.catchers.removeAll { $0 === catcher } }
    try await body()
    return catcher.exception
  }
}

// MARK: - Hashable

extension UIKitException {
  /// Whether two exceptions have the same name, reason and origin.
  public static func == (one: UIKitException, other: UIKitException) -> Bool {
    one.name == other.name && one.reason == other.reason && one.isOfApp == other.isOfApp
  }

  /// Hashes the name and the reason.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(reason)
  }
}

// MARK: - CustomStringConvertible

extension UIKitException: CustomStringConvertible {
  /// The line that the system prints when nothing catches the exception.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

/// The place where a raised exception ends up.
final class ExceptionCatcher {
  /// The first exception. What runs behind it may trap, and nobody would come to read it then.
  var exception: UIKitException? {
    didSet {
      guard let exception, oldValue == nil else { return }
      endText = EndText(exception.textBeforeTrap(at: place()))
    }
  }
  /// Called when the first exception is raised.
  let onRaise: @MainActor () -> Void
  /// Where the code is that raises, if that is known.
  private let place: () -> String?
  private var endText: EndText?

  init(
    place: @escaping () -> String? = { nil }, onRaise: @escaping @MainActor () -> Void = {}
  ) { (self.place, self.onRaise) = (place, onRaise) }

  /// Has a trap before the first exception name what the console had.
  func note(cause: String) {
    if endText == nil { endText = EndText(ExceptionCatcher.text(at: place(), cause)) }
  }

  /// A line of what is printed if a trap ends the process.
  fileprivate static func text(at place: String?, _ what: String) -> String {
    let line = what.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(place.map { "\($0): " } ?? "")error: before this trap \(line)\n"
  }
}

/// A text that is printed if a trap ends the process while this exists.
private final class EndText {
  private let number: Int32

  init(_ text: String) { number = swift_call_keep_end_text(text) }

  deinit { swift_call_drop_end_text(number) }
}

extension UIKitException {
  /// The line for a trap behind the exception.
  fileprivate func textBeforeTrap(at place: String?) -> String {
    ExceptionCatcher.text(
      at: place, "\(isOfApp ? "the app" : "UIKit") raised \(name): \(explainedReason)")
  }
}

extension UIKitException.Name {
  static let internalInconsistency = "NSInternalInconsistencyException"
  package static let range = "NSRangeException"
  static let invalidArgument = "NSInvalidArgumentException"
  static let invalidGeometry = "CALayerInvalidGeometry"
  static let invalidLayer = "CALayerInvalid"
}

extension UIKitException {
  /// The names that UIKit's exceptions carry.
  package enum Name {}
}

extension AppProcess {
  /// The one place where the model raises.
  ///
  /// The caller must not have changed anything yet, and returns right after.
  package func raise(_ exception: UIKitException, isOfApp: Bool = false) {
    guard let catcher = catchers.last else { Self.end(with: explained(exception)) }
    guard catcher.exception == nil else { return }
    guard isOfApp || !Fault.raisesNothing.isOn else { return }
    let exception = explained(exception)
    catcher.exception = isOfApp ? exception.ofApp : exception.broken
    if !isOfApp { reasons.append(exception.reason) }
    guard DispatchQueue.isMainHere else { return }
    MainActor.assumeIsolated {
      catcher.onRaise()
      noteVisibleChange(.raise)
    }
  }

  /// Ends the program, as an exception does that nothing catches.
  static func end(with exception: UIKitException) -> Never {
    let place = (NSClassFromString(nameOfPlaceInTest) as? any ExceptionPlace.Type)?.current
    let lines = [exception.description, exception.hint, place].compactMap(\.self)
    fatalError(lines.joined(separator: "\n"))
  }

  /// The class of `ScreenTesting` that has the running test, which is found by its name.
  private static let nameOfPlaceInTest = "ScreenTesting.PlaceInTest"

  /// An exception with the hint of what is being done.
  private func explained(_ exception: UIKitException) -> UIKitException {
    var explained = exception
    explained.hint = exception.hint ?? hints.last
    return explained
  }

  /// Runs `body`; an exception in it that has no hint of its own has this one.
  package func hinting<Result>(_ hint: String, _ body: () throws -> Result) rethrows -> Result {
    hints.append(hint)
    defer { hints.removeLast() }
    return try body()
  }

  /// Logs what may be the cause of something that goes wrong later: an issue and a trap repeat it.
  package func log(cause message: String) {
    console.log(message)
    if !console.causes.contains(message) { console.causes.append(message) }
    catchers.last?.note(cause: "the console had: \(message)")
  }

  /// Whether a `UIKitException.caught` runs.
  package var isCatching: Bool { !catchers.isEmpty }

  /// Whether the code that runs is behind an exception, where UIKit would not come to it.
  package var isBehindException: Bool { catchers.contains { $0.exception != nil } }
}

/// What names the place of an exception that nothing catches.
package protocol ExceptionPlace: AnyObject {
  /// The running test, and what to do; nil outside of a test.
  static var current: String? { get }
}
