import TableModel
import Testing

/// Something that some versions do and others do not, and how to see it.
struct VersionDifference: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The major numbers of the first and the last version that do it.
  let versions: ClosedRange<Int>
  let isSeen: @MainActor @Sendable () -> Bool

  init(
    _ testDescription: String, in versions: ClosedRange<Int>,
    isSeen: @escaping @MainActor @Sendable () -> Bool
  ) {
    self.testDescription = testDescription
    self.versions = versions
    self.isSeen = isSeen
  }

  /// From a version on.
  init(
    _ testDescription: String, from version: Int,
    isSeen: @escaping @MainActor @Sendable () -> Bool
  ) {
    self.init(testDescription, in: version...SystemVersion.newest.major, isSeen: isSeen)
  }

  /// Up to a version.
  init(
    _ testDescription: String, to version: Int, isSeen: @escaping @MainActor @Sendable () -> Bool
  ) {
    self.init(testDescription, in: 8...version, isSeen: isSeen)
  }
}
