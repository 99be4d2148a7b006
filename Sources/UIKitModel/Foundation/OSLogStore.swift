import Foundation

/// The entries of a log (iOS 15). Inert: there is no log, and there are no entries.
public final class OSLogStore: NSObject, Sendable {
  /// Whose entries are read.
  public enum Scope: Int, Sendable {
    case currentProcessIdentifier = 1
    case system = 0
  }

  /// The entries of the app.
  public init(scope: Scope) throws { super.init() }
  /// The entries of a file.
  public init(url: URL) throws { super.init() }

  /// The entries: none.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }

  /// The place of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// A place before the end, in seconds.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// A place after the last start of the system, in seconds.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// A place in a log.
public final class OSLogPosition: NSObject, Sendable {
  override init() { super.init() }
}

/// Goes through the entries of a log. Inert: there are none.
public final class OSLogEnumerator: NSEnumerator, @unchecked Sendable {
  /// How entries are gone through.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last one first.
    public static let reverse = Self(rawValue: 1 << 0)
  }
}

/// An entry of a log. Inert: there are none.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// What kind of entry it is.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7
    case longTerm14, longTerm30
  }

  /// The text.
  open var composedMessage: String { "" }
  /// When it was written.
  open var date: Date { .distantPast }
  /// How long it is kept.
  open var storeCategory: StoreCategory { .undefined }
}

/// Who wrote an entry of a log.
public protocol OSLogEntryFromProcess: NSObjectProtocol {
  /// The name of the program.
  var process: String { get }
  /// The number of its process.
  var processIdentifier: pid_t { get }
  /// The name of the library.
  var sender: String { get }
}

/// The words of an entry of a log.
public protocol OSLogEntryWithPayload: NSObjectProtocol {
  /// The subsystem.
  var subsystem: String { get }
  /// The category.
  var category: String { get }
  /// The text without values.
  var formatString: String { get }
}

/// A message of a log. Inert: there are none.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  /// How important a message is.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  /// How important the message is.
  public var level: Level { .undefined }
  /// The name of the program.
  public var process: String { ProcessInfo.processInfo.processName }
  /// The number of its process.
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  /// The name of the library.
  public var sender: String { "" }
  /// The subsystem.
  public var subsystem: String { "" }
  /// The category.
  public var category: String { "" }
  /// The text without values.
  public var formatString: String { "" }
}
