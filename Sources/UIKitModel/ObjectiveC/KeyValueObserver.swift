import Foundation

/// One observation of a value.
final class KeyValueObserver: @unchecked Sendable {
  /// The key, or the first of a path, by which an object announces changes.
  let key: String
  private let options: NSKeyValueObservingOptions
  /// Reads the value that is observed.
  private let read: () -> Any?
  private let notify: (KeyValueChange) -> Void
  /// Looks for the sources again after a change, since an object of a path may be another one.
  var follow: (() -> Void)?
  /// The value that the observers heard of last, where they want the old one.
  private var last: Any?
  private(set) var isValid = true

  init(
    key: String, options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    notify: @escaping (KeyValueChange) -> Void
  ) {
    (self.key, self.options, self.read, self.notify) = (key, options, read, notify)
    if options.contains(.old) { last = read() }
  }

  /// Tells the first value to observers that want it.
  func begin() {
    if options.contains(.initial) { notify(KeyValueChange(new: given(.new, read()))) }
  }

  func invalidate() {
    isValid = false
    last = nil
    follow = nil
  }

  func sourceDidChange() {
    if options.contains(.prior) { notify(KeyValueChange(old: last, isPrior: true)) }
    let value = options.isDisjoint(with: [.old, .new]) ? nil : read()
    let change = KeyValueChange(old: given(.old, last), new: given(.new, value))
    if options.contains(.old) { last = value }
    follow?()
    AppProcess.current.call("The observer of \(key)") { notify(change) }
  }

  private func given(_ option: NSKeyValueObservingOptions, _ value: Any?) -> Any? {
    options.contains(option) ? value : nil
  }
}

/// What an observer hears of a change.
struct KeyValueChange {
  var old: Any?
  var new: Any?
  var isPrior = false
}
