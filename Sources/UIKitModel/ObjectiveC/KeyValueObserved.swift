import Foundation
import Synchronization

/// A property that observers hear about when it is set: `@objc dynamic var` for Linux.
///
///     @KeyValueObserved var progress = 0.0
///
/// Observers hear of a change before `didSet` of the property runs; on Apple's systems they do
/// after it.
@propertyWrapper public struct KeyValueObserved<Value> {
  private let storage: Storage

  /// A property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get {
      KeyValueReadings.note(storage)
      return storage.value
    }
    nonmutating set {
      storage.value = newValue
      storage.announce()
    }
  }

  private final class Storage: KeyValueSource, @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}

/// Without a value, an optional property is nil.
extension KeyValueObserved where Value: ExpressibleByNilLiteral {
  /// A property that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

/// Something whose changes observers hear about.
class KeyValueSource: @unchecked Sendable {
  private(set) var observers: [KeyValueObserver] = []

  func add(_ observer: KeyValueObserver) {
    observers.removeAll { !$0.isValid || $0 === observer }
    observers.append(observer)
  }

  func announce() {
    guard !Fault.announcesNoProperty.isOn else { return }
    guard !observers.isEmpty else { return }
    for observer in observers where observer.isValid { observer.sourceDidChange() }
    observers.removeAll { !$0.isValid }
  }
}

/// Which sources a getter reads.
enum KeyValueReadings {
  private static let isRecording = Atomic(false)
  private static let sources = Mutex<[KeyValueSource]>([])

  /// Records a source that is read, while someone wants to know.
  static func note(_ source: KeyValueSource) {
    guard isRecording.load(ordering: .relaxed), DispatchQueue.isMainHere else { return }
    sources.withLock { $0.append(source) }
  }

  /// The sources that `body` reads.
  @MainActor static func sources(readBy body: () -> Void) -> [KeyValueSource] {
    let outer = sources.withLock { sources in
      defer { sources = [] }
      return sources
    }
    let wasRecording = isRecording.exchange(true, ordering: .relaxed)
    defer { isRecording.store(wasRecording, ordering: .relaxed) }
    body()
    return sources.withLock { sources in
      defer { sources = outer }
      return sources
    }
  }
}
