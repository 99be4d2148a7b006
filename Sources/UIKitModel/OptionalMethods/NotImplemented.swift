import Foundation

/// How the model detects that a delegate does not implement an optional method.
///
/// Linux has no `responds(to:)`, and much of UIKit's behavior depends on it. Every optional method
/// has a default implementation that returns a value no other implementation would, or records its
/// name, and the caller reads either as "not implemented". Delegates that decide at run time
/// override ``UIResponder/responds(to:)``.
@MainActor package enum NotImplemented {
  /// A NaN that no arithmetic makes.
  package static var height: CGFloat { CGFloat(Double(bitPattern: heightPattern)) }
  fileprivate nonisolated static var heightPattern: UInt64 { 0x7FF8_0000_0007_AB1E }
  /// A count, or an index, that no implementation returns.
  package static let count = Int.min
  /// A title that no implementation returns.
  package static let title = "\u{0}not implemented"
  /// A view that no implementation returns.
  package static let view = UIView(frame: .zero)

  /// The method whose default implementation was called last.
  private static var noted: String?

  /// Called by a default implementation whose return type has no unused value.
  package static func note(_ method: String = #function) { noted = method }

  /// Returns `value` from a default implementation whose return type has no unused value.
  package static func noting<Value>(_ value: Value, _ method: String = #function) -> Value {
    note(method)
    return value
  }

  /// The result of `call`; nil when it called the default implementation of `method`.
  ///
  /// An implementation may call the default implementations of other methods on its way.
  package static func result<Value>(of method: String, _ call: () -> Value) -> Value? {
    let outer = noted
    defer { noted = outer }
    noted = nil
    let value = call()
    return noted == method ? nil : value
  }

  /// The result of `call`, and whether an implementation of `method` returned it.
  ///
  /// The default implementation of `method` counts as called for the caller too, so that a call
  /// can be passed on.
  package static func passing<Value>(
    _ method: String, _ call: () -> Value
  ) -> (result: Value, isImplemented: Bool) {
    let outer = noted
    noted = nil
    let result = call()
    let isImplemented = noted != method && !isSentinel(result)
    if isImplemented { noted = outer }
    return (result, isImplemented)
  }

  /// Whether a value is one that default implementations return.
  private static func isSentinel<Value>(_ value: Value) -> Bool {
    // Where UIKit has no optional, a method may return the null of Objective-C, which no cast takes.
    if Value.self is AnyClass {
      let sentinel = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
      return unsafeBitCast(value, to: UnsafeRawPointer?.self) == sentinel
    }
    return switch value {
    case let height as CGFloat: height.implemented == nil
    case let count as Int: count.implemented == nil
    case let title as String: title == Self.title
    case let view as UIView: view === Self.view
    default: false
    }
  }

  /// The result of `call`; nil when it called the default implementation of `method`, or returned
  /// nil.
  package static func optional<Value>(_ method: String, _ call: () -> Value?) -> Value? {
    guard let value = result(of: method, call) ?? nil, !isSentinel(value) else { return nil }
    return value
  }
}

// MARK: - Values that no implementation returns

extension NotImplemented {
  /// The height that means “not implemented”.
  package static func sentinel() -> CGFloat { height }
  /// The count that means “not implemented”.
  package static func sentinel() -> Int { count }
  /// The title that means “not implemented”.
  package static func sentinel() -> String? { title }
  /// The view that means “not implemented”.
  package static func sentinel() -> UIView? { view }
}

extension CGFloat {
  /// The height, or nil if it is the value for "not implemented".
  package var implemented: CGFloat? {
    Double(self).bitPattern == NotImplemented.heightPattern ? nil : self
  }
}

extension Int {
  /// The count, or nil if it is the value for "not implemented".
  @MainActor package var implemented: Int? { self == NotImplemented.count ? nil : self }
}
