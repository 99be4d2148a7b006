import Drawings
import Foundation
import RunRecord
import Synchronization
public import Testing

/// The expectations that a case has reached on one version.
///
/// Generated code passes `place(in:line:column:)` to each expectation as its source location, an
/// argument that is evaluated whether or not the expectation holds.
public final class ExpectationLog: Sendable {
  @TaskLocal static var current: ExpectationLog?

  /// The logs of the cases that are running, for code that runs outside of its case's task.
  private static let open = Mutex<[ExpectationLog]>([])

  private let file: String
  private let version: Version?
  private let reached = Mutex<Set<ExpectationPlace>>([])
  private let entered = Mutex<Set<ExpectationPlace>>([])
  private let seen = Mutex<[ExpectationPlace: [String: String]]>([:])
  /// The versions on which expectations were evaluated that are not the case's.
  private let elsewhere = Mutex<[ExpectationPlace: Version]>([:])

  /// Where the case is.
  let progress: CaseProgress

  init(file: String, version: Version?) {
    self.file = file
    progress = CaseProgress(file: file)
    self.version = version
    Self.open.withLock { $0.append(self) }
  }

  /// Takes no more expectations from code outside of the case's task.
  func close() {
    Self.open.withLock { open in open.removeAll { $0 === self } }
    progress.close()
  }

  /// Notes that an expectation is evaluated, and returns its place.
  ///
  /// - Parameters:
  ///   - file: The entry's file, from the root of the package.
  ///   - line: Its line there, from 1.
  ///   - column: Its column, from 1.
  ///   - values: What it reads that a half of a pair may have of its own, by name.
  public static func place(
    in file: String, line: Int, column: Int, _ values: [(String, Any)] = []
  ) -> SourceLocation {
    let place = ExpectationPlace(line, column)
    for log in logs(of: file) { log.note(place, values) }
    mark(place)
    return SourceLocation.inEntry(file, line: line, column: column)
  }

  /// Notes that the code of a branch runs.
  public static func enter(in file: String, line: Int, column: Int) {
    for log in logs(of: file) {
      log.entered.withLock { _ = $0.insert(ExpectationPlace(line, column)) }
    }
  }

  /// The logs of what runs here: none behind an exception, where UIKit would not come to.
  private static func logs(of file: String) -> [ExpectationLog] {
    guard !CaseSystems.current.isBehindException, RaisingBlock.current?.hasRaised != true else {
      return []
    }
    return current.map { [$0] } ?? open.withLock { $0.filter { $0.file == file } }
  }

  /// An expectation is what the case shows: the page has a picture of it.
  private static func mark(_ place: ExpectationPlace) {
    guard CaseSystems.current.isOnMain else { return }
    MainActor.assumeIsolated {
      CaseCamera.current?.mark(FilmMark.expectation(place.line, place.column))
    }
  }

  /// An expectation proves something of a version only where the model is that version: a detached
  /// task and a queue have the current one.
  private func note(_ place: ExpectationPlace, _ values: [(String, Any)]) {
    progress.come(to: place.line)
    let current = CaseSystems.current.version
    if current == version {
      reached.withLock { _ = $0.insert(place) }
      let texts = values.compactMap { name, value in Self.text(of: value).map { (name, $0) } }
      seen.withLock { seen in for (name, text) in texts { seen[place, default: [:]][name] = text } }
    } else {
      elsewhere.withLock { $0[place] = current }
    }
  }

  /// A value as it can be compared between two runs; nil for an object of the model, which changes while
  /// it is used. An object of the page is what it stores.
  private static func text(of value: Any, depth: Int = 3) -> String? {
    guard type(of: value) is AnyObject.Type else {
      return String(describing: value).withoutAddresses
    }
    guard depth > 0, !(value is NSObject) else { return nil }
    let stored = Mirror(reflecting: value).children.compactMap { child in
      text(of: child.value, depth: depth - 1).map { "\(child.label ?? ""): \($0)" }
    }
    return stored.isEmpty ? nil : stored.joined(separator: ", ")
  }

  /// What the expectation at a place has read last of the values that are noted, by name.
  func values(at place: ExpectationPlace) -> [String: String] {
    seen.withLock { $0[place] ?? [:] }
  }

  /// The version on which the expectation at a place was evaluated, if that is not the case's.
  func otherVersion(at place: ExpectationPlace) -> Version? {
    elsewhere.withLock { $0[ExpectationPlace(place.line, place.column)] }
  }

  /// What has been reached, in the order of the file.
  var places: [ExpectationPlace] {
    reached.withLock { reached in reached.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
  }

  /// The branches that have run.
  var branches: Set<ExpectationPlace> { entered.withLock(\.self) }

  /// Whether nothing has been reached.
  var isEmpty: Bool { reached.withLock(\.isEmpty) }

  /// The places among `expected` that have not been reached.
  func unreached(_ expected: [ExpectationPlace]) -> [ExpectationPlace] {
    reached.withLock { reached in
      expected.filter { !reached.contains(ExpectationPlace($0.line, $0.column)) }
    }
  }
}
