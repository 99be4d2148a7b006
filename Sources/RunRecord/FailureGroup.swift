/// One thing that fails, and the versions on which it does.
///
/// A long text at one place, such as that of a conflict of constraints, is worded a little otherwise in
/// each version: it is one failure, in the words of the newest. Short ones that differ, as heights do,
/// are failures of their own.
package struct FailureGroup: Equatable, Sendable {
  /// In the words of the newest version.
  package private(set) var failure: VersionRun.Failure
  package private(set) var versions: [Version]
  /// The version that the words are of, if another has other words.
  package private(set) var worded: Version?

  package init(_ failure: VersionRun.Failure, versions: [Version]) {
    self.failure = failure
    self.versions = versions
  }

  /// The characters from which on nobody compares two texts: more than fit on a screen's two lines.
  private static let longText = 200

  private static func isWorded(_ left: VersionRun.Failure, as right: VersionRun.Failure) -> Bool {
    left.message.count > longText && right.message.count > longText
      && (left.file, left.line, left.column) == (right.file, right.line, right.column)
  }

  /// Adds a failure on a version, not older than those before, to the group that it belongs to; on
  /// none, for an entry that is about no versions.
  package static func add(
    _ failure: VersionRun.Failure, on version: Version?, to groups: inout [FailureGroup]
  ) {
    let index =
      groups.firstIndex { $0.failure == failure }
      ?? groups.firstIndex { isWorded($0.failure, as: failure) && $0.versions.last != version }
    guard let index else {
      return groups.append(FailureGroup(failure, versions: version.map { [$0] } ?? []))
    }
    if groups[index].failure != failure || groups[index].worded != nil {
      groups[index].worded = version
    }
    groups[index].failure = failure
    if let version, groups[index].versions.last != version {
      groups[index].versions.append(version)
    }
  }

  /// The message behind the versions: `on iOS 8, 9: Expectation failed: …`; alone where there are none.
  ///
  /// - Parameter system: What versions are versions of; empty where that has no name.
  package func message(of system: String) -> String {
    guard !versions.isEmpty else { return failure.message }
    let name = system.isEmpty ? "" : "\(system) "
    let names = versions.map(\.description).joined(separator: ", ")
    let words = worded.map { ", in the words of \(name)\($0)" } ?? ""
    return "on \(name)\(names)\(words): \(failure.message)"
  }
}
