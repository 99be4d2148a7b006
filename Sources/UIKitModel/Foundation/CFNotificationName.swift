import Foundation

/// The name of a notification, as Core Foundation has it.
public struct CFNotificationName: RawRepresentable, Equatable, Hashable, @unchecked Sendable {
  /// The text.
  public let rawValue: CFString

  /// A name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}
