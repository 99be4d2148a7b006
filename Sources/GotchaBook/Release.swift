/// The versions of iOS that were released.
package enum Release {
  /// The last minor version of each major one (Apple, "Apple security releases" and the release
  /// notes); nil for one that gets further ones.
  private static let lastMinor: [Int: Int?] = [
    2: 2, 3: 2, 4: 3, 5: 1, 6: 1, 7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 5, 13: 7, 14: 8, 15: 8,
    16: 7, 17: 7, 18: nil, 26: nil,
  ]

  /// The major versions of which the model has a behavior, in ascending order: from iOS 8 on.
  package static let modelled = lastMinor.keys.filter { $0 >= 8 }.sorted().map { Version($0) }

  /// Whether there was such a version.
  package static func exists(_ version: Version) -> Bool {
    guard let last = lastMinor[version.major] else { return false }
    return last.map { version.minor <= $0 } ?? true
  }

  /// What to write in the place of a version that does not exist.
  static func advice(insteadOf version: Version) -> String {
    let majors = lastMinor.keys.sorted()
    if let last = lastMinor[version.major], let last {
      return "the last version of iOS \(version.major) was \(version.major).\(last)"
    }
    guard let next = majors.first(where: { $0 > version.major }) else {
      return "the newest is iOS \(majors.last ?? 0); write 'iOS 8+' for a range without an end"
    }
    guard let before = majors.last(where: { $0 < version.major }) else {
      return "apps run on iOS \(next) and later"
    }
    return "the version after iOS \(before) is iOS \(next)"
  }
}
