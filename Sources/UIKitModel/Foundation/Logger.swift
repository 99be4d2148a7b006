import Foundation

// The unified log of Apple's systems. There is none here, and what a test reads is `ConsoleLog`,
// where UIKit's own messages are: an app's are written nowhere.

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the importance.
  public var rawValue: UInt8

  /// An importance by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Without a particular importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// For information.
  public static let info = OSLogType(rawValue: 1)
  /// For whoever looks for a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// About a mistake.
  public static let error = OSLogType(rawValue: 16)
  /// About a mistake of the system.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log of a subsystem. Inert: nothing is written.
public final class OSLog: NSObject, Sendable {
  /// The log of an app without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// What a log collects besides messages.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public var rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moments on a time line.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// A log of a subsystem and a category.
  public init(subsystem: String, category: String) { super.init() }

  /// A log of a subsystem and a category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of an importance are written: no.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// Writes a message. Inert: there is no log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Writes a message. Inert: there is no log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {}

/// Writes a message. Inert: there is no log.
public func os_log(_ message: OSLogMessage) {}

/// Writes a message of an importance. Inert: there is no log.
public func os_log(_ level: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Writes messages of a subsystem (iOS 14). Inert: there is no log; a message is not even made.
public struct Logger: Sendable {
  /// A logger without a subsystem.
  public init() {}
  /// A logger of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// A logger of a log.
  public init(_ logObj: OSLog) {}

  /// Writes a message. Inert.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message of an importance. Inert.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message for whoever follows each step. Inert.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message for whoever looks for a mistake. Inert.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message for information. Inert.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message that is worth a note. Inert.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a warning. Inert.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes an error. Inert.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a severe error. Inert.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a mistake of the system. Inert.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}
