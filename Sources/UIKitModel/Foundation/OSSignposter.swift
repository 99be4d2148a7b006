import Foundation

/// What a mark on the time line is.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public var rawValue: UInt8

  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of a stretch.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a stretch.
  public static let end = OSSignpostType(rawValue: 2)
}

/// What tells stretches of one name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt64

  /// A stretch by its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// A stretch by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A stretch of a log. Inert: there is no time line; all are the one stretch.
  public init(log: OSLog) { self = .exclusive }
  /// A stretch of a log about an object. Inert: there is no time line; all are the one stretch.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The one stretch.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// None that can be.
  public static let invalid = OSSignpostID(rawValue: UInt64.max)
  /// None.
  public static let null = OSSignpostID(rawValue: 0)
}

/// Marks the time line. Inert: there is none.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks the time line with a message. Inert: there is none.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// A stretch of the time line that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// Marks the time line (iOS 15). Inert: there is none; a message is not even made.
public struct OSSignposter: Sendable {
  /// Marks of an app without a subsystem.
  public init() {}
  /// Marks of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Marks of a subsystem and a category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Marks of a log.
  public init(logHandle: OSLog) {}
  /// Marks of a logger's log.
  public init(logger: Logger) {}

  /// What marks nothing.
  public static let disabled = OSSignposter()
  /// Whether marks are kept: no.
  public var isEnabled: Bool { false }

  /// A new stretch.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A stretch about an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins a stretch. Inert.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins a stretch with a message. Inert.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends a stretch. Inert.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends a stretch with a message. Inert.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Marks a moment. Inert.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with a message. Inert.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Runs a body, as a stretch.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
