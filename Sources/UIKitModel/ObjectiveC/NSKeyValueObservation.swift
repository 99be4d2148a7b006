public import Foundation

/// What observers want to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The value at the time of the registration too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before each change. In the model it comes with the change, before the other call.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kinds of change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What a dictionary about a change has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of a change of a collection; the model has none.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call comes before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change: always a setting.
  public let kind: NSKeyValueChange
  /// The new value, if requested.
  public let newValue: Value?
  /// The value before, if requested.
  public let oldValue: Value?
  /// The indexes of a change of a collection: always nil.
  public let indexes: IndexSet?
  /// Whether the call comes before the change.
  public let isPrior: Bool
}

/// An observation, which ends with this object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) { self.observer = observer }

  deinit { observer.invalidate() }

  /// Ends the observation.
  public func invalidate() { observer.invalidate() }
}
