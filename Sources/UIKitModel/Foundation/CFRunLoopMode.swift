import Foundation

/// A mode of a loop.
public struct CFRunLoopMode: RawRepresentable, Equatable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString

  /// A mode by its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A mode by its name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All modes in which an app waits for events.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  /// The mode by Foundation's name.
  var ofFoundation: RunLoop.Mode {
    switch self {
    case .defaultMode: .default
    case .commonModes: .common
    default: RunLoop.Mode(rawValue: rawValue as String)
    }
  }
}

/// The usual mode of a loop.
public var kCFRunLoopDefaultMode: CFString! { CFRunLoopMode.defaultMode.rawValue }
/// All modes of a loop in which an app waits for events.
public var kCFRunLoopCommonModes: CFString! { CFRunLoopMode.commonModes.rawValue }
