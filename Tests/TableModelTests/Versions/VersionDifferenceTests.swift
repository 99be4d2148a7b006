import TableModel
import Testing

/// Where the differences between versions begin and end, met by doing what each is about.
@MainActor struct VersionDifferenceTests {
  @Test(
    "A difference is seen in its versions and in no other",
    arguments: VersionDifference.ofTables + VersionDifference.ofConstraints
      + VersionDifference.ofUnseenTables + VersionDifference.ofScreens)
  func versions(difference: VersionDifference) {
    for version in SystemVersion.modelled {
      let isSeen = SystemVersion.$current.withValue(version) {
        AppProcess.$bound.withValue(AppProcess()) { difference.isSeen() }
      }
      #expect(isSeen == difference.versions.contains(version.major), "\(version)")
    }
  }
}
