public import Foundation

/// An object of UIKit that announces changes of some properties by their keys.
@MainActor protocol KeyValueAnnouncing: AnyObject {
  /// What hears of the changes.
  var keyValueSource: KeyValueAnnouncer? { get set }
}

/// The observers of one object, by key.
final class KeyValueAnnouncer {
  private var sources: [String: KeyValueSource] = [:]

  /// The source of a property's changes.
  func source(_ key: String) -> KeyValueSource {
    if let source = sources[key] { return source }
    let source = KeyValueSource()
    sources[key] = source
    return source
  }

  func announce(_ key: String) { sources[key]?.announce() }
}

extension KeyValueAnnouncing {
  /// Announces that properties have changed.
  func announce(_ keys: String...) {
    guard let keyValueSource else { return }
    for key in keys { keyValueSource.announce(key) }
  }
}

/// Connects observers with what they observe.
@MainActor enum KeyValueObserving {
  /// The announcers of objects that are not UIKit's, which announce by `didChangeValue`.
  private static let others = AttachedValues<KeyValueAnnouncer>()

  static func announcer(of object: AnyObject) -> KeyValueAnnouncer {
    if let object = object as? any KeyValueAnnouncing {
      if let announcer = object.keyValueSource { return announcer }
      let announcer = KeyValueAnnouncer()
      object.keyValueSource = announcer
      return announcer
    }
    return others.value(of: object) { KeyValueAnnouncer() }
  }

  /// Observes the value at a path of names.
  static func observe(
    _ path: String, of object: AnyObject, options: NSKeyValueObservingOptions,
    notify: @escaping (KeyValueChange) -> Void
  ) -> KeyValueObserver {
    let observer = KeyValueObserver(
      key: path, options: options,
      read: { [weak object] in object.flatMap { KeyValueCoding.value(forKeyPath: path, of: $0) } },
      notify: notify)
    let connect = { [weak object, weak observer] in
      guard let object, let observer else { return }
      for source in sources(of: path, of: object) { source.add(observer) }
    }
    observer.follow = connect
    connect()
    return observer
  }

  /// What announces changes along a path: properties that are read, and objects by their keys.
  private static func sources(of path: String, of object: AnyObject) -> [KeyValueSource] {
    var sources: [KeyValueSource] = []
    var next: AnyObject? = object
    for key in path.split(separator: ".").map(String.init) {
      guard let object = next else { break }
      sources.append(announcer(of: object).source(key))
      sources += KeyValueReadings.sources {
        next = (ObjectiveC.property(key, of: object)?.get(object)).map { $0 as AnyObject }
      }
    }
    return sources
  }

  /// Observes the value of a key path; nil if nothing announces its changes.
  static func observe<Object: NSObject, Value>(
    _ path: KeyPath<Object, Value>, of object: Object, options: NSKeyValueObservingOptions,
    notify: @escaping (KeyValueChange) -> Void
  ) -> KeyValueObserver? {
    let key = key(of: path, of: object)
    let observer = KeyValueObserver(
      key: key ?? "", options: options, read: { [weak object] in object?[keyPath: path] },
      notify: notify)
    let connect = { [weak object, weak observer] () -> Bool in
      guard let object, let observer else { return false }
      var sources = KeyValueReadings.sources { _ = object[keyPath: path] }
      if let key { sources.append(announcer(of: object).source(key)) }
      for source in sources { source.add(observer) }
      return !sources.isEmpty
    }
    observer.follow = { _ = connect() }
    return connect() ? observer : nil
  }

  /// The key of a property that its object announces, or that its class's table has.
  static func key<Object: NSObject, Value>(
    of path: KeyPath<Object, Value>, of object: Object
  ) -> String? {
    if let type = Object.self as? any ObservableKeys.Type, let key = type.observableKeys[path] {
      return key
    }
    return ObjectiveC.members(of: type(of: object)).values.first { member in
      guard case .property(let property) = member.kind else { return false }
      return property.path == path
    }?.name
  }
}

// MARK: - NSKeyValueObserving

extension NSObjectProtocol where Self: NSObject {
  /// Called before a change that the app announces itself. Observers hear of it with
  /// ``didChangeValue(for:)``.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Announces a change of a property; one that is known by no name is not observed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    nonisolated(unsafe) let (object, path) = (self, keyPath)
    MainActor.assumeIsolated {
      guard let key = KeyValueObserving.key(of: path, of: object) else { return }
      KeyValueObserving.announcer(of: object).announce(key)
    }
  }

  /// Calls `changeHandler` after each change of a property, until the result is released.
  ///
  /// Properties are those that an app marks `@objc dynamic`, and of UIKit's the frame, bounds and
  /// center of views, `contentOffset`, `contentSize` and `contentInset` of scroll views, and some
  /// more. One that nothing announces raises an exception.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let (object, keyPath, handler) = (self, keyPath, changeHandler)
    return MainActor.assumeIsolated {
      let observer = KeyValueObserving.observe(keyPath, of: object, options: options) {
        [weak object] change in
        guard let object else { return }
        handler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
            indexes: nil, isPrior: change.isPrior))
      }
      guard let observer else {
        AppProcess.current.raise(
          UIKitException(
            "observe(_:options:changeHandler:) of \(UIKitException.description(of: object)): nothing "
              + "announces changes of \(keyPath); mark the property @objc dynamic (model)",
            name: UIKitException.Name.invalidArgument))
        return NSKeyValueObservation(
          KeyValueObserver(key: "", options: [], read: { nil }, notify: { _ in }))
      }
      observer.begin()
      return NSKeyValueObservation(observer)
    }
  }
}

extension NSObjectProtocol {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after each change.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, context) = (self as AnyObject, context)
    nonisolated(unsafe) let receiver = observer
    MainActor.assumeIsolated {
      ObserverList.list(of: object).add(
        receiver, keyPath, of: object, options: options, context: context)
    }
  }

  /// Ends an observation; one that there is not raises UIKit's exception.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, context) = (self as AnyObject, context)
    nonisolated(unsafe) let receiver = observer
    MainActor.assumeIsolated {
      ObserverList.list(of: object).remove(receiver, keyPath, of: object, context: .some(context))
    }
  }

  /// Ends an observation of any context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let object = self as AnyObject
    nonisolated(unsafe) let receiver = observer
    MainActor.assumeIsolated {
      ObserverList.list(of: object).remove(receiver, keyPath, of: object, context: .none)
    }
  }

  /// Called before a change that the app announces itself. Observers hear of it with
  /// ``didChangeValue(forKey:)``.
  public func willChangeValue(forKey key: String) {}

  /// Announces a change of a property.
  public func didChangeValue(forKey key: String) {
    nonisolated(unsafe) let object = self as AnyObject
    MainActor.assumeIsolated { KeyValueObserving.announcer(of: object).announce(key) }
  }
}

/// The observers of one object that were added by name.
@MainActor final class ObserverList {
  private static let lists = AttachedValues<ObserverList>()

  private struct Entry {
    let receiver: ObjectIdentifier
    let path: String
    let context: UnsafeMutableRawPointer?
    let observer: KeyValueObserver
  }

  private var entries: [Entry] = []

  static func list(of object: AnyObject) -> ObserverList {
    lists.value(of: object) { ObserverList() }
  }

  func add(
    _ receiver: NSObject, _ path: String, of object: AnyObject, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    let observer = KeyValueObserving.observe(path, of: object, options: options) {
      [weak receiver, weak object] change in
      // An observer that is gone hears nothing (iOS 11; Apple, release notes of Foundation).
      guard let receiver, let object else { return }
      Self.notify(receiver, path, of: object, change, options, context)
    }
    entries.append(
      Entry(receiver: ObjectIdentifier(receiver), path: path, context: context, observer: observer))
    observer.begin()
  }

  func remove(
    _ receiver: NSObject, _ path: String, of object: AnyObject, context: UnsafeMutableRawPointer??
  ) {
    let index = entries.lastIndex {
      $0.receiver == ObjectIdentifier(receiver) && $0.path == path
        && (context == nil || $0.context == context)
    }
    guard let index else {
      return AppProcess.current.raise(
        UIKitException(
          "Cannot remove an observer \(UIKitException.description(of: receiver)) for the key path "
            + "\"\(path)\" from \(UIKitException.description(of: object)) because it is not "
            + "registered as an observer.", name: UIKitException.Name.range))
    }
    entries[index].observer.invalidate()
    entries.remove(at: index)
  }

  private static func notify(
    _ receiver: NSObject, _ path: String, of object: AnyObject, _ change: KeyValueChange,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if change.isPrior { values[.notificationIsPriorKey] = true }
    if options.contains(.old), let old = change.old { values[.oldKey] = old }
    if options.contains(.new), !change.isPrior { values[.newKey] = change.new ?? NSNull() }
    if let responder = receiver as? UIResponder {
      return responder.observeValue(
        forKeyPath: path, of: object, change: values, context: context)
    }
    let selector: Selector = "observeValueForKeyPath:ofObject:change:context:"
    guard let method = ObjectiveC.method(selector, of: receiver) else {
      return AppProcess.current.raise(.unobserved(path, object, by: receiver))
    }
    ObjectiveC.send(method, to: receiver, [path, object, values, context])
  }
}

extension UIKitException {
  /// What an observer raises that does not implement the method of observers.
  @MainActor static func unobserved(
    _ path: String, _ object: AnyObject, by receiver: AnyObject
  ) -> UIKitException {
    UIKitException(
      "\(description(of: receiver)): An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled.\nKey path: \(path)\nObserved object: \(description(of: object))"
    )
  }
}
