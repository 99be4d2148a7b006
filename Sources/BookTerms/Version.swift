/// A version of the system as entries, runs and pages name it: `8`, `14.5`.
public struct Version: Hashable, Comparable, Sendable {
  /// The first number.
  public var major: Int
  /// The second number, 0 where only the first is written.
  public var minor: Int

  /// The version with two numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Whether the left version is older than the right one.
  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

// MARK: - Text

extension Version: ExpressibleByIntegerLiteral {
  /// A major version: `8`.
  public init(integerLiteral major: Int) {
    self.init(major)
  }
}

extension Version: CustomStringConvertible {
  /// The version without the system's name: `8`, `14.5`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// Reads a description; nil for any other text.
  package init?(description: String) {
    let numbers = description.split(separator: ".", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard 1...2 ~= numbers.count, let major = numbers[0], major > 0 else { return nil }
    guard let minor = numbers.count > 1 ? numbers[1] : 0, minor >= 0 else { return nil }
    self.init(major, minor)
  }
}

// MARK: - Codable

extension Version: Codable {
  /// Reads the description.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = Version(description: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not the number of a version")
    }
    self = version
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
