import Foundation

/// Makes another value of a value.
open class ValueTransformer: NSObject {
  private static let registered = RegisteredTransformers()

  /// The class of what is made.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it can be undone.
  open class func allowsReverseTransformation() -> Bool { true }
  /// The other value.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value that another one was made of.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  /// Gives a transformer a name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { registered.set(transformer, name) }
  /// The transformer of a name.
  public class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
    registered.transformer(name)
  }
  /// All names.
  open class func valueTransformerNames() -> [NSValueTransformerName] { registered.names }
}

/// The transformers that have names.
private final class RegisteredTransformers: @unchecked Sendable {
  private let lock = NSLock()
  private var transformers: [NSValueTransformerName: ValueTransformer] = [:]

  var names: [NSValueTransformerName] {
    lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    lock.withLock { transformers[name] = transformer }
  }

  func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { transformers[name] }
  }
}
