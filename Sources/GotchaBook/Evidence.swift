/// What supports an entry, how strongly, and on which versions.
package struct Evidence: Equatable, Sendable {
  package enum Level: String, CaseIterable, Comparable, Sendable {
    /// True of the reference model only, which supports nothing.
    case model
    /// An issue or a post reports it.
    case reported
    /// A log or a device run shows it.
    case observed
    /// Apple's documentation, headers or release notes have it.
    case documented

    package static func < (left: Level, right: Level) -> Bool {
      guard let a = allCases.firstIndex(of: left), let b = allCases.firstIndex(of: right) else {
        return false
      }
      return a < b
    }

    /// What is enough for the level, in a few words.
    package var example: String {
      switch self {
      case .model: "nothing but the model"
      case .reported: "an issue or a post"
      case .observed: "a log, a recording or a test on the real system"
      case .documented: "documentation whose words state it"
      }
    }

    /// What an entry may rest on, from the least on: `reported (an issue or a post), …`.
    package static var examples: String {
      allCases.filter { $0 != .model }.map { "\($0.rawValue) (\($0.example))" }
        .joined(separator: ", ")
    }
  }

  package var level: Level
  /// The versions that the source names: `on iOS 9.3–10.0 and 15.2`; nil when it names none.
  package var versions: VersionRange?
  /// The SDK that a documented statement is in: `in the iOS 16.5 SDK`.
  package var sdk: Version?
  /// The versions or the SDK as written, for display: `iOS 13.3.1`, `iOS 16.5 SDK`.
  package var versionsText: String?
  /// The sources, as inline nodes: what is behind the level and the versions.
  package var text: [MarkdownNode]
  /// The destinations of its links.
  package var links: [String]
  /// The ids of claims and facts that it names, in order (`EX-15`).
  package var claims: [String]
  /// The place of the level.
  package var place: Place

  package init(
    level: Level, versions: VersionRange? = nil, sdk: Version? = nil, versionsText: String? = nil,
    text: [MarkdownNode], links: [String], claims: [String] = [],
    place: Place = Place(file: "", line: 1)
  ) {
    self.level = level
    self.versions = versions
    self.sdk = sdk
    self.versionsText = versionsText
    self.text = text
    self.links = links
    self.claims = claims
    self.place = place
  }

  /// Whether it names the versions that it is about; undated evidence below `documented` covers none.
  package var isDated: Bool { versions != nil || sdk != nil }

  /// The years that its sources are said to be of, `of 2026` or `of July 2020`. A year is no version:
  /// the evidence covers none by it.
  package var years: [Int] {
    text.map(\.plainText).joined()
      .matches(of: /\bof (?:[A-Z][a-z]+ )?(20\d\d)\b/).compactMap { Int($0.1) }
  }
}
