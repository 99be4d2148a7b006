import Foundation

/// The optional methods of a delegate, for calls that leave open whether it has them.
///
/// UIKit's optional methods are called with `delegate?.tableView?(tableView, didSelectRowAt:
/// path)`, which is nil where the delegate lacks the method. A Swift protocol has no optional
/// methods, so a property of the method's name represents it, whose value is called with the same
/// labels.
@preconcurrency @MainActor public struct OptionalMethods<Receiver> {
  package let receiver: Receiver

  package init(_ receiver: Receiver) { self.receiver = receiver }

  /// The result of a method that is named `name` and labeled like the caller; nil if the receiver
  /// does not implement it.
  package func result<Value>(
    _ name: String = "tableView", labels: String = #function, _ call: () -> Value
  ) -> Value? {
    NotImplemented.result(of: name + labels.trimmingPrefix("callAsFunction"), call)
  }

  /// The result of a method as `result(_:labels:_:)` returns it, or nil if that is nil.
  package func optional<Value>(
    _ name: String = "tableView", labels: String = #function, _ call: () -> Value?
  ) -> Value? {
    result(name, labels: labels, call) ?? nil
  }

  /// A title, or nil if it is the value for "not implemented".
  package func implemented(_ title: String?) -> String? {
    title == NotImplemented.title ? nil : title
  }

  /// A view, or nil if it is the value for "not implemented".
  package func implemented(_ view: UIView?) -> UIView? {
    view === NotImplemented.view ? nil : view
  }
}
